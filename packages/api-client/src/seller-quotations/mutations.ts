import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** A seller's answer. */
export interface QuotationOffer {
	/** Price of a piece, in minor units of the shop's currency. */
	readonly unitPrice: number;
	/** Pieces that the price is for, at most as many as were asked for; as many unless given. */
	readonly quantity?: number;
	/** 1 to 90; 14 unless given. */
	readonly validDays?: number;
	/** At most 500 characters. */
	readonly reply?: string;
}

/**
 * Answers with a price: `answer.data` is the quotation. Errors: `quotation_not_found`, `quotation_move_refused`,
 * `out_of_stock`, `quantity_limited` with `details.available`.
 */
export function answerQuotation(quotationId: string, offer: QuotationOffer) {
	return call<typeof contract.answerQuotation>('POST', '/api/seller/quotations/{quotationId}/answer', {
		guarded: true,
		params: { quotationId },
		body: offer,
	});
}

/** Declines to quote: `answer.data` is the quotation. Errors: `quotation_not_found`, `quotation_move_refused`. */
export function declineQuotationRequest(quotationId: string, words: { readonly reply?: string } = {}) {
	return call<typeof contract.declineQuotationRequest>('POST', '/api/seller/quotations/{quotationId}/decline', {
		guarded: true,
		params: { quotationId },
		body: words,
	});
}

/** Takes an answer back: `answer.data` is the quotation. Errors: `quotation_not_found`, `quotation_move_refused`. */
export function withdrawQuotationAnswer(quotationId: string) {
	return call<typeof contract.withdrawQuotationAnswer>('POST', '/api/seller/quotations/{quotationId}/withdraw', {
		guarded: true,
		params: { quotationId },
	});
}
