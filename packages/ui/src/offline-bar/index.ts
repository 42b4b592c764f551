export { OfflineBar, type OfflineBarLabels, type OfflineBarProps } from './offline-bar.tsx';
export { useIsOnline } from './use-is-online.ts';
