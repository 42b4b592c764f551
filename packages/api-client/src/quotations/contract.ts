import { z } from 'zod';
import { cart } from '../cart/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { money, picture, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('quotations', 'Quotations');

/** State of a quotation (Decision 13); an answer whose time has run out is `expired`. */
export const quotationStatus = z.enum(['requested', 'answered', 'accepted', 'declined', 'withdrawn', 'expired']);

/** A question for the price of many pieces, with its answer; texts are in the language of the request. */
export const quotation = z.object({
	id: z.string(),
	status: quotationStatus,
	productId: z.string(),
	variantId: z.string(),
	name: z.string(),
	/** The chosen options, for example "Indigo, M"; empty without options. */
	variantName: z.string(),
	picture,
	shop: z.object({ slug: z.string(), name: z.string() }),
	/** Pieces that the price is for. */
	quantity: z.number().int().positive(),
	/** Pieces that the buyer asked for; the seller, or a stock that became short, may have lowered them. */
	askedQuantity: z.number().int().positive(),
	/** Pieces that can be bought now; where they are fewer than `quantity`, the quoted price holds for them. */
	available: z.number().int().nonnegative(),
	/** What a piece costs everybody now who buys so many. */
	listPrice: money,
	/** What the buyer would like to pay for a piece; null when nothing was named. */
	wishedPrice: money.nullable(),
	/** The buyer's words; may be empty. */
	note: z.string(),
	/** What the seller asks for a piece; null until there is an answer. */
	unitPrice: money.nullable(),
	/** `unitPrice` for all pieces. */
	total: money.nullable(),
	/** The seller's words; may be empty. */
	reply: z.string(),
	/** Until when the answer holds; null until there is one. */
	validUntil: z.iso.datetime().nullable(),
	requestedAt: z.iso.datetime(),
	answeredAt: z.iso.datetime().nullable(),
	/** When it was accepted, declined or withdrawn, or ran out. */
	settledAt: z.iso.datetime().nullable(),
	/** Code of the order that took the price; null while none has. */
	orderCode: z.string().nullable(),
	/** Whether it is in the buyer's cart now. */
	isInCart: z.boolean(),
	/** What its reader can do now; `accept` stays after accepting while the price holds and puts it in the cart again. */
	can: z.object({ accept: z.boolean(), decline: z.boolean(), withdraw: z.boolean(), answer: z.boolean() }),
});

const personal = { caller: 'registered', guarded: true } as const;
const params = z.object({ quotationId: z.string().max(40) });
const one = z.object({ data: quotation });
/** Minor units of the currency that the shop prices in. */
const price = z.number().int().min(1).max(1e12);

/** Which page of quotations; a state keeps to those that are in it now. */
export const quotationPage = z.object({
	status: quotationStatus.optional(),
	/** Opaque; from `page.next` of the page before. */
	cursor: z.string().max(400).optional(),
	per_page: z.coerce.number().int().min(1).max(60).default(20),
});

/**
 * Asks a shop for a price. One question per variant is open at a time; only wholesale goods are quoted, from their
 * minimum order quantity on.
 */
export const requestQuotation = defineEndpoint({
	method: 'POST',
	path: '/api/quotations',
	summary: 'Ask a shop for the price of many pieces',
	...personal,
	limit: 'write',
	body: z
		.object({
			/** The variant, or the product for its first variant. */
			variantId: z.string().max(40).optional(),
			productId: z.string().max(40).optional(),
			quantity: z.number().int().min(1).max(999),
			/** Wished price of a piece, in minor units of the shop's currency. */
			wishedPrice: price.optional(),
			note: typedLines(500).default(''),
		})
		.refine(({ variantId, productId }) => (variantId === undefined) !== (productId === undefined)),
	response: one,
	errors: ['product_not_found', 'below_minimum', 'out_of_stock', 'quantity_limited', 'quotation_refused'],
});

/** A page of the account's quotations in the edition, newest first. */
export const listQuotations = defineEndpoint({
	method: 'GET',
	path: '/api/quotations',
	summary: 'Quotations that the shopper asked for',
	...personal,
	query: quotationPage,
	response: z.object({
		data: z.object({ items: z.array(quotation), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** One of them. */
export const getQuotation = defineEndpoint({
	method: 'GET',
	path: '/api/quotations/{quotationId}',
	summary: 'One quotation',
	...personal,
	params,
	response: one,
	errors: ['quotation_not_found'],
});

/**
 * Accepts an answer: the pieces are in the cart at the quoted price, which holds until `validUntil` for one order. A line
 * of the same variant takes the quoted quantity. After that it puts the pieces in the cart again. Where fewer pieces are left
 * than quoted, `quantity` names how many of them are taken; the price stays (ADR 168).
 */
export const acceptQuotation = defineEndpoint({
	method: 'POST',
	path: '/api/quotations/{quotationId}/accept',
	summary: 'Accept a quotation into the cart',
	...personal,
	limit: 'write',
	params,
	query: z.object({
		/** Pieces that are taken; all unless given. */
		quantity: z.coerce.number().int().min(1).max(999).optional(),
	}),
	response: z.object({ data: z.object({ quotation, cart }) }),
	errors: ['quotation_not_found', 'quotation_move_refused', 'out_of_stock', 'quantity_limited'],
});

/** Declines an answer. */
export const declineQuotation = defineEndpoint({
	method: 'POST',
	path: '/api/quotations/{quotationId}/decline',
	summary: 'Decline the price of a quotation',
	...personal,
	limit: 'write',
	params,
	response: one,
	errors: ['quotation_not_found', 'quotation_move_refused'],
});

/** Takes a question back that is not answered yet. */
export const withdrawQuotation = defineEndpoint({
	method: 'POST',
	path: '/api/quotations/{quotationId}/withdraw',
	summary: 'Take a request for a quotation back',
	...personal,
	limit: 'write',
	params,
	response: one,
	errors: ['quotation_not_found', 'quotation_move_refused'],
});

export type Quotation = z.infer<typeof quotation>;
