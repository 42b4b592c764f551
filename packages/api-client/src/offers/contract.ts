import { MOST_OFFER_UPDATES, OFFER_PROBLEMS } from '@zaylat/domain/goods';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { money } from '../shared.ts';

const defineEndpoint = defineResource('offers', 'Selling');

/** Most bytes of a request: the most updates, each with long names. */
const MOST_BODY_BYTES = 1_000_000;

/** New price and stock of a variant; what it does not name stays. It names the variant by `variantId`, `externalId` or both. */
export const offerUpdate = z.object({
	variantId: z.string().max(20).optional(),
	/** The shop's own name of the variant. */
	externalId: z.string().max(100).optional(),
	/** A whole number that grows with each update of the variant, such as milliseconds since 1970. */
	version: z.number(),
	price: money.optional(),
	/** Null ends a discount. */
	previousPrice: money.nullable().optional(),
	/** Pieces in stock, counted; pieces that were sold since it was counted are not known to it. */
	stock: z.number().optional(),
	/** Pieces that came in, or went out where negative; exact while others buy. */
	stockBy: z.number().optional(),
});

/** Price and stock of a variant, with the version of the last update that set them; 0 before the first. */
export const offer = z.object({
	version: z.number().int().nonnegative(),
	price: money,
	previousPrice: money.nullable(),
	stock: z.number().int().nonnegative(),
});

/** What an update came to. */
export const offerResult = z.object({
	variantId: z.string().nullable(),
	externalId: z.string().nullable(),
	/**
	 * `stale`: a newer update, or this one, was applied before, so that nothing changed. `not_found`: the shop has no such
	 * variant.
	 */
	status: z.enum(['applied', 'stale', 'refused', 'not_found']),
	/** Why it was refused; null otherwise. */
	problem: z.enum([...OFFER_PROBLEMS, 'currency_wrong']).nullable(),
	/** What holds now; null for a variant that was not found. */
	offer: offer.nullable(),
});

/**
 * Updates prices and stock of a shop's variants. Each update counts for itself, in the order of the request: what is wrong
 * with one stops no other. Updates may be late, repeated or out of order.
 */
export const updateOffers = defineEndpoint({
	method: 'PUT',
	path: '/api/offers',
	summary: 'Update prices and stock of many variants',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	mostBodyBytes: MOST_BODY_BYTES,
	body: z.object({
		/** Slug of one of the seller's shops. */
		shop: z.string().max(80),
		updates: z.array(offerUpdate).min(1).max(MOST_OFFER_UPDATES),
	}),
	response: z.object({ data: z.object({ results: z.array(offerResult) }) }),
	errors: ['shop_not_found'],
});

export type OfferUpdate = z.infer<typeof offerUpdate>;
export type OfferResult = z.infer<typeof offerResult>;
