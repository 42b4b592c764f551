import type { FlashSaleState } from '@zaylat/domain/flash-sale';
import { call } from '../http/request.ts';
import type { findFlashSaleGoods, getOperatedFlashSale, listOperatedFlashSales } from './contract.ts';

/** Flash sales that are wanted. */
export interface OperatedFlashSaleFilter {
	readonly state?: FlashSaleState | undefined;
	/** A part of the name. */
	readonly search?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** Flash sales of the market, the last to begin first: `response.data`. */
export function operatedFlashSales({ state, search, cursor }: OperatedFlashSaleFilter = {}) {
	return call<typeof listOperatedFlashSales>('GET', '/api/operating/flash-sales', {
		guarded: true,
		query: { state, search, cursor },
	});
}

/** A flash sale of the market: `response.data`. Errors: `path_not_found`. */
export function operatedFlashSale(id: string) {
	return call<typeof getOperatedFlashSale>('GET', '/api/operating/flash-sales/{id}', { guarded: true, params: { id } });
}

/**
 * Products on sale for a flash sale: `response.data.items`, at most ten.
 * @param search 1 to 49 characters without a web link
 */
export function flashSaleGoods(search: string) {
	return call<typeof findFlashSaleGoods>('GET', '/api/operating/flash-sale-goods', {
		guarded: true,
		query: { search },
	});
}
