export { Dialog, type DialogLabels, type DialogPlacement, type DialogProps } from './dialog.tsx';
