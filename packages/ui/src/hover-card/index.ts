export { HoverCard, type HoverCardProps } from './hover-card.tsx';
