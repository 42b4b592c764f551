export { mergeRefs } from './merge-refs.ts';
export { Slot, type SlotProps } from './slot.tsx';
