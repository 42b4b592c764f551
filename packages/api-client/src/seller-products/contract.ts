import {
	ATTRIBUTE_KINDS,
	type Attribute,
	GOODS_LIMITS,
	GOODS_STATES,
	type GoodsDraft,
	REVIEW_REASON_KEYS,
	SELLER_MOVES,
	SHOWN_GOODS_STATES,
	type ShownGoodsState,
} from '@zaylat/domain/goods';
import { cleanLine, cleanLines } from '@zaylat/domain/typed-text';
import { UPLOAD } from '@zaylat/domain/uploads';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { offer } from '../offers/contract.ts';
import { money, pageQuery, picture, textsBy, typedLine } from '../shared.ts';
import { attributeKey, choiceKey } from '../staff-attributes/contract.ts';

const defineEndpoint = defineResource('seller-products', 'Selling');

const texts = textsBy(cleanLine, 300);

/** A word that files and programs name something by. */
const key = z.string().regex(/^[\w.-]{1,40}$/);
/** A name of something that is elsewhere, such as a slug, a key or a path. */
const name = typedLine(200).min(1);
const externalId = typedLine(100).min(1).nullable();
const whole = z.int32();
/** An amount in minor units of the product's currency. */
const amount = z.int();

/** A moment in the form that it is stored and given back in; another text as it is. */
const inOneForm = (text: string) => {
	const time = Date.parse(text);
	return Number.isNaN(time) ? text : new Date(time).toISOString();
};

/** What a variant of a digital product gives. */
const plan = z.strictObject({
	kind: z.enum(['one_time', 'life_time', 'days']),
	days: whole.nullable(),
	delivery: z.enum(['code', 'download']),
	isEmailed: z.boolean(),
	/** Path of the file below /media; null for codes. */
	file: name.nullable(),
});

const variant = z.strictObject({
	/** The shop's own name of it. */
	externalId: externalId.default(null),
	/** Value keys in the order of the options. */
	values: z.array(key).max(GOODS_LIMITS.options.max).default([]),
	price: amount,
	previousPrice: amount.nullable().default(null),
	stock: whole,
	/**
	 * Version of price and stock (`Offer` of `@zaylat/domain/goods`): those of a version that is not above the stored one
	 * are left out. 0 writes them whatever is stored.
	 */
	version: z.int().nonnegative().default(0),
	plan: plan.nullable().default(null),
});

const option = z.strictObject({
	key,
	name: texts,
	values: z
		.array(
			z.strictObject({
				key,
				name: texts,
				/** Colour of CSS. */
				swatch: name.nullable().default(null),
				/** Pictures of the product in this value. */
				pictures: z.array(name).max(GOODS_LIMITS.pictures.max).default([]),
			}),
		)
		.max(100),
});

/** What a product says of an attribute of its category: a number, a choice or a text, as its kind is. */
const attributeValue = z.strictObject({
	key: attributeKey,
	number: z.number().optional(),
	/** Key of one of its choices. */
	choice: choiceKey.optional(),
	text: texts.optional(),
});

/**
 * A product as its shop writes it: what files, forms and programs send, and what an export gives back. Whether it is
 * complete and fits together say the rules of `@zaylat/domain/goods`.
 */
export const writtenProduct = z.strictObject({
	/** The shop's own name of it; a file changes the product with this name. */
	externalId,
	state: z.enum(['draft', 'in_review', 'on_sale', 'paused']).default('draft'),
	kind: z.enum(['goods', 'digital']).default('goods'),
	/** Slug of its category of the last level. */
	category: name.nullable().default(null),
	name: texts,
	description: textsBy(cleanLines, GOODS_LIMITS.description.max),
	options: z.array(option).max(10).default([]),
	/** What it says of the attributes of its category. */
	attributes: z.array(attributeValue).max(60).default([]),
	facts: z
		.array(z.strictObject({ name: texts, value: texts }))
		.max(40)
		.default([]),
	/** Key of a type whose details hold for it, such as a size chart. */
	type: name.nullable().default(null),
	/** Keys of pictures, the first is its face. */
	pictures: z.array(name).max(100).default([]),
	/** Path of a video below /media. */
	video: name.nullable().default(null),
	currency: z.enum(['mmk', 'thb']),
	isWholesale: z.boolean().default(false),
	minQuantity: whole.default(1),
	maxQuantity: whole.default(99),
	weightGrams: whole.default(0),
	preOrderArrivesAt: z.iso.datetime({ offset: true }).overwrite(inOneForm).nullable().default(null),
	tiers: z
		.array(z.strictObject({ minQuantity: whole, percentOff: whole }))
		.max(20)
		.default([]),
	variants: z.array(variant).max(1_000).default([]),
});

/** Most bytes of a product: long texts in four languages and many variants. */
const MOST_BODY_BYTES = 250_000;

