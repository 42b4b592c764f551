import { useParams } from 'react-router';
import { RecentViewsRow } from '../../shared/recent-views/recent-views-row.tsx';

/** What the visitor looked at before the product that the address names. */
export function RecentGoods() {
	const { id = '' } = useParams();
	return <RecentViewsRow exceptId={id} />;
}
