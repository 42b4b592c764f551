import { cacheKey, home } from '@zaylat/api-client';
import { renderToString } from 'react-dom/server';
import {
	createMemoryRouter,
	createStaticHandler,
	createStaticRouter,
	RouterProvider,
	StaticRouterProvider,
} from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { manualTimers } from '../testing/manual-timers.ts';
import { renderShop } from '../testing/render-shop.tsx';
import { type TestShopOptions, testBrowserShop, testServerShop } from '../testing/test-shop.ts';
import { createShopRoutes, readyRoutes } from './create-shop-routes.tsx';
import { HEAD_DELAY_MS } from './document-updater.tsx';
import type { PayloadAnswer } from './page-payload.ts';
import { servedPage } from './served-page.ts';
import { ShopProviders } from './shop-providers.tsx';

const ORIGIN = 'https://mm.shop.test';

beforeEach(() => window.localStorage.clear());

async function serve(path: string, options: TestShopOptions = {}) {
	const shop = testServerShop(options);
	const handler = createStaticHandler(createShopRoutes(shop));
	const context = await handler.query(new Request(`${ORIGIN}${path}`));
	if (context instanceof Response) throw new Error(`${path} redirects`);
	const html = renderToString(
		<ShopProviders shop={shop}>
			<StaticRouterProvider
				router={createStaticRouter(handler.dataRoutes, context)}
				context={context}
				hydrate={false}
			/>
		</ShopProviders>,
	);
	return { html, context, served: servedPage(context) };
}

async function payloadOf(path: string, options: TestShopOptions = {}): Promise<PayloadAnswer> {
	const { served } = await serve(path, options);
	if ('redirect' in served) return served;
	if (served.payload === undefined) throw new Error(`${path} has no payload`);
	return served.payload;
}

describe('a served page', () => {
	test.each([
		['/', 'en'],
		['/', 'mm'],
		['/Products/1001', 'thai'],
		['/search-results?search=cotton', 'china'],
		['/nowhere', 'en'],
		['/Products/9999', 'mm'],
	] as const)('%s in %s is the same after hydration', async (path, language) => {
		const preferences = { language };
		const { html, context } = await serve(path, { preferences });
		const shop = testBrowserShop({ preferences });
		const routes = createShopRoutes(shop);
		await readyRoutes(shop, routes, path.replace(/\?.*/, ''));
		const router = createMemoryRouter(routes, {
			initialEntries: [path],
			hydrationData: { loaderData: structuredClone(context.loaderData) },
		});
		const container = document.createElement('div');
		container.innerHTML = html;
		document.body.append(container);
		const heading = container.querySelector('h1');
		// React would log a difference as an error, which fails the test, and throw the server's elements away.
		await render(
			<ShopProviders shop={shop}>
				<RouterProvider router={router} />
			</ShopProviders>,
			{ container, hydrate: true } as Parameters<typeof render>[1],
		);
		expect(container.querySelector('h1')).not.toBeNull();
		expect(heading).not.toBeNull();
		container.remove();
	});

	test('reads without script: names, prices and links are in the markup', async () => {
		const { html } = await serve('/');
		expect(html).toMatch(/href="\/Products\/\d+"/);
		expect(html).toMatch(/[\d,]+.K/);
		expect(html).toContain('action="/search-results"');
		expect(html).toMatch(/href="\/\?lang=thai"/);
	});
});

describe('navigating', () => {
	test('updates the head 10 ms later, once for quick steps (Specification §9)', async () => {
		expect(HEAD_DELAY_MS).toBe(10);
		const timers = manualTimers();
		const started = vi.spyOn(timers, 'after');
		const updates = () => started.mock.calls.filter(([ms]) => ms === HEAD_DELAY_MS).length;
		const { router, screen } = await renderShop('/FourNotFive', { timers });
		const heading = screen.getByRole('main').getByRole('heading', { level: 1 });
		await expect.element(heading).toHaveTextContent('This search cannot be used');
		await expect.poll(updates).toBeGreaterThan(0);
		timers.pass(10);
		await expect.poll(() => document.title).toBe('This search cannot be used · Zaylat');
		const atFirst = updates();
		await router.navigate('/nowhere');
		await expect.element(screen.getByRole('img', { name: /^Page not found/ })).toBeVisible();
		// A page may be seen a moment before its head waits.
		await expect.poll(updates).toBeGreaterThan(atFirst);
		timers.pass(9);
		const atSecond = updates();
		await router.navigate('/Categories');
		await expect.element(heading).toHaveTextContent('All categories');
		await expect.poll(updates).toBeGreaterThan(atSecond);
		timers.pass(9);
		expect(document.title).toBe('This search cannot be used · Zaylat');
		timers.pass(1);
		await expect.poll(() => document.title).toContain('ategories');
	});

	test('takes the payload file of the page, with its language', async () => {
		const asked: string[] = [];
		const { router, screen } = await renderShop('/FourNotFive', {
			hasPayloadFiles: true,
			fetch: async (url) => {
				asked.push(url);
				return Response.json(await payloadOf(url.replace('/_payload.json', '') || '/'));
			},
		});
		await router.navigate('/Categories');
		await expect.element(screen.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
		expect(asked.at(-1)).toBe('/Categories/_payload.json?lang=en');
		await expect.poll(() => document.title).toMatch(/Zaylat$/);
	});

	test('follows the redirect of a payload', async () => {
		const { router, at } = await renderShop('/FourNotFive', {
			hasPayloadFiles: true,
			fetch: async (url) =>
				url.startsWith('/login')
					? Response.json({ redirect: '/Categories?lang=en', status: 302 })
					: Response.json(await payloadOf('/Categories')),
		});
		await router.navigate('/login');
		expect(at()).toBe('/Categories');
	});

	test('a lost connection shows what to do next, and trying again brings the page', async () => {
		let isDown = true;
		const { router, screen } = await renderShop('/Categories', {
			hasPayloadFiles: true,
			fetch: async () => {
				if (isDown) throw new TypeError('Failed to fetch');
				return Response.json(await payloadOf('/'));
			},
		});
		await router.navigate('/');
		await expect.element(screen.getByRole('heading', { name: 'The connection broke off' })).toBeVisible();
		isDown = false;
		await screen.getByRole('button', { name: 'Try again' }).click();
		await expect.element(screen.getByRole('heading', { name: 'The connection broke off' })).not.toBeInTheDocument();
		await expect.element(screen.getByRole('main').getByRole('link').first()).toBeVisible();
	});

	test('the payload is what the browser would have asked for itself', async () => {
		const answer = await payloadOf('/');
		const shop = testBrowserShop();
		expect('fallback' in answer && Object.keys(answer.fallback)).toContain(cacheKey(home(), shop.client()));
	});
});
