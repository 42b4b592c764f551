export type { Breakpoint, Responsive, Space } from './space.ts';
export { Stack, type StackProps } from './stack.tsx';
