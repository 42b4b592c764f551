export { Popover, type PopoverLabels, type PopoverProps } from './popover.tsx';
