import { MOST_COMPARED } from '@zaylat/domain/comparison';
import { DELIVERY_COUNTRIES } from '@zaylat/domain/countries';
import { DISCOUNT_STEPS, MOST_DECLARED, RATING_STEPS, SORTS } from '@zaylat/domain/search';
import { HOUR_SECONDS } from '@zaylat/domain/time';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { digitalForm, localized, money, picture, productSummary, searchText } from '../shared.ts';

const defineEndpoint = defineResource('products', 'Products');

/** What both kinds of search results have beyond Specification §3. */
const match = z.object({
	id: z.string(),
	price: money,
	/** Name of the shop. */
	shop: z.string(),
});

/** A search result for goods (Specification §3). */
export const productMatch = match.extend({ name: z.string(), image: z.string() });
/** A search result for digital goods (Specification §3). */
export const digitalMatch = match.extend({ title: z.string(), display_image_url: z.string() });

/** A category of products that match a search text. */
export const categoryMatch = z.object({
	route: z.string(),
	slug: z.string(),
	name: z.string(),
	/** Products in it that match; null for a search with more matches than are counted (1,000). */
	count: z.number().int().positive().nullable(),
});

/** What a search box offers before anything is typed: names of the categories that sell most, in the language of the request. */
export const getPopularSearches = defineEndpoint({
	method: 'GET',
	path: '/api/products/popular-searches',
	summary: 'Texts to search for that many products are sold by',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	query: z.object({ kind: z.enum(['goods', 'digital']).default('goods') }),
	response: z.object({ data: z.object({ items: z.array(z.string()).max(8) }) }),
});

/**
 * A step of a price ladder (Decision 13). `price` is that of the cheapest variant, `percentOff` holds for every one.
 */
export const priceTier = z.object({
	minQuantity: z.number().int().positive(),
	percentOff: z.number().int().min(0).max(99),
	price: money,
});

/** A product of a listing. */
export const listedProduct = productSummary.extend({
	/** Its wholesale terms, in listings with `wholesale`; prices by quantity begin with that of one piece. */
	wholesale: z.object({ minQuantity: z.number().int().positive(), priceTiers: z.array(priceTier).min(1) }).optional(),
});

/** Orders of a listing (Specification §9). */
export const listingSort = z.enum(SORTS);

/** A filter that is on or left out. */
const flag = z.literal('true').optional();
/** 1 to 20 slugs, separated by commas. */
const slugs = z.string().regex(/^[^,]{1,80}(,[^,]{1,80}){0,19}$/);
const declaredValues = z
	.string()
	.regex(new RegExp(`^[\\w-]{1,40}:[\\w.-]{1,60}(,[\\w-]{1,40}:[\\w.-]{1,60}){0,${MOST_DECLARED - 1}}$`));
const wholeAmount = z.coerce.number().int().min(0).max(1e12);

/** Values of the delivery countries, those of the local list (Specification §3). */
export const deliveryCountry = z.enum(DELIVERY_COUNTRIES);

/** What a listing is narrowed to; every filter may be left out. */
export const listingFilter = z.object({
	search: searchText.optional(),
	/** Only products with every word as it was typed: no corrections, no synonyms. Says nothing without `search`. */
	exact: flag,
	/** Slug or id of a category of any level. */
	category: z.string().max(80).optional(),
	/** Slugs of shops: what any of them sells. */
	shop: slugs.optional(),
	/** Id of a category that a shop made for itself; of another shop than `shop`, it leaves nothing. */
	section: z.coerce.number().int().min(1).max(999_999_999).optional(),
	/** Slugs of brands: what is of any of them; one that no product has leaves nothing. */
	brand: slugs.optional(),
	/**
	 * What products declare, as `attribute:value`, for example `screen:6.7,fabric:cotton`: of one attribute any value will
	 * do, of several one each.
	 */
	facts: declaredValues.optional(),
	kind: z.enum(['goods', 'digital']).default('goods'),
	/** What a plan of a digital product gives; no goods pass it. */
	form: digitalForm.optional(),
	/** Least and highest price, in minor units of the edition's currency. */
	minPrice: wholeAmount.optional(),
	maxPrice: wholeAmount.optional(),
	/** Least whole percent off (Specification §9). */
	minDiscount: z.enum(DISCOUNT_STEPS.map((step) => `${step}` as const)).optional(),
	/** Fewest stars. */
	minRating: z.enum(RATING_STEPS.map((step) => `${step}` as const)).optional(),
	/** Only what its shop sends to this country; digital goods go everywhere. */
	deliverTo: deliveryCountry.optional(),
	inStock: flag,
	wholesale: flag,
});

