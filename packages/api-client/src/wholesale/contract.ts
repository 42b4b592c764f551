import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { priceTier } from '../products/contract.ts';
import { localized, picture, productSummary } from '../shared.ts';
import { shopSummary } from '../shops/contract.ts';

const defineEndpoint = defineResource('wholesale', 'Products');

/** A wholesale product as the wholesale home shows it (Decision 13). */
export const wholesaleProduct = productSummary.extend({
	/** Prices by quantity, cheapest last; the first is the price of one piece. */
	priceTiers: z.array(priceTier).min(1),
});

/** A first-level category with how many wholesale goods lie in it. */
export const wholesaleCategory = z.object({
	route: z.string(),
	slug: z.string(),
	name: localized,
	picture,
	count: z.number().int().positive(),
});

/** All that the wholesale home of an edition shows; the rest is a listing with `wholesale`. */
export const getWholesale = defineEndpoint({
	method: 'GET',
	path: '/api/wholesale',
	summary: 'Wholesale home of an edition',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	response: z.object({
		data: z.object({
			/** The best of each category, then the best of all. */
			featured: z.array(wholesaleProduct),
			/** In the order of the market's categories. */
			categories: z.array(wholesaleCategory),
			/** Shops that sell wholesale, those with most wholesale goods first; `productCount` counts those goods. */
			shops: z.array(shopSummary),
			/** How many wholesale goods there are. */
			productCount: z.number().int().nonnegative(),
		}),
	}),
});

export type WholesaleProduct = z.infer<typeof wholesaleProduct>;
export type WholesaleCategory = z.infer<typeof wholesaleCategory>;
export type WholesaleHome = z.infer<typeof getWholesale.response>['data'];
