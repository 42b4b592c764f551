export { ResizablePanels, type ResizablePanelsLabels, type ResizablePanelsProps } from './resizable-panels.tsx';
