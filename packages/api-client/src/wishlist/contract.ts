import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { productSummary } from '../shared.ts';

const defineEndpoint = defineResource('wishlist', 'Wishlist');

const wishlistResponse = z.object({ data: z.object({ data: z.array(productSummary) }) });

/** Specification §7: answer `data.data`, the goods on the wishlist. */
export const listWishlist = defineEndpoint({
	method: 'GET',
	path: '/api/wish-list',
	summary: 'Goods on the wishlist',
	caller: 'session',
	guarded: true,
	response: wishlistResponse,
});

/** Specification §7: answer `data.data`, the digital goods on the wishlist. */
export const listDigitalWishlist = defineEndpoint({
	method: 'GET',
	path: '/api/digital-market/wish-lists',
	summary: 'Digital goods on the wishlist',
	caller: 'session',
	guarded: true,
	response: wishlistResponse,
});

/** Puts a product on the wishlist; putting it there twice changes nothing. */
export const addToWishlist = defineEndpoint({
	method: 'POST',
	path: '/api/wish-list',
	summary: 'Put a product on the wishlist',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: z.object({ productId: z.string().max(40) }),
	response: wishlistResponse,
	errors: ['product_not_found'],
});

/** Takes a product off the wishlist; one that is not on it changes nothing. */
export const removeFromWishlist = defineEndpoint({
	method: 'DELETE',
	path: '/api/wish-list/{productId}',
	summary: 'Take a product off the wishlist',
	caller: 'session',
	guarded: true,
	limit: 'write',
	params: z.object({ productId: z.string().max(40) }),
	response: wishlistResponse,
});