/** A page of a listing. */
const listingPage = z.object({
	items: z.array(listedProduct),
	/** How many there are; where `isTotalExact` is false, there are at least so many. */
	total: z.number().int().nonnegative(),
	isTotalExact: z.boolean(),
	/** How a search text was understood, where not as it was typed. */
	understood: z
		.object({
			/** The text with typing errors corrected; null where there were none. */
			corrected: z.string().nullable(),
			/** Words that the best products do not contain. */
			leftOut: z.array(z.string()),
		})
		.optional(),
	/** The category asked for and its ancestors, first level first. */
	category: z.object({ path: z.array(z.object({ route: z.string(), slug: z.string(), name: localized })) }).nullable(),
	page: z.object({ next: z.string().nullable() }),
});

/** A page of products, by search text, category, shop and further filters, or all. */
export const listProducts = defineEndpoint({
	method: 'GET',
	path: '/api/products',
	summary: 'A page of goods, filtered and sorted',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	limit: 'search',
	query: listingFilter.extend({
		sort: listingSort.default('recommended'),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(400).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(30),
	}),
	response: z.object({ data: listingPage }),
	errors: ['search_invalid', 'category_not_found', 'shop_not_found'],
});

/** The response of a search box: the matches (`data`, Specification §7), and how to narrow the search. */
const responseOf = <Match extends z.ZodType>(of: Match) =>
	z.object({
		data: z.object({
			data: z.array(of),
			/** The categories of the best matches, at most 3. */
			categories: z.array(categoryMatch).max(3),
			/** Texts to search for instead: the corrected text, and texts that go on from the typed one; at most 3. */
			queries: z.array(z.string()).max(3),
			/** The first page of the results, as `listProducts` responds to the text: the page of results requests no other. */
			listing: listingPage,
		}),
	});

/** Query of both searches, exactly as Specification §7 gives it. */
export const searchQuery = z.object({
	search: searchText,
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
	response: responseOf(productMatch),
	errors: ['search_invalid'],
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
	response: responseOf(digitalMatch),
	errors: ['search_invalid'],
});

/**
 * How many products each further filter would leave; each is counted with all filters but itself, and with what is sold
 * out. Categories are those one level below the one asked for.
 */
export const getProductFacets = defineEndpoint({
	method: 'GET',
	path: '/api/products/facets',
	summary: 'Filters of a listing with their counts',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	limit: 'search',
	query: listingFilter,
	response: z.object({
		data: z.object({
			categories: z.array(
				z.object({ route: z.string(), slug: z.string(), name: localized, count: z.number().int().positive() }),
			),
			/** The 20 with most products, and those asked for. */
			shops: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number().int().positive() })),
			/** The 30 with most products, and those asked for. */
			brands: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number().int().positive() })),
			/**
			 * What the products declare and differ in, in listings that are narrow enough: at most 6 attributes, of each at most
			 * 12 values, and what is asked for. Values that would leave nothing are last.
			 */
			attributes: z.array(
				z.object({
					key: z.string(),
					name: z.string(),
					values: z.array(
						z.object({
							key: z.string(),
							name: z.string(),
							/** The colour of a colour, as CSS has it. */
							swatch: z.string().nullable(),
							count: z.number().int().nonnegative(),
						}),
					),
				}),
			),
			/** Countries that goods are sent to, most products first; none for digital goods, which go everywhere. */
			countries: z.array(z.object({ country: deliveryCountry, count: z.number().int().positive() })),
			/** Null when nothing is left. */
			price: z.object({ min: money, max: money }).nullable(),
			ratings: z.array(z.object({ min: z.number().int().min(1).max(4), count: z.number().int().nonnegative() })),
			discounts: z.array(z.object({ min: z.number().int().min(10).max(70), count: z.number().int().nonnegative() })),
		}),
	}),
	errors: ['search_invalid', 'category_not_found', 'shop_not_found'],
});

