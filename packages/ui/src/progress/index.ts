export { Progress, type ProgressProps } from './progress.tsx';
export { ProgressCircle, type ProgressCircleProps } from './progress-circle.tsx';
export type { ProgressTone } from './progress-value.ts';
