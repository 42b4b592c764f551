import { orderDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useParams } from 'react-router';
import { Later } from '../app/later.tsx';
import { ORDER_PARTS } from './order-parts.ts';

const PLACE = <Skeleton shape="block" className="h-96 w-full" />;

/** One order: its parcels and their way, what it came to, and what its buyer can do now. */
export function OrderPage() {
	const { id = '' } = useParams();
	const { data } = useQuery(orderDetail(id));
	return data === undefined ? PLACE : <Later part={ORDER_PARTS.content} fallback={PLACE} />;
}