/** Why a product was not put on sale, and what its shop is told besides. */
export const goodsRefusal = z.object({
	reasons: z.array(z.enum(REVIEW_REASON_KEYS)),
	note: z.string(),
	at: z.iso.datetime(),
});

/** A product of the seller's shops as lists show it. */
export const sellerProduct = z.object({
	id: z.string(),
	externalId: z.string().nullable(),
	name: z.string(),
	/** Null for a draft without one. */
	picture: picture.nullable(),
	/** Of the cheapest variant; null for a draft without one. */
	price: money.nullable(),
	/** Pieces of all variants. */
	stock: z.number().int().nonnegative(),
	state: z.enum(SHOWN_GOODS_STATES),
	shop: z.object({ slug: z.string(), name: z.string() }),
	/** Why it was not put on sale; null for what was not refused, or was sent again. */
	refusal: goodsRefusal.nullable(),
});

/** A product of the seller's shops as its form shows it. */
export const editedProduct = z.object({
	id: z.string(),
	/** Slug of its shop. */
	shop: z.string(),
	state: z.enum(GOODS_STATES),
	/** Names what the form shows, so that a change of something else is not overwritten; stock is not part of it. */
	revision: z.string(),
	product: writtenProduct,
	/** The pictures that the product names, each by its key. */
	pictures: z.array(z.object({ key: z.string(), picture })),
	/** Moves that the seller can make now. */
	moves: z.array(z.enum(SELLER_MOVES)),
	/** What keeps it from being published: the field, such as `variants.2.price`, and what is wrong. */
	problems: z.array(z.object({ field: z.string(), problem: z.string() })),
	/** Why it was not put on sale; null for what was not refused, or was sent again. */
	refusal: goodsRefusal.nullable(),
});

const response = z.object({ data: editedProduct });
const params = z.object({ id: z.string().max(20) });

const productCount = z.number().int().nonnegative();
/** An object has the examples and required names that a record of OpenAPI has not. */
const countsByState = {
	draft: productCount,
	in_review: productCount,
	on_sale: productCount,
	paused: productCount,
	sold_out: productCount,
} satisfies Record<ShownGoodsState, z.ZodType>;

/** Products of the seller's shops in the edition of the request, the last brought in first. */
export const listSellerProducts = defineEndpoint({
	method: 'GET',
	path: '/api/seller/products',
	summary: "Products of the seller's shops",
	caller: 'seller',
	guarded: true,
	query: pageQuery(20).extend({
		/** Slug of one of the seller's shops. */
		shop: z.string().max(80).optional(),
		state: z.enum(SHOWN_GOODS_STATES).optional(),
		/** A part of its name in some language, or of the shop's own name of it. */
		search: typedLine(49).optional(),
	}),
	response: z.object({
		data: z.object({
			items: z.array(sellerProduct),
			page: z.object({ next: z.string().nullable() }),
			/** All shops of the seller in the edition, by slug. */
			shops: z.array(z.object({ slug: z.string(), name: z.string() })),
			/** Products of the shop and the search in each state, also those that are not listed; null after the first page. */
			counts: z.object(countsByState).nullable(),
		}),
	}),
});

/** A product with all that its form shows. */
export const getSellerProduct = defineEndpoint({
	method: 'GET',
	path: '/api/seller/products/{id}',
	summary: 'A product of the seller',
	caller: 'seller',
	guarded: true,
	params,
	response,
	errors: ['product_not_found'],
});

/** Begins a product: a draft, which may lack what is still to be written. `fields` of `bad_request` name what contradicts. */
export const createSellerProduct = defineEndpoint({
	method: 'POST',
	path: '/api/seller/products',
	summary: 'Begin a product',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	isIdempotent: true,
	mostBodyBytes: MOST_BODY_BYTES,
	body: z.object({ shop: z.string().max(80), product: writtenProduct }),
	response,
	errors: ['shop_not_found'],
});

/**
 * Changes a product: what is written takes the place of what was. A variant that has a version above that of its form takes
 * the price and the stock that are sent; the others keep theirs, since pieces may have been sold meanwhile. `fields` of `bad_request` name what is wrong, and what a
 * seller may not change in the product's state.
 */
export const changeSellerProduct = defineEndpoint({
	method: 'PUT',
	path: '/api/seller/products/{id}',
	summary: 'Change a product',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	mostBodyBytes: MOST_BODY_BYTES,
	params,
	body: z.object({ revision: z.string().max(40), product: writtenProduct }),
	response,
	errors: ['product_not_found', 'product_changed'],
});

/** Moves a product along, as far as the table of moves allows the seller: into review and back, pause and resume. */
export const moveSellerProduct = defineEndpoint({
	method: 'POST',
	path: '/api/seller/products/{id}/moves',
	summary: 'Move a product',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	params,
	body: z.object({ move: z.enum(SELLER_MOVES) }),
	response,
	errors: ['product_not_found', 'product_move_refused'],
});

