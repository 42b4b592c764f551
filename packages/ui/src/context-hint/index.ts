export { ContextHint, type ContextHintProps } from './context-hint.tsx';
