export { mergeProps, mergeRefs } from './merge.ts';
export { Slot, type SlotProps } from './slot.tsx';
