import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { localized, money, picture, productSummary } from '../shared.ts';

/** A search result for goods (Specification §3). */
export const productMatch = z.object({ id: z.string(), name: z.string(), image: z.string() });
/** A search result for digital goods (Specification §3). */
export const digitalMatch = z.object({ id: z.string(), title: z.string(), display_image_url: z.string() });

/** Query of both searches, exactly as Specification §7 gives it. */
export const searchQuery = z.object({
	search: z.string().trim().min(1).max(49),
	paginate: z.literal('true').default('true'),
	per_page: z.coerce.number().int().min(1).max(30).default(30),
});

/** Specification §7: goods found by name, answer `data.data`. */
export const searchProducts = defineEndpoint({
	method: 'GET',
	path: '/api/products/search',
	summary: 'Goods that match a search text',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	limit: 'search',
	query: searchQuery,
	answer: z.object({ data: z.object({ data: z.array(productMatch) }) }),
	errors: ['search_invalid', 'bad_request', 'too_many_requests', 'unavailable'],
});

/** Specification §7: digital goods found by title, answer `data.data`. */
export const searchDigitalProducts = defineEndpoint({
	method: 'GET',
	path: '/api/digital-market/products/search',
	summary: 'Digital goods that match a search text',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	limit: 'search',
	query: searchQuery,
	answer: z.object({ data: z.object({ data: z.array(digitalMatch) }) }),
	errors: ['search_invalid', 'bad_request', 'too_many_requests', 'unavailable'],
});

/** Orders of a listing (Specification §9). */
export const listingSort = z.enum(['recommended', 'newest', 'price_low_to_high', 'price_high_to_low']);

/** A page of products, by search text, category or neither. */
export const listProducts = defineEndpoint({
	method: 'GET',
	path: '/api/products',
	summary: 'A page of goods, filtered and sorted',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	limit: 'search',
	query: z.object({
		search: z.string().trim().min(1).max(49).optional(),
		/** Slug of a category of any level. */
		category: z.string().max(80).optional(),
		sort: listingSort.default('recommended'),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(400).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(30),
	}),
	answer: z.object({
		data: z.object({
			items: z.array(productSummary),
			total: z.number().int().nonnegative(),
			/** The category asked for and its ancestors, first level first. */
			category: z
				.object({ path: z.array(z.object({ route: z.string(), slug: z.string(), name: localized })) })
				.nullable(),
			page: z.object({ next: z.string().nullable() }),
		}),
	}),
	errors: ['search_invalid', 'bad_request', 'category_not_found', 'too_many_requests', 'unavailable'],
});

/** One combination of options that can be bought, for example size M in indigo. */
export const variant = z.object({
	id: z.string(),
	/** Keys of option values, in the order of `product.options`. */
	values: z.array(z.string()),
	price: money,
	previousPrice: money.nullable(),
	stock: z.number().int().nonnegative(),
});

/** A product with all that its page shows; texts are in the language of the request. */
export const product = productSummary.extend({
	description: z.string(),
	pictures: z.array(picture).min(1),
	options: z.array(
		z.object({
			key: z.string(),
			name: z.string(),
			values: z.array(z.object({ key: z.string(), name: z.string(), swatch: z.string().nullable() })),
		}),
	),
	variants: z.array(variant).min(1),
	/**
	 * Prices by quantity, cheapest last; one entry when there is no ladder. `price` is that of the cheapest variant,
	 * `percentOff` holds for every one.
	 */
	priceTiers: z.array(
		z.object({ minQuantity: z.number().int().positive(), percentOff: z.number().int().min(0).max(99), price: money }),
	),
	facts: z.array(z.object({ name: z.string(), value: z.string() })),
	categoryPath: z.array(z.object({ id: z.string(), route: z.string(), slug: z.string(), name: localized })),
	/** Days until arrival, both ends counted (Specification §9: 3 to 7 days). */
	deliveryDays: z.object({ min: z.number().int(), max: z.number().int() }),
	/** Most pieces that one order may hold. */
	maxQuantity: z.number().int().positive(),
	related: z.array(productSummary),
});

/** A product by id. */
export const getProduct = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}',
	summary: 'One product with its variants',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params: z.object({ id: z.string().max(40) }),
	answer: z.object({ data: product }),
	errors: ['bad_request', 'product_not_found', 'unavailable'],
});

export type ProductMatch = z.infer<typeof productMatch>;
export type DigitalMatch = z.infer<typeof digitalMatch>;
export type ListingSort = z.infer<typeof listingSort>;
export type Variant = z.infer<typeof variant>;
export type Product = z.infer<typeof product>;
