import { staffOrder, staffOrders } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { readOrdersSearch } from './orders-path.ts';
import { operatingQueries, viewsQuery } from './queries.ts';

/** What the section of orders shows. */
export const operatedOrdersQueries = {
	...operatingQueries,
	views: viewsQuery,
	orders: optional(({ url, cursor }) => staffOrders({ ...readOrdersSearch(url.searchParams), cursor })),
};

/** What the page of one order shows. */
export const operatedOrderQueries = {
	...operatingQueries,
	order: optional(({ params }) => staffOrder(params.id ?? '')),
};
