import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as client from '../index.ts';
import { type ApiRequest, cacheKey, isPrivateKey, pathOf } from './request.ts';

describe('the calls of Specification §7', () => {
	const calls: readonly [request: ApiRequest<unknown>, method: string, path: string][] = [
		[client.currencies(), 'GET', '/api/currency-exchange'],
		[client.countries(), 'GET', '/api/locations/countries'],
		[client.cartCount(), 'GET', '/api/add-to-cart/count'],
		[client.wishlist(), 'GET', '/api/wish-list'],
		[client.digitalWishlist(), 'GET', '/api/digital-market/wish-lists'],
		[client.productSearch('tea'), 'GET', '/api/products/search?paginate=true&per_page=30&search=tea'],
		[
			client.digitalProductSearch('tea'),
			'GET',
			'/api/digital-market/products/search?paginate=true&per_page=30&search=tea',
		],
		[client.categoriesWithProducts(), 'GET', '/api/normal-categories/withProducts'],
	];
	test.each(calls)('%o', (request, method, path) => {
		expect([request.method, pathOf(request)]).toEqual([method, path]);
	});
});

test('the other calls', () => {
	const paths = [
		client.home(),
		client.cart(),
		client.productDetail('1001'),
		client.productListing({ search: 'စ', sort: 'newest', cursor: undefined }),
		client.addCartLine({ variantId: 'v', quantity: 2 }),
		client.changeCartLine('l/1', { quantity: 3 }),
		client.removeCartLine('l 1'),
		client.addToWishlist('p'),
		client.removeFromWishlist('p'),
	].map((request) => `${request.method} ${pathOf(request)} ${JSON.stringify(request.body) ?? ''}`.trim());
	expect(paths).toEqual([
		'GET /api/home',
		'GET /api/cart',
		'GET /api/products/1001',
		'GET /api/products?per_page=30&search=%E1%80%85&sort=newest',
		'POST /api/cart/lines {"variantId":"v","quantity":2}',
		'PATCH /api/cart/lines/l%2F1 {"quantity":3}',
		'DELETE /api/cart/lines/l%201',
		'POST /api/wish-list {"productId":"p"}',
		'DELETE /api/wish-list/p',
	]);
});

test('equal calls have equal keys, whatever the order of their query', () => {
	const path = '/api/products';
	expect(pathOf({ path, query: { sort: 'newest', search: 'tea' } })).toBe(
		pathOf({ path, query: { search: 'tea', sort: 'newest' } }),
	);
	expect(client.productListing({ search: 'tea' }).key).toBe(client.productListing({ search: 'tea' }).key);
	expect(client.productDetail('1').key).not.toBe(client.productDetail('2').key);
	expect(client.changeCartLine('1', { quantity: 1 }).key).not.toBe(client.changeCartLine('1', { quantity: 2 }).key);
});

test('a request is plain data', () => {
	const request = client.productListing({ search: 'tea' });
	expect(JSON.parse(JSON.stringify(request))).toEqual(request);
});

test('a value of a path can never reach another path', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1 }), (id) => {
			fc.pre(id !== '.' && id !== '..');
			const path = pathOf({ path: '/api/products/{id}', params: { id } });
			const { pathname, search, origin } = new URL(path, 'http://shop.test');
			expect(origin).toBe('http://shop.test');
			expect(search).toBe('');
			expect(pathname.split('/')).toHaveLength(4);
		}),
	);
});

test('a path without a value is a mistake of the caller', () => {
	expect(() => pathOf({ path: '/api/products/{id}' })).toThrow('No value for {id} of /api/products/{id}');
	expect(() => pathOf({ path: '/api/products/{id}', params: { id: '' } })).toThrow('No value for {id}');
	expect(() => pathOf({ path: '/api/products/{id}', params: { id: '..' } })).toThrow('No value for {id}');
});

test('cache keys separate editions and languages, and know what depends on the session', () => {
	expect(cacheKey(client.home(), { edition: 'th', language: 'china' })).toBe('th|china|GET /api/home');
	const key = cacheKey(client.cart(), { edition: 'mm', language: 'en' });
	expect(key).toBe('mm|en|private:GET /api/cart');
	expect(isPrivateKey(key)).toBe(true);
	expect(isPrivateKey(cacheKey(client.home(), { edition: 'mm', language: 'en' }))).toBe(false);
	expect(isPrivateKey(cacheKey(client.productSearch('|private:'), { edition: 'mm', language: 'en' }))).toBe(false);
});
