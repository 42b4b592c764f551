import { ORDER_STAGES, type OrderStage } from '@zaylat/domain/orders';
import { cleanSigns } from '@zaylat/domain/typed-text';

/** Path of the shopper's orders (Decision 22). */
export const ORDERS_PATH = '/Orders';

/** What the list of orders is narrowed to by its address. */
export interface OrderSearch {
	readonly stage?: OrderStage | undefined;
	/** Part of a code, as it was typed. */
	readonly code?: string | undefined;
}

/** Most letters of a code that are searched for. */
export const CODE_LENGTH = 40;

/** Reads what an address narrows the list to; what makes no sense is left out. */
export function readOrderSearch(query: URLSearchParams): OrderSearch {
	const code = cleanSigns(query.get('code') ?? '').slice(0, CODE_LENGTH);
	return {
		stage: ORDER_STAGES.find((stage) => stage === query.get('stage')),
		code: code === '' ? undefined : code,
	};
}

/** Path of the list, narrowed. */
export function ordersPath({ stage, code }: OrderSearch = {}, cursor?: string): string {
	const query = new URLSearchParams({ ...(stage && { stage }), ...(code && { code }), ...(cursor && { cursor }) });
	return query.size === 0 ? ORDERS_PATH : `${ORDERS_PATH}?${query}`;
}
