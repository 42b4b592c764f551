import {
	API_ERRORS,
	type Endpoint,
	type EndpointName,
	type ErrorCode,
	endpointsByName,
	getCart,
	getProduct,
	listProducts,
} from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import type { Answer } from '../src/testing/shopper.ts';
import { failed, ok, startApi } from './answers.ts';

let api: TestApi;
let shopper: Shopper;
const seen = new Map<string, Set<string>>();

beforeAll(async () => {
	api = await startApi({ TRUSTED_PROXIES: '1' });
	shopper = createShopper(api);
	await shopper.signIn('guest');
});
afterAll(() => api.close());

const note = (name: EndpointName, what: string) => seen.set(name, (seen.get(name) ?? new Set()).add(what));

/** A call with the places of its path filled. */
const url = (endpoint: Endpoint, params: Readonly<Record<string, string>> = {}, query = '') =>
	endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query;

function expectOk(name: EndpointName, answer: Answer): void {
	ok(endpointsByName[name], answer);
	note(name, 'success');
}
function expectError(name: EndpointName, code: ErrorCode, answer: Answer): void {
	expect(failed(answer).code).toBe(code);
	expect(answer.status).toBe(API_ERRORS[code].status);
	expect(answer.headers.get('cache-control')).toBe('private, no-store');
	note(name, code);
}

/** An example of a good call of each endpoint. */
async function example(name: EndpointName): Promise<readonly [path: string, body?: unknown]> {
	const endpoint = endpointsByName[name];
	const variantId = '100101';
	switch (name) {
		case 'searchProducts':
			return [url(endpoint, {}, '?search=tea&paginate=true&per_page=30')];
		case 'searchDigitalProducts':
			return [url(endpoint, {}, '?search=game&paginate=true&per_page=30')];
		case 'getProduct':
			return [url(endpoint, { id: '1001' })];
		case 'addCartLine':
			return [url(endpoint), { variantId, quantity: 1 }];
		case 'changeCartLine':
		case 'removeCartLine': {
			await shopper.call('POST', '/api/cart/lines', { variantId, quantity: 1 });
			const cart = ok(getCart, await shopper.call('GET', '/api/cart'));
			const path = url(endpoint, { lineId: cart.data.lines[0]?.id ?? '' });
			return name === 'changeCartLine' ? [path, { quantity: 2 }] : [path];
		}
		case 'addToWishlist':
			return [url(endpoint), { productId: '1001' }];
		case 'removeFromWishlist':
			return [url(endpoint, { productId: '1001' })];
		default:
			return [url(endpoint)];
	}
}

const names = Object.keys(endpointsByName) as EndpointName[];
const guarded = names.filter((name) => endpointsByName[name].guarded);

describe.each(names)('%s', (name) => {
	const endpoint: Endpoint = endpointsByName[name];
	it('answers as the contract says', async () => {
		const [path, body] = await example(name);
		expectOk(name, await shopper.call(endpoint.method, path, body));
	});
});

describe.each(guarded)('%s, guarded', (name) => {
	const endpoint: Endpoint = endpointsByName[name];
	it('wants a session', async () => {
		const [path, body] = await example(name);
		expectError(name, 'sign_in_required', await createShopper(api).call(endpoint.method, path, body));
	});
	it('wants a fresh security key', async () => {
		const [path, body] = await example(name);
		const answer = await shopper.call(endpoint.method, path, body, { 'x-security-key': 'stale' });
		expectError(name, 'security_key_refused', answer);
		expect(Number(answer.headers.get('x-server-time'))).toBe(api.clock.now());
	});
});

