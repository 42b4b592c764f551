import type { Order } from '@zaylat/api-client/contract';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { orderQueries } from '../queries.ts';
import type { OrderMoves } from './use-order-move.ts';

/** The order that the address names, for parts that come later than its page, and how it is changed. */
export function useCurrentOrder(): OrderMoves & { readonly order: Order | undefined } {
	// The page asks for it; what it got is here too.
	const { data, mutate } = useScreenQuery(orderQueries.order, { revalidateOnMount: false });
	return {
		order: data?.data,
		onChange: (order) => void mutate({ data: order }, { revalidate: false }),
		onStale: () => void mutate(),
	};
}
