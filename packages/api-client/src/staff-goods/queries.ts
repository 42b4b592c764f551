import { call } from '../http/request.ts';
import type { getReviewedGoods, listReviewedGoods } from './contract.ts';

/** Goods that wait for review, those that wait longest first: `response.data`. */
export function goodsInReview({
	search,
	cursor,
}: {
	readonly search?: string | undefined;
	readonly cursor?: string | undefined;
} = {}) {
	return call<typeof listReviewedGoods>('GET', '/api/operating/goods', { guarded: true, query: { search, cursor } });
}

/** A product that waits for review: `response.data`. Error: `product_not_found`. */
export function reviewedProduct(id: string) {
	return call<typeof getReviewedGoods>('GET', '/api/operating/goods/{id}', { guarded: true, params: { id } });
}
