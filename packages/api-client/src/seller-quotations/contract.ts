import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { quotation, quotationPage } from '../quotations/contract.ts';

const defineEndpoint = defineResource('seller-quotations', 'Selling');

/** A quotation as the seller sees it. */
export const sellerQuotation = quotation.extend({
	/** Name of who asks. */
	buyerName: z.string(),
});

const selling = { caller: 'seller', cache: 'private', guarded: true } as const;
const params = z.object({ quotationId: z.string().max(40) });
const one = z.object({ data: sellerQuotation });
const moveErrors = [
	'bad_request',
	'sign_in_required',
	'seller_required',
	'security_key_refused',
	'quotation_not_found',
	'quotation_move_refused',
	'too_many_requests',
	'unavailable',
] as const;

/** Questions to the seller's shops, newest first. */
export const listSellerQuotations = defineEndpoint({
	method: 'GET',
	path: '/api/seller/quotations',
	summary: "Quotations asked of the seller's shops",
	...selling,
	query: quotationPage,
	answer: z.object({
		data: z.object({ items: z.array(sellerQuotation), page: z.object({ next: z.string().nullable() }) }),
	}),
	errors: ['bad_request', 'sign_in_required', 'seller_required', 'security_key_refused', 'unavailable'],
});

/** Answers with a price and how long it holds (Decision 13). */
export const answerQuotation = defineEndpoint({
	method: 'POST',
	path: '/api/seller/quotations/{quotationId}/answer',
	summary: 'Answer a quotation with a price',
	...selling,
	limit: 'write',
	params,
	body: z.object({
		/** Price of a piece, in minor units of the shop's currency. */
		unitPrice: z.number().int().min(1).max(1e12),
		/** Days in which the price holds. */
		validDays: z.number().int().min(1).max(90).default(14),
		reply: z.string().max(500).default(''),
	}),
	answer: one,
	errors: moveErrors,
});

/** Declines to name a price. */
export const declineQuotationRequest = defineEndpoint({
	method: 'POST',
	path: '/api/seller/quotations/{quotationId}/decline',
	summary: 'Decline to quote a price',
	...selling,
	limit: 'write',
	params,
	body: z.object({ reply: z.string().max(500).default('') }),
	answer: one,
	errors: moveErrors,
});

/** Takes an answer back that the buyer has not accepted yet. */
export const withdrawQuotationAnswer = defineEndpoint({
	method: 'POST',
	path: '/api/seller/quotations/{quotationId}/withdraw',
	summary: 'Take the answer to a quotation back',
	...selling,
	limit: 'write',
	params,
	answer: one,
	errors: moveErrors,
});

export type SellerQuotation = z.infer<typeof sellerQuotation>;
