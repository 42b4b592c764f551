export { ScrollArea, type ScrollAreaProps } from './scroll-area.tsx';
export { scrollToMiddle } from './scroll-to-middle.ts';