describe('refusals', () => {
	const long = 'x'.repeat(50);
	const searches = ['searchProducts', 'searchDigitalProducts', 'listProducts'] as const;

	it.each(searches)('%s refuses 50 characters and web links, takes 49', async (name) => {
		const path = endpointsByName[name].path;
		for (const text of [long, 'http://a.b', 'see HTTPS://a.b']) {
			const answer = await shopper.call('GET', `${path}?search=${encodeURIComponent(text)}`);
			expectError(name, 'search_invalid', answer);
		}
		ok(endpointsByName[name], await shopper.call('GET', `${path}?search=${'x'.repeat(49)}`));
	});
	it.each(searches)('%s refuses page sizes out of range', async (name) => {
		const answer = await shopper.call('GET', `${endpointsByName[name].path}?search=tea&per_page=1000`);
		expectError(name, 'bad_request', answer);
		expect(failed(answer).fields).toEqual({ per_page: 'too_big' });
	});
	it('listProducts knows no such category', async () => {
		expectError('listProducts', 'category_not_found', await shopper.call('GET', '/api/products?category=moon'));
	});
	it.each(['999999', 'abc', '99999999999999'])('getProduct: there is no product %s', async (id) => {
		expectError('getProduct', 'product_not_found', await shopper.call('GET', `/api/products/${id}`));
	});
	it('getProduct hides products of the other edition', async () => {
		const thai = ok(listProducts, await createShopper(api, 'th').call('GET', '/api/products?per_page=1'));
		const id = thai.data.items[0]?.id;
		expectError('getProduct', 'product_not_found', await shopper.call('GET', `/api/products/${id}`));
	});
	it.each([
		{},
		{ variantId: '100101', quantity: 0 },
		{ variantId: '100101', quantity: 1.5 },
		{ variantId: 5, quantity: 1 },
	])('addCartLine refuses %j', async (body) =>
		expectError('addCartLine', 'bad_request', await shopper.call('POST', '/api/cart/lines', body)),
	);
	it('addCartLine knows no such variant', async () => {
		const body = { variantId: '7', quantity: 1 };
		expectError('addCartLine', 'product_not_found', await shopper.call('POST', '/api/cart/lines', body));
	});
	it('addCartLine and changeCartLine keep to the stock', async () => {
		const product = ok(getProduct, await shopper.call('GET', '/api/products/1001')).data;
		const variantId = product.variants[1]?.id ?? '';
		await api.query('update product_variants set stock = 3 where id = $1', [variantId]);
		const tooMany = await shopper.call('POST', '/api/cart/lines', { variantId, quantity: 4 });
		expectError('addCartLine', 'quantity_limited', tooMany);
		expect(failed(tooMany).details).toEqual({ available: 3, inCart: 0 });
		const cart = ok(getCart, await shopper.call('POST', '/api/cart/lines', { variantId, quantity: 3 })).data;
		const line = cart.lines.find((candidate) => candidate.variantId === variantId);
		const path = `/api/cart/lines/${line?.id}`;
		expectError('changeCartLine', 'quantity_limited', await shopper.call('PATCH', path, { quantity: 4 }));
		expectError('changeCartLine', 'bad_request', await shopper.call('PATCH', path, { quantity: -1 }));
		await api.query('update product_variants set stock = 0 where id = $1', [variantId]);
		expectError('changeCartLine', 'out_of_stock', await shopper.call('PATCH', path, { quantity: 1 }));
		expectError(
			'addCartLine',
			'out_of_stock',
			await shopper.call('POST', '/api/cart/lines', { variantId, quantity: 1 }),
		);
	});
	it.each(['00000000-0000-4000-8000-000000000000', "x' or 1=1"])('no line %s in the cart', async (id) => {
		const path = `/api/cart/lines/${encodeURIComponent(id)}`;
		expectError('changeCartLine', 'not_in_cart', await shopper.call('PATCH', path, { quantity: 1 }));
		expectError('removeCartLine', 'not_in_cart', await shopper.call('DELETE', path));
	});
	it('addToWishlist refuses bodies without product and unknown products', async () => {
		expectError('addToWishlist', 'bad_request', await shopper.call('POST', '/api/wish-list', {}));
		const unknown = await shopper.call('POST', '/api/wish-list', { productId: '1' });
		expectError('addToWishlist', 'product_not_found', unknown);
	});
});

describe('limits', () => {
	it.each(['searchProducts', 'searchDigitalProducts', 'listProducts'] as const)('%s: 240 a minute', async (name) => {
		const path = `${endpointsByName[name].path}?search=longyi&per_page=1`;
		const call = () => shopper.call('GET', path, undefined, { 'x-forwarded-for': `203.0.113.${name.length}` });
		const answers = await Promise.all(Array.from({ length: 241 }, call));
		const refused = answers.filter(({ status }) => status !== 200);
		expect(refused).toHaveLength(1);
		for (const answer of refused) {
			expectError(name, 'too_many_requests', answer);
			expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
		}
		api.clock.advance(60_000);
		expect((await call()).status).toBe(200);
	});
	it('writes: 180 a minute and session', async () => {
		const busy = createShopper(api);
		await busy.signIn('guest');
		const add = () => busy.call('POST', '/api/wish-list', { productId: '1001' });
		for (let i = 0; i < 9; i++) await Promise.all(Array.from({ length: 20 }, add));
		expectError('addToWishlist', 'too_many_requests', await add());
		const calls = {
			removeFromWishlist: ['DELETE', '/api/wish-list/1001', undefined],
			addCartLine: ['POST', '/api/cart/lines', { variantId: '100101', quantity: 1 }],
			changeCartLine: ['PATCH', '/api/cart/lines/x', { quantity: 1 }],
			removeCartLine: ['DELETE', '/api/cart/lines/x', undefined],
		} as const;
		for (const [name, [method, path, body]] of Object.entries(calls)) {
			expectError(name as keyof typeof calls, 'too_many_requests', await busy.call(method, path, body));
		}
	});
});

describe('the database away', () => {
	it('every endpoint says that it cannot answer right now', async () => {
		const down = await startApi();
		const visitor = createShopper(down);
		await visitor.signIn('guest');
		await down.cutDatabase();
		for (const name of names) {
			const endpoint: Endpoint = endpointsByName[name];
			const [path, body] =
				endpoint.method === 'GET' ? await example(name) : [url(endpoint, { lineId: 'x', productId: '1' }), {}];
			expectError(name, 'unavailable', await visitor.call(endpoint.method, path, body));
		}
		expect((await visitor.call('GET', '/api/health')).status).toBe(200);
		expect((await visitor.call('GET', '/api/ready')).status).toBe(503);
		expect(await down.ready()).toBe(false);
		await down.close();
	});
});

it('each answer and each listed error of every endpoint was seen above', () => {
	for (const name of names) {
		const expected = ['success', ...endpointsByName[name].errors].sort();
		expect([...(seen.get(name) ?? [])].sort(), name).toEqual(expected);
	}
});
