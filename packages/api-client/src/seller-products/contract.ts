import { GOODS_STATES, SELLER_MOVES, SHOWN_GOODS_STATES } from '@zaylat/domain/goods';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { money, pageQuery, picture, typedLine } from '../shared.ts';
import { writtenProduct } from './written-product.ts';

export { draftOf, writtenProduct } from './written-product.ts';

const defineEndpoint = defineResource('seller-products', 'Selling');

/** Most bytes of a product: long texts in four languages and many variants. */
const MOST_BODY_BYTES = 250_000;

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
	/** Moves that the seller can make now. */
	moves: z.array(z.enum(SELLER_MOVES)),
	/** What keeps it from being published: the field, such as `variants.2.price`, and what is wrong. */
	problems: z.array(z.object({ field: z.string(), problem: z.string() })),
});

const response = z.object({ data: editedProduct });
const params = z.object({ id: z.string().max(20) });

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
		data: z.object({ items: z.array(sellerProduct), page: z.object({ next: z.string().nullable() }) }),
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

export type SellerProduct = z.infer<typeof sellerProduct>;
export type EditedProduct = z.infer<typeof editedProduct>;
export type { WrittenProduct } from './written-product.ts';
