import { orderDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useParams } from 'react-router';
import { useAppContext } from '../app/app-context.ts';
import { useLiveChanges } from '../shared/account-events/use-live-changes.ts';
import { LazyDemoCourier } from '../shared/demo/lazy-demo.tsx';
import { OrderContent } from './components/order-content.tsx';

const PLACE = <Skeleton shape="block" className="h-96 w-full" />;

/** One order: its parcels and their way, what it came to, and what its buyer can do now. */
export function OrderPage() {
	const { isDemo } = useAppContext();
	const { id = '' } = useParams();
	const { data, mutate } = useQuery(orderDetail(id));
	useLiveChanges(['orders'], () => void mutate());
	if (data === undefined) return PLACE;
	const { code, parcels } = data.data;
	const shown = Object.fromEntries(parcels.map(({ trackCode, status }) => [trackCode, status]));
	return (
		<>
			<OrderContent />
			{isDemo && parcels.some(({ kind }) => kind === 'goods') && (
				<div className="mt-4 empty:hidden">
					<LazyDemoCourier id={id} orderCode={code} shown={shown} />
				</div>
			)}
		</>
	);
}
