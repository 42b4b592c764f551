import { HOME_SECTION_KINDS } from '@zaylat/domain/content';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { picture, productSummary } from '../shared.ts';

const defineEndpoint = defineResource('home', 'Products');

/** A banner on the home page. */
export const banner = z.object({
	id: z.string(),
	title: z.string(),
	text: z.string(),
	action: z.string(),
	/** Path within the shop. */
	to: z.string(),
	/** None in the preview of a draft that has none yet. */
	pictures: z.array(picture),
	tint: z.number().int().min(1).max(6),
});

/** A product in a flash sale with the share already sold, in whole percent. */
export const flashSaleItem = productSummary.extend({ soldPercent: z.number().int().min(0).max(100) });

/** A shop as the home page recommends it. */
export const shopCard = z.object({
	slug: z.string(),
	name: z.string(),
	isVerified: z.boolean(),
	rating: z.number().min(0).max(5),
	followerCount: z.number().int().nonnegative(),
	replyMinutes: z.number().int().positive(),
	picture,
	products: z.array(productSummary).max(3),
});

/** A first-level category with goods of it at a discount. */
export const categoryOffers = z.object({
	category: z.object({ route: z.string(), slug: z.string(), name: z.string() }),
	products: z.array(productSummary).min(1).max(4),
});

/** A section below the banners and categories; what the market finds by itself is in the fields of the feed. */
export const homeSection = z.object({
	id: z.string(),
	kind: z.enum(HOME_SECTION_KINDS),
	/** Its own heading; null for the usual one. */
	title: z.string().nullable(),
	/** Path of a page with all of it; null where the kind says it. */
	to: z.string().nullable(),
	/** What a hand-picked one shows; empty for other kinds. */
	products: z.array(productSummary),
});

/** What the home page shows. */
export const homeFeed = z.object({
	banners: z.array(banner),
	/** In the order of the page; what is not named is not shown. */
	sections: z.array(homeSection),
	flashSale: z.object({ endsAt: z.iso.datetime(), items: z.array(flashSaleItem) }).nullable(),
	shops: z.array(shopCard),
	/** Offers by category, those with the best offers first. */
	offers: z.array(categoryOffers).max(3),
	newest: z.array(productSummary),
	recommended: z.array(productSummary),
});

/** All that the home page of an edition shows. */
export const getHome = defineEndpoint({
	method: 'GET',
	path: '/api/home',
	summary: 'Home feed of an edition',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	response: z.object({ data: homeFeed }),
});

export type HomeFeed = z.infer<typeof homeFeed>;
export type HomeSection = z.infer<typeof homeSection>;
export type Banner = z.infer<typeof banner>;
export type FlashSaleItem = z.infer<typeof flashSaleItem>;
export type CategoryOffers = z.infer<typeof categoryOffers>;
export type ShopCard = z.infer<typeof shopCard>;
