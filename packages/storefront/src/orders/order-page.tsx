import { orderDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useParams } from 'react-router';
import { Later } from '../app/later.tsx';
import { useShop } from '../app/shop.ts';
import { LateDemoCourier } from '../shared/demo/late-demo.tsx';
import { ORDER_PARTS } from './order-parts.ts';

const PLACE = <Skeleton shape="block" className="h-96 w-full" />;

/** One order: its parcels and their way, what it came to, and what its buyer can do now. */
export function OrderPage() {
	const { isDemo } = useShop();
	const { id = '' } = useParams();
	const { data } = useQuery(orderDetail(id));
	if (data === undefined) return PLACE;
	const { code, parcels } = data.data;
	const shown = Object.fromEntries(parcels.map(({ trackCode, status }) => [trackCode, status]));
	return (
		<>
			{isDemo && parcels.some(({ kind }) => kind === 'goods') && (
				<div className="mb-4 empty:hidden">
					<LateDemoCourier id={id} orderCode={code} shown={shown} />
				</div>
			)}
			<Later part={ORDER_PARTS.content} fallback={PLACE} />
		</>
	);
}