/** Products by id, in the order asked for; those that are gone are left out. */
export const pickProducts = defineEndpoint({
	method: 'GET',
	path: '/api/products/selection',
	summary: 'Some products by their ids',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	query: z.object({
		/** 1 to 24 ids, separated by commas. */
		ids: z
			.string()
			.max(1000)
			.regex(/^[\w-]+(,[\w-]+){0,23}$/),
	}),
	response: z.object({ data: z.object({ items: z.array(productSummary) }) }),
});

/** The categories that a product is in, the first level first. */
const categoryPath = z.array(z.object({ id: z.string(), route: z.string(), slug: z.string(), name: localized }));

/** Days until arrival, both ends counted (Specification §9: 3 to 7 days). */
const deliveryDays = z.object({ min: z.number().int(), max: z.number().int() });

/** A product as comparisons show it; texts are in the language of the request. */
export const comparedProduct = productSummary.extend({
	/** What it declares; products that have an attribute in common have the same key. */
	facts: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
	categoryPath,
	deliveryDays,
});

/** Products side by side, in the order asked for; those that are gone are left out. */
export const compareProducts = defineEndpoint({
	method: 'GET',
	path: '/api/products/comparison',
	summary: 'Some products with what they declare, to compare them',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	query: z.object({
		/** 1 to 4 ids, separated by commas. */
		ids: z.string().regex(new RegExp(`^[\\w-]{1,40}(,[\\w-]{1,40}){0,${MOST_COMPARED - 1}}$`)),
	}),
	response: z.object({ data: z.object({ items: z.array(comparedProduct).max(MOST_COMPARED) }) }),
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

/** What a variant of a digital product gives (Decision 14). */
export const digitalPlan = z.object({
	variantId: z.string(),
	kind: z.enum(['one_time', 'life_time', 'days']),
	/** Plan duration of `days`; null for the others. */
	days: z.number().int().positive().nullable(),
	delivery: z.enum(['code', 'download']),
	/** Whether it is sent by email too, so that an address is asked for. */
	isEmailed: z.boolean(),
});

/**
 * What holds for all products of a type, each part empty or null where there is nothing to say: no size chart for a
 * telephone, no warranty for fruit.
 */
export const productDetails = z.object({
	/** Measures of the sizes in centimetres; `centimetres` in the order of `measures`, from and to. */
	sizeChart: z
		.object({
			measures: z.array(z.object({ name: z.string(), howTo: z.string() })).min(1),
			rows: z
				.array(
					z.object({
						size: z.string(),
						centimetres: z.array(z.object({ min: z.number().positive(), max: z.number().positive() })),
					}),
				)
				.min(1),
		})
		.nullable(),
	/** What is in the package besides the product. */
	contents: z.array(z.object({ quantity: z.number().int().positive(), name: z.string() })),
	/** Main ingredients of food and cosmetics. */
	ingredients: z.object({ list: z.string(), allergens: z.string().nullable() }).nullable(),
	/** How food and cosmetics keep; months are null where the date on the pack or freshness decides. */
	storage: z
		.object({
			unopenedMonths: z.number().int().positive().nullable(),
			openedMonths: z.number().int().positive().nullable(),
			how: z.string(),
		})
		.nullable(),
	care: z.array(z.string()),
	/** 0 months: what is said holds only for how it arrives. */
	warranty: z.object({ months: z.number().int().nonnegative(), covers: z.string(), excludes: z.string() }).nullable(),
});

/** A product with all that its page shows; texts are in the language of the request. */
export const product = productSummary.extend({
	description: z.string(),
	pictures: z.array(picture).min(1),
	options: z.array(
		z.object({
			key: z.string(),
			name: z.string(),
			values: z.array(
				z.object({
					key: z.string(),
					name: z.string(),
					swatch: z.string().nullable(),
					/** The product in this value, its face first; absent where it looks like `pictures`. */
					pictures: z.array(picture).min(1).optional(),
				}),
			),
		}),
	),
	variants: z.array(variant).min(1),
	/** Prices by quantity, cheapest last; one entry when there is no ladder. */
	priceTiers: z.array(priceTier),
	facts: z.array(z.object({ name: z.string(), value: z.string() })),
	details: productDetails,
	categoryPath,
	deliveryDays,
	/** Most pieces that one order may hold. */
	maxQuantity: z.number().int().positive(),
	/** Whether it is in the wholesale area and its shop answers quotations. */
	isWholesale: z.boolean(),
	/** Grams of a packed piece; 0 for digital goods. */
	weightGrams: z.number().int().nonnegative(),
	/** Path of its video; null without one. */
	videoPath: z.string().nullable(),
	/** When pieces ordered in advance arrive; null when it is not sold so. */
	preOrderArrivesAt: z.iso.datetime().nullable(),
	/** The flash sale that it is in now; null outside of one. */
	flashSale: z.object({ endsAt: z.iso.datetime(), soldPercent: z.number().int().min(0).max(100) }).nullable(),
	/** What each variant of a digital product gives; empty for goods. */
	plans: z.array(digitalPlan),
	/** The shop as its card on the page shows it. */
	seller: z.object({
		rating: z.number().min(0).max(5),
		followerCount: z.number().int().nonnegative(),
		/** Minutes until it usually answers. */
		replyMinutes: z.number().int().positive(),
		productCount: z.number().int().nonnegative(),
		picture,
		/** When it is back, for a shop that is away now: goods are sent from then on. */
		awayUntil: z.iso.datetime().optional(),
	}),
	related: z.array(productSummary),
});

/** A product by id; `product_not_found` names the other edition in `details.edition` where that one sells it. */
export const getProduct = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}',
	summary: 'One product with its variants',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params: z.object({ id: z.string().max(40) }),
	response: z.object({ data: product }),
	errors: ['product_not_found'],
});

