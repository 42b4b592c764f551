export { Segment, type SegmentProps } from './segment.tsx';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';
