export { Countdown, type CountdownLabels, type CountdownProps } from './countdown.tsx';
export type { CountdownFigure, CountdownUnit } from './countdown-time.ts';
