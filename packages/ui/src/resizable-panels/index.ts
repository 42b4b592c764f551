export { ResizablePanels, type ResizablePanelsProps } from './resizable-panels.tsx';
export type { ResizablePanelsLabels } from './resizable-panels-labels.ts';
