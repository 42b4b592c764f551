export { Dialog } from './dialog.tsx';
export type { DialogLabels, DialogPlacement, DialogProps } from './dialog-props.ts';
