import { orderDetail, orders } from '@zaylat/api-client';
import { critical, optional } from '../../core/screen/screen-queries.ts';
import { readOrderSearch } from './order-filter.ts';

/** The links by states and the search stay when the list cannot be loaded. */
export const ordersQueries = {
	orders: optional(({ url, cursor }) => orders({ ...readOrderSearch(url.searchParams), cursor })),
};

export const orderQueries = { order: critical(({ params }) => orderDetail(params.id ?? '')) };
