import { orderDetail } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { useParams } from 'react-router';
import type { OrderMoves } from './use-order-move.ts';

/** The order that the address names, for parts that come later than its page, and how it is changed. */
export function useCurrentOrder(): OrderMoves & { readonly order: Order | undefined } {
	const { id = '' } = useParams();
	// The page asks for it; what it got is here too.
	const { data, mutate } = useQuery(orderDetail(id), { revalidateOnMount: false });
	return {
		order: data?.data,
		onChange: (order) => void mutate({ data: order }, { revalidate: false }),
		onStale: () => void mutate(),
	};
}
