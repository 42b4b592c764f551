import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** What a price is asked for: a variant, or a product for its first variant. */
export type QuotationWish = (
	| { readonly variantId: string; readonly productId?: undefined }
	| { readonly productId: string; readonly variantId?: undefined }
) & {
	/** 1 to 999. */
	readonly quantity: number;
	/** Price of a piece, in minor units of the shop's currency. */
	readonly wishedPrice?: number | undefined;
	/** At most 500 characters. */
	readonly note?: string | undefined;
};

/**
 * Asks a shop for a price: `answer.data` is the quotation.
 * Errors: `product_not_found`, `below_minimum` with `details.minimum`, `quotation_refused` with `details.reason`
 * (`not_wholesale`, `own_shop`, `open_already`), `out_of_stock`, `quantity_limited` with `details.available`.
 */
export function requestQuotation(wish: QuotationWish) {
	return call<typeof contract.requestQuotation>('POST', '/api/quotations', { guarded: true, body: wish });
}

/**
 * Accepts an answer into the cart: `answer.data.quotation` and `answer.data.cart`.
 * Errors: `quotation_not_found`, `quotation_move_refused` with `details.status`, `out_of_stock`, `quantity_limited` with
 * `details.available`.
 * @param quantity pieces that are taken where fewer are left than quoted; all unless given
 */
export function acceptQuotation(quotationId: string, quantity?: number) {
	return call<typeof contract.acceptQuotation>('POST', '/api/quotations/{quotationId}/accept', {
		guarded: true,
		params: { quotationId },
		query: { quantity },
	});
}

/** Declines an answer: `answer.data` is the quotation. Errors: `quotation_not_found`, `quotation_move_refused`. */
export function declineQuotation(quotationId: string) {
	return call<typeof contract.declineQuotation>('POST', '/api/quotations/{quotationId}/decline', {
		guarded: true,
		params: { quotationId },
	});
}

/** Takes a question back: `answer.data` is the quotation. Errors: `quotation_not_found`, `quotation_move_refused`. */
export function withdrawQuotation(quotationId: string) {
	return call<typeof contract.withdrawQuotation>('POST', '/api/quotations/{quotationId}/withdraw', {
		guarded: true,
		params: { quotationId },
	});
}
