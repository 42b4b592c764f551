export type { LineCount } from './line-clamp.ts';
export { Text, type TextProps, type TextTone } from './text.tsx';