/** A category of the last level below its ancestors. */
const category = z.object({
	slug: z.string(),
	/** Names in the language of the request, from the first level to its own. */
	path: z.array(z.string()).min(1),
});

/** The categories of the last level that goods, or digital goods, can lie in; also those without a product. */
export const listSellerCategories = defineEndpoint({
	method: 'GET',
	path: '/api/seller/categories',
	summary: 'Categories for products of the seller',
	caller: 'seller',
	guarded: true,
	query: z.object({ kind: z.enum(['goods', 'digital']).default('goods') }),
	response: z.object({ data: z.object({ items: z.array(category) }) }),
});

/** An attribute of a category as the form of a product shows it, in the language of the request. */
const sellerAttribute = z.object({
	key: attributeKey,
	name: z.string(),
	kind: z.enum(ATTRIBUTE_KINDS),
	unit: z.string().nullable(),
	choices: z.array(z.object({ key: choiceKey, name: z.string() })),
	/** Whether a product needs a value before it is published. */
	isRequired: z.boolean(),
});

/** What products of a category say of themselves: the attributes of the categories above it, then its own. */
export const listSellerAttributes = defineEndpoint({
	method: 'GET',
	path: '/api/seller/categories/{slug}/attributes',
	summary: 'Attributes of products of a category',
	caller: 'seller',
	guarded: true,
	params: z.object({ slug: z.string().max(200) }),
	response: z.object({ data: z.object({ items: z.array(sellerAttribute) }) }),
	errors: ['category_not_found'],
});

/**
 * Takes a picture for products: decoded, turned upright, put on a white square and written again without the data that
 * cameras add. The same picture has the same key. `upload_refused` tells why in `details.reason`: `type`, `broken`, `small`
 * or `large`.
 */
export const uploadProductPicture = defineEndpoint({
	method: 'POST',
	path: '/api/seller/pictures',
	summary: 'Send a picture for products',
	caller: 'seller',
	guarded: true,
	limit: 'upload',
	upload: { types: UPLOAD.types, mostBytes: UPLOAD.maxBytes },
	response: z.object({ data: z.object({ key: z.string(), picture }) }),
});

/** Most products whose offers are read at once. */
const MOST_OFFERED = 50;

/** Price and stock of a variant of the seller. */
const sellerOffer = z.object({
	variantId: z.string(),
	productId: z.string(),
	/** Slug of its shop. */
	shop: z.string(),
	name: z.string(),
	/** Its values in words; empty where the product has no options. */
	variantName: z.string(),
	offer,
});

/** Price and stock of all variants of some products of the seller, to change them by `updateOffers`. */
export const listSellerOffers = defineEndpoint({
	method: 'GET',
	path: '/api/seller/offers',
	summary: 'Prices and stock of some products of the seller',
	caller: 'seller',
	guarded: true,
	query: z.object({
		/** 1 to 50 ids of products, separated by commas; those of others are left out. */
		products: z.string().regex(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${MOST_OFFERED - 1}}$`)),
	}),
	response: z.object({ data: z.object({ items: z.array(sellerOffer) }) }),
});

/** A product as a form sends it; what it leaves out has its default. */
export type ProductInput = z.input<typeof writtenProduct>;
export type SellerOffer = z.infer<typeof sellerOffer>;
export type SellerCategory = z.infer<typeof category>;
export type SellerAttribute = z.infer<typeof sellerAttribute>;
export type SellerProduct = z.infer<typeof sellerProduct>;
export type GoodsRefusal = z.infer<typeof goodsRefusal>;
export type EditedProduct = z.infer<typeof editedProduct>;
export type WrittenProduct = z.output<typeof writtenProduct>;

/** What the rules of the domain know of the category of a product. */
export interface KnownCategory {
	/** 0 without one. */
	readonly level: number;
	/** Its attributes, with those of the categories above it. */
	readonly attributes: readonly Attribute[];
}

/** A product as the rules of the domain take it. */
export function draftOf(product: WrittenProduct, { level, attributes }: KnownCategory): GoodsDraft {
	const { kind, name, description, pictures, options, variants, tiers } = product;
	const textsOf = (texts: WrittenProduct['name']) =>
		Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text ?? '']));
	return {
		...{ kind, attributes, categoryLevel: level, values: product.attributes },
		name: textsOf(name),
		description: textsOf(description),
		pictures: pictures.length,
		options: options.map(({ key, values }) => ({ key, values: values.map((value) => value.key) })),
		variants: variants.map(({ values, price, previousPrice, stock, plan }) => ({
			...{ values, price, previousPrice, stock },
			plan: plan && { kind: plan.kind, days: plan.days },
		})),
		tiers,
		minQuantity: product.minQuantity,
		maxQuantity: product.maxQuantity,
		weightGrams: product.weightGrams,
	};
}
