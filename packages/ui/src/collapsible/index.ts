export { Collapsible, type CollapsibleHeadingLevel, type CollapsibleProps } from './collapsible.tsx';
