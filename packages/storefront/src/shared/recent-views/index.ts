export type { RecentViews } from './create-recent-views.ts';
export { RecentViewsRow, type RecentViewsRowProps } from './recent-views-row.tsx';
export { useRecentViews } from './use-recent-views.ts';
export { useRecordView } from './use-record-view.ts';
