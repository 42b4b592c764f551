import { addresses, cacheKey, home } from '@zaylat/api-client';
import { MOCK_USERS, SCENARIOS } from '@zaylat/api-client/mocks';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createShopRoutes } from '../../shop/create-shop-routes.tsx';
import { createShop } from '../../shop/define-shop.ts';
import { type TestShopOptions, testServerShop } from '../../testing/test-shop.ts';
import type { RouteEntry } from '../routing/route-entry.ts';
import { servedPage } from '../screen/served-page.ts';
import { loadRoute } from './page-loader.ts';

const { routes: ROUTES, routeOf } = createShop();

async function serve(path: string, options: TestShopOptions = {}) {
	const app = testServerShop(options);
	const handler = createStaticHandler(createShopRoutes(app));
	const context = await handler.query(new Request(`https://mm.shop.test${path}`));
	const served = servedPage(context);
	return { shop: app, served, page: 'redirect' in served ? undefined : served };
}

describe('a page on the server', () => {
	test('carries the responses of its critical queries, its head and status 200', async () => {
		const { shop: app, page } = await serve('/');
		expect(page?.status).toBe(200);
		expect(page?.payload?.fallback).toHaveProperty([cacheKey(home(), app.client())]);
		expect(page?.payload?.head.canonicalPath).toBe('/');
		expect(page?.isPrivate).toBe(false);
	});

	test('gives the app shell its currencies and first-level categories in the language of the page', async () => {
		const { page } = await serve('/', { preferences: { language: 'mm' } });
		expect(page?.shell?.currencies.map(({ key }) => key)).toContain('thb');
		expect(page?.shell?.categories.length).toBeGreaterThan(3);
		expect(page?.shell?.categories[0]?.name).toMatch(/[က-႟]/);
	});

	test('falls back to the edition’s own currency and no categories when they fail, which is logged only [§8.5] [§8.6]', async () => {
		const logged: unknown[] = [];
		const log: TestShopOptions['log'] = ({ path }, { code }) => logged.push([path, code]);
		const failures = { listCurrencies: 'unavailable', listCategoriesWithProducts: 'unavailable' } as const;
		const burmese = await serve('/FourNotFive', { failures, log });
		expect(burmese.page?.status).toBe(200);
		expect(logged.toSorted()).toEqual([
			['/api/currency-exchange', 'unavailable'],
			['/api/normal-categories/withProducts', 'unavailable'],
		]);
		expect(burmese.page?.shell).toMatchObject({
			currencies: [{ key: 'mmk', exchange_rate: '1' }],
			categories: [],
			hasRates: false,
		});
		const thai = await serve('/FourNotFive', { failures, edition: 'th' });
		expect(thai.page?.shell?.currencies).toMatchObject([{ key: 'thb', exchange_rate: '100' }]);
	});

	test('says whose it is where it is of one person alone', async () => {
		const { page } = await serve('/Orders', SCENARIOS['signed-in']);
		expect(page?.payload?.owner).toBe(MOCK_USERS.registered.id);
		expect((await serve('/', SCENARIOS['signed-in'])).page?.payload).not.toHaveProperty('owner');
	});

	test('has what only a server asks for, and stands without it', async () => {
		const { shop: app, page } = await serve('/Checkout?step=address', SCENARIOS['signed-in']);
		expect(page?.payload?.fallback).toHaveProperty([cacheKey(addresses(), app.client())]);
		expect(Object.keys(page?.payload?.fallback ?? {})).toHaveLength(2);
		const failing = await serve('/Checkout?step=address', {
			...SCENARIOS['signed-in'],
			failures: { listAddresses: 'unavailable', quoteCheckout: 'unavailable' },
		});
		expect(failing.page).toMatchObject({ status: 200, payload: { fallback: {} } });
		const later = await serve('/Checkout?step=payment', SCENARIOS['signed-in']);
		expect(later.page?.payload?.fallback).toEqual({});
	});

	test('never asks who is signed in when it is open to everyone', async () => {
		const calls: string[] = [];
		await serve('/', { user: 'registered', calls });
		expect(calls.filter((call) => /cart|wish|session/.test(call))).toEqual([]);
	});

	test('a product that is gone answers 404 with the error as data', async () => {
		const { page } = await serve('/Products/9999');
		expect(page?.status).toBe(404);
		expect(page?.payload?.failure).toMatchObject({ code: 'product_not_found', retryable: false });
		expect(page?.payload?.head).toMatchObject({ title: 'Sorry product not found', robots: 'noindex' });
	});

	test.each([
		['/Shops/nowhere', 'Shop not found'],
		['/Shops/nowhere/about', 'Shop not found'],
		['/product-collections/gone/9999', 'Collection not found'],
		['/Invoice/ZL99999999', 'Invoice not found'],
		['/Receipt/ZL99999999', 'Receipt not found'],
	])('%s answers 404 and is titled as what is missing [§8.15]', async (path, title) => {
		const { page } = await serve(path, SCENARIOS['signed-in']);
		expect(page?.status).toBe(404);
		expect(page?.payload?.head).toMatchObject({ title, robots: 'noindex' });
		expect(page?.payload?.head.description).not.toMatch(/went wrong|our side/);
	});

	test.each([
		['en', 'address', 'Delivery address · Checkout'],
		['en', 'delivery', 'Delivery method · Checkout'],
		['en', 'payment', 'Payment method · Checkout'],
		['en', 'review', 'Review your order · Checkout'],
		['thai', 'address', 'ที่อยู่จัดส่ง · ชำระเงิน'],
		['mm', 'payment', 'ငွေပေးချေနည်း · ငွေရှင်း⁠ရန်'],
		['china', 'review', '确认订单 · 结账'],
	] as const)('in %s the step %s of the checkout is titled "%s" [§2.37]', async (language, step, title) => {
		const { page } = await serve(`/Checkout?step=${step}`, { ...SCENARIOS['signed-in'], preferences: { language } });
		expect(page?.payload?.head).toMatchObject({ title, canonicalPath: `/Checkout?step=${step}` });
	});

	test('brings the countries that the API names, the local list without it [§7.13]', async () => {
		const served = await serve('/FourNotFive');
		expect(served.page?.shell?.deliveryCountries).not.toContain('sk');
		expect(served.page?.shell?.deliveryCountries).toContain('uae');
		const log: TestShopOptions['log'] = () => {};
		const without = await serve('/FourNotFive', { failures: { listCountries: 'unavailable' }, log });
		expect(without.page?.shell?.deliveryCountries).toEqual(LOCAL_COUNTRIES.map(({ value }) => value));
	});

	test('an API that is down answers 503 and can be retried', async () => {
		const { page } = await serve('/', { failures: { all: 'lost' } });
		expect(page?.status).toBe(503);
		expect(page?.payload?.failure).toMatchObject({ code: 'network_error', retryable: true });
	});

	test('an API that never answers becomes a time-out', async () => {
		const { page } = await serve('/', { failures: { getHome: 'pending' } });
		expect(page?.status).toBe(503);
		expect(page?.payload?.failure?.code).toBe('timeout');
	});

	test('an error of the API itself answers 500', async () => {
		const { page } = await serve('/', { failures: { getHome: 'internal_error' } });
		expect(page?.status).toBe(500);
	});

	const forDevelopers = ROUTES.filter(({ isDeveloperPage }) => isDeveloperPage).map(({ path }) => path);
	test.each(['/nowhere', '/help/faq/more', ...forDevelopers])(
		'%s answers 404 with the specified message [§2.2] [§2.28] [§8.1]',
		async (path) => {
			const { page } = await serve(path);
			expect(page?.status).toBe(404);
			expect(page?.payload?.message).toBe(`Page not found: ${path}`);
			expect(page?.payload?.head.title).toBe(`Page not found: ${path}`);
		},
	);
});

