import { RecentViewsRow } from '../../shared/recent-views/recent-views-row.tsx';

/** What the visitor looked at last; nothing before that. */
export function RecentGoods() {
	return <RecentViewsRow />;
}
