import { ORDER_CONCERNS, type OrderConcern } from '@zaylat/domain/orders';
import { addressOf, SECTIONS, textOf } from './operating-path.ts';

/** What the address of the orders selects. */
export interface OperatedOrdersSearch {
	readonly search?: string | undefined;
	readonly concern?: OrderConcern | undefined;
}

/** Reads the address of the orders; unknown values are ignored. */
export const readOrdersSearch = (query: URLSearchParams): OperatedOrdersSearch => ({
	search: textOf(query, 'search'),
	concern: ORDER_CONCERNS.find((concern) => concern === query.get('concern')),
});

/** Address of the orders. @param cursor where the list begins */
export const operatedOrdersPath = (search: OperatedOrdersSearch, cursor?: string): string =>
	addressOf(SECTIONS.orders.path, { ...search, cursor });

/** Address of an order. */
export const operatedOrderPath = (id: string): string => `${SECTIONS.orders.path}/${encodeURIComponent(id)}`;
