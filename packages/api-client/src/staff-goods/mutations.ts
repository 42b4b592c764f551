import type { ReviewReason } from '@zaylat/domain/goods';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Puts a product on sale that waits for review. Errors: `product_not_found`, `product_move_refused`. */
export function publishReviewed(id: string) {
	return call<typeof contract.publishReviewedGoods>('POST', '/api/operating/goods/{id}/publish', {
		guarded: true,
		params: { id },
	});
}

/** Gives a product back to its shop with reasons. Errors: `product_not_found`, `product_move_refused`. */
export function refuseReviewed(id: string, reasons: readonly ReviewReason[], note: string) {
	return call<typeof contract.refuseReviewedGoods>('POST', '/api/operating/goods/{id}/refusal', {
		guarded: true,
		params: { id },
		body: { reasons: [...reasons], note },
	});
}