/** Most products that a visit's views before are counted with. */
export const MOST_VIEWED_BEFORE = 5;

/** Products that visits look at together with one, those of most visits first; empty where too few visits tell. */
export const listViewedTogether = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}/viewed-together',
	summary: 'Products often looked at in the same visit',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	params: z.object({ id: z.string().max(40) }),
	response: z.object({ data: z.object({ items: z.array(productSummary).max(12) }) }),
	errors: ['product_not_found'],
});

/** Counts that a visit looked at a product after others (ADR 134); nothing about the visit is stored. */
export const countView = defineEndpoint({
	method: 'POST',
	path: '/api/products/{id}/views',
	summary: 'Count a view after others of the same visit',
	caller: 'anyone',
	guarded: true,
	limit: 'view',
	params: z.object({ id: z.string().max(40) }),
	/** Products of the same visit, the last one looked at first. */
	body: z.object({ before: z.array(z.string().max(40)).min(1).max(MOST_VIEWED_BEFORE) }),
	response: z.object({ data: z.object({}) }),
});

export type ProductMatch = z.infer<typeof productMatch>;
export type DigitalMatch = z.infer<typeof digitalMatch>;
export type CategoryMatch = z.infer<typeof categoryMatch>;
export type ListingPage = z.infer<typeof listingPage>;
export type ListingSort = z.infer<typeof listingSort>;
export type ListingFilters = Partial<z.output<typeof listingFilter>>;
export type ProductFacets = z.infer<typeof getProductFacets.response>['data'];
export type DigitalPlanOffer = z.infer<typeof digitalPlan>;
export type ListedProduct = z.infer<typeof listedProduct>;
export type ComparedProduct = z.infer<typeof comparedProduct>;
export type PriceTierOffer = z.infer<typeof priceTier>;
export type Variant = z.infer<typeof variant>;
export type ProductDetails = z.infer<typeof productDetails>;
export type Product = z.infer<typeof product>;
