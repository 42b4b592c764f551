export { type AppStore, StoreBadge, type StoreBadgeLabels, type StoreBadgeProps } from './store-badge.tsx';