describe('redirects', () => {
	test('another form of a path leads to the canonical one, once and for all', async () => {
		expect((await serve('/products/1001')).served).toEqual({ redirect: '/Products/1001', status: 301 });
	});

	test('the guard account sends visitors to sign in and back, and says why (Decision 6) [§8.13]', async () => {
		const { served } = await serve('/Checkout?step=address');
		expect(served).toEqual({
			redirect: '/login?redirect=%2FCheckout%3Fstep%3Daddress&error=SessionRequired',
			status: 302,
		});
	});

	test('a route without an auth setting or a guard demands a session, one that says false does not [§4.15]', async () => {
		const row = {
			id: 'new',
			path: '/new',
			layout: 'default',
			screen: {
				source: 'core/failures/invalid-search-screen.tsx',
				load: () => import('../failures/invalid-search-screen.tsx'),
			},
		};
		const visit = (entry: RouteEntry) =>
			loadRoute(testServerShop(), { entry, params: {} }, new Request('https://mm.shop.test/new?a=1'));
		const refused = await visit(row as RouteEntry).catch((response: unknown) => response);
		expect(refused).toBeInstanceOf(Response);
		expect((refused as Response).headers.get('location')).toBe('/login?redirect=%2Fnew%3Fa%3D1&error=SessionRequired');
		expect((await visit({ ...row, auth: false } as RouteEntry)).data).toMatchObject({ status: 200 });
	});

	test('the guard account lets a shopper in, and the page is private [§1.3]', async () => {
		const { page } = await serve('/Checkout', { user: 'registered' });
		expect(page?.status).toBe(200);
		expect(page?.isPrivate).toBe(true);
	});

	test('an expired session sends to sign in and back, and says why [§8.13]', async () => {
		const { served } = await serve('/Checkout', { user: 'registered', failures: { getCart: 'session_expired' } });
		expect(served).toEqual({ redirect: '/login?redirect=%2FCheckout&error=SessionRequired', status: 302 });
	});

	test('the guard guest sends a shopper home', async () => {
		expect((await serve('/login', { user: 'registered' })).served).toEqual({ redirect: '/', status: 302 });
	});

	test('the guard guest lets a guest in, who may sign in with an account (Decision 20)', async () => {
		expect((await serve('/login', { user: 'guest' })).page?.status).toBe(200);
	});

	test('a page whose responses name another address leads there for good', async () => {
		const { served } = await serve('/product-collections/of-another-name/1');
		expect(served).toEqual({ redirect: '/product-collections/made-by-hand/1', status: 301 });
	});

	test('the guard mobile-device sends larger devices to the ordinary product page [§2.13]', async () => {
		expect((await serve('/Products/Single/1001')).served).toEqual({ redirect: '/Products/1001', status: 302 });
		const phone = await serve('/Products/Single/1001', { viewport: 'mobileMedium' });
		expect(phone.page?.status).toBe(200);
	});
});

describe('going back in the history', () => {
	async function visit(options: TestShopOptions = {}) {
		const calls: string[] = [];
		const app = testServerShop({ ...options, calls });
		const lookup = routeOf('/');
		if (lookup === undefined) throw new Error('There is no home page');
		const load = (isAt: boolean) =>
			loadRoute({ ...app, isAt: () => isAt }, lookup, new Request('https://mm.shop.test/'));
		const first = await load(false);
		calls.length = 0;
		return { app, calls, first, load };
	}

	test('shows the page from the cache, without a request', async () => {
		const { first, load, calls } = await visit();
		expect(await load(true)).toEqual(first);
		expect(calls).toEqual([]);
	});

	test('loads it when the visitor comes from a link', async () => {
		const { load, calls } = await visit();
		await load(false);
		expect(calls).toContain('GET /api/home');
	});

	test('loads it when a critical response is no longer in the cache', async () => {
		const { app, load, calls } = await visit();
		app.cache.remove((key) => key === cacheKey(home(), app.client()));
		await load(true);
		expect(calls).toContain('GET /api/home');
	});
});
