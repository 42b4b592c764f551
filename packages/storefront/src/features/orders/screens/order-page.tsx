import { Skeleton } from '@zaylat/ui/skeleton';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { LazyDemoCourier } from '../../demo/lazy-demo.tsx';
import { useLiveChanges } from '../../notifications/use-live-changes.ts';
import { OrderContent } from '../components/order-content.tsx';
import { orderQueries } from '../queries.ts';

const PLACE = <Skeleton shape="block" className="h-96 w-full" />;

/** One order: its parcels and their way, what it came to, and what its buyer can do now. */
export function OrderPage() {
	const { isDemo } = useAppContext();
	const { data, mutate } = useScreenQuery(orderQueries.order);
	useLiveChanges(['orders'], () => void mutate());
	if (data === undefined) return PLACE;
	const { code, parcels } = data.data;
	const shown = Object.fromEntries(parcels.map(({ trackCode, status }) => [trackCode, status]));
	return (
		<>
			<OrderContent />
			{isDemo && parcels.some(({ kind }) => kind === 'goods') && (
				<div className="mt-4 empty:hidden">
					<LazyDemoCourier orderCode={code} shown={shown} onMove={() => void mutate()} />
				</div>
			)}
		</>
	);
}
