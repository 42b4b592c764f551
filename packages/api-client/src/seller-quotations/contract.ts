import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { quotation, quotationPage } from '../quotations/contract.ts';
import { typedLines } from '../shared.ts';

const defineEndpoint = defineResource('seller-quotations', 'Selling');

/** A quotation as the seller sees it. */
export const sellerQuotation = quotation.extend({
	/** Name of who asks. */
	buyerName: z.string(),
});

const selling = { caller: 'seller', guarded: true } as const;
const params = z.object({ quotationId: z.string().max(40) });
const one = z.object({ data: sellerQuotation });

/** Questions to the seller's shops, newest first. */
export const listSellerQuotations = defineEndpoint({
	method: 'GET',
	path: '/api/seller/quotations',
	summary: "Quotations asked of the seller's shops",
	...selling,
	query: quotationPage,
	response: z.object({
		data: z.object({ items: z.array(sellerQuotation), page: z.object({ next: z.string().nullable() }) }),
	}),
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
		/** Pieces that the price is for, where the shop has fewer than were asked for; as many unless given. */
		quantity: z.number().int().min(1).max(999).optional(),
		/** Days in which the price holds. */
		validDays: z.number().int().min(1).max(90).default(14),
		reply: typedLines(500).default(''),
	}),
	response: one,
	errors: ['quotation_not_found', 'quotation_move_refused', 'out_of_stock', 'quantity_limited'],
});

/** Declines to name a price. */
export const declineQuotationRequest = defineEndpoint({
	method: 'POST',
	path: '/api/seller/quotations/{quotationId}/decline',
	summary: 'Decline to quote a price',
	...selling,
	limit: 'write',
	params,
	body: z.object({ reply: typedLines(500).default('') }),
	response: one,
	errors: ['quotation_not_found', 'quotation_move_refused'],
});

/** Takes an answer back that the buyer has not accepted yet. */
export const withdrawQuotationAnswer = defineEndpoint({
	method: 'POST',
	path: '/api/seller/quotations/{quotationId}/withdraw',
	summary: 'Take the answer to a quotation back',
	...selling,
	limit: 'write',
	params,
	response: one,
	errors: ['quotation_not_found', 'quotation_move_refused'],
});

export type SellerQuotation = z.infer<typeof sellerQuotation>;
