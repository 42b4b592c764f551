import { z } from 'zod';
import { category } from '../categories/contract.ts';
import { flashSaleItem } from '../home/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { localized, pageQuery, picture } from '../shared.ts';

const defineEndpoint = defineResource('shops', 'Shops');

/** A shop as lists show it; texts are in the language of the request. */
export const shopSummary = z.object({
	slug: z.string(),
	name: z.string(),
	isVerified: z.boolean(),
	rating: z.number().min(0).max(5),
	followerCount: z.number().int().nonnegative(),
	/** Minutes until it usually answers. */
	replyMinutes: z.number().int().positive(),
	productCount: z.number().int().nonnegative(),
	picture,
});

/** A category that a shop made for itself; its products are a listing with `shop` and `section`. */
export const shopSection = z.object({
	id: z.string(),
	name: localized,
	productCount: z.number().int().positive(),
	/** What it lists. */
	kind: z.enum(['goods', 'digital']),
});

/** A shop with all that its pages show. */
export const shopDetail = shopSummary.extend({
	about: z.string(),
	/** When it is back, for a shop that is away now: it takes orders, and sends them from then on. */
	awayUntil: z.iso.datetime().optional(),
	joinedAt: z.iso.datetime(),
	/** Its own, else a scene of what it sells, else its picture. */
	cover: picture,
	/** Whether some of its products are in the flash sale now. */
	hasFlashSale: z.boolean(),
	/** The categories of goods that it sells in, counted within the shop. */
	categories: z.array(category),
	/** The same of digital goods. */
	digitalCategories: z.array(category),
	/** The categories that it made for itself, in its order; those that have something on sale. */
	sections: z.array(shopSection),
});

const shopParams = z.object({ slug: z.string().max(80) });

/** The shops of an edition, those with most followers first. */
export const listShops = defineEndpoint({
	method: 'GET',
	path: '/api/shops',
	summary: 'Shops of an edition',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	query: pageQuery(30),
	response: z.object({
		data: z.object({ items: z.array(shopSummary), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** One shop; its products are a listing with `shop`. */
export const getShop = defineEndpoint({
	method: 'GET',
	path: '/api/shops/{slug}',
	summary: 'One shop with what it tells about itself and its categories',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params: shopParams,
	response: z.object({ data: shopDetail }),
	errors: ['shop_not_found'],
});

/** The products of a shop in the flash sale that runs now; null when there are none. */
export const getShopFlashSale = defineEndpoint({
	method: 'GET',
	path: '/api/shops/{slug}/flash-sale',
	summary: 'Flash sale of a shop',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params: shopParams,
	query: z.object({
		/** `endsAt` of the round that the caller has seen end: no cache then answers with that round. */
		after: z.iso.datetime().optional(),
	}),
	response: z.object({
		data: z.object({ endsAt: z.iso.datetime(), items: z.array(flashSaleItem).min(1) }).nullable(),
	}),
	errors: ['shop_not_found'],
});

export type ShopSummary = z.infer<typeof shopSummary>;
export type ShopDetail = z.infer<typeof shopDetail>;
export type ShopSection = z.infer<typeof shopSection>;
