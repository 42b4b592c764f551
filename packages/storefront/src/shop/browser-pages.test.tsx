import { cacheKey, home } from '@zaylat/api-client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PayloadResponse } from '../core/page/page-payload.ts';
import { HEAD_DELAY_MS } from '../core/screen/document-updater.tsx';
import { manualTimers } from '../testing/manual-timers.ts';
import { renderShop } from '../testing/render-shop.tsx';
import { serveShop, takeOver } from '../testing/serve-shop.tsx';
import { type TestShopOptions, testBrowserShop } from '../testing/test-shop.ts';

beforeEach(() => window.localStorage.clear());

async function payloadOf(path: string, options: TestShopOptions = {}): Promise<PayloadResponse> {
	const { served } = await serveShop(path, options);
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
		const page = await serveShop(path, { preferences });
		expect(page.html).toContain('<h1');
		const { container, end } = await takeOver(page, { preferences });
		expect(container.querySelector('h1')).not.toBeNull();
		end();
	});

	test('reads without script: names, prices and links are in the markup', async () => {
		const { html } = await serveShop('/');
		expect(html).toMatch(/href="\/Products\/\d+"/);
		expect(html).toMatch(/[\d,]+.K/);
		expect(html).toContain('action="/search-results"');
		expect(html).toMatch(/href="\/\?lang=thai"/);
	});
});

describe('navigating', () => {
	test('updates the head 10 ms later, once for quick steps [§9.10]', async () => {
		expect(HEAD_DELAY_MS).toBe(10);
		const timers = manualTimers();
		const started = vi.spyOn(timers, 'after');
		const updates = () => started.mock.calls.filter(([ms]) => ms === HEAD_DELAY_MS).length;
		const { router, screen } = await renderShop('/FourNotFive', { timers });
		const heading = screen.getByRole('main').getByRole('heading', { level: 1 });
		await expect.element(heading).toHaveTextContent('Invalid search');
		await expect.poll(updates).toBeGreaterThan(0);
		timers.pass(10);
		await expect.poll(() => document.title).toBe('Invalid search · Zaylat');
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
		expect(document.title).toBe('Invalid search · Zaylat');
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
		// The pointer may lie on a link, whose page is fetched ahead.
		expect(asked).toContain('/Categories/_payload.json?lang=en');
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
		await expect.element(screen.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
		isDown = false;
		await screen.getByRole('button', { name: 'Try again' }).click();
		await expect.element(screen.getByRole('heading', { name: 'Connection lost' })).not.toBeInTheDocument();
		await expect.element(screen.getByRole('main').getByRole('link').first()).toBeVisible();
	});

	/** A list of products and a press on one of them, whose page waits. */
	async function pressProduct() {
		const arrives = Promise.withResolvers<Response | undefined>();
		const shown = await renderShop('/search', {
			hasPayloadFiles: true,
			fetch: async (url) => {
				const isProduct = url.startsWith('/Products/');
				const special = isProduct ? await arrives.promise : undefined;
				return special ?? Response.json(await payloadOf(url.replace(/\/_payload\.json.*/, '') || '/'));
			},
		});
		const { screen, at } = shown;
		const product = screen.getByRole('main').getByRole('article').first().getByRole('link').first();
		await expect.element(product).toBeVisible();
		const path = product.element().getAttribute('href') ?? '';
		await product.click();
		await expect.poll(at).toBe(path);
		expect(document.querySelector('[data-part=product-preview]')).not.toBeNull();
		return { ...shown, arrives, product, path };
	}

	test('a page with a preview has its address at once, and takes the place of the preview when it arrives', async () => {
		const { screen, arrives } = await pressProduct();
		arrives.resolve(undefined);
		await expect.poll(() => document.querySelector('[data-part=product-preview]')).toBeNull();
		await expect.element(screen.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
	});

	test('Back during a preview leads to the page before', async () => {
		const { screen, router, at, arrives, product } = await pressProduct();
		await router.navigate(-1);
		await expect.poll(at).toBe('/search');
		await expect.element(product).toBeVisible();
		expect(document.querySelector('[data-part=product-preview]')).toBeNull();
		arrives.resolve(undefined);
		await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All products');
	});

	test('a page that has moved takes the place of its preview in the history', async () => {
		const { router, at, arrives } = await pressProduct();
		arrives.resolve(Response.json({ redirect: '/Categories', status: 301 }));
		await expect.poll(at).toBe('/Categories');
		await expect.poll(() => document.querySelector('[data-part=product-preview]')).toBeNull();
		await router.navigate(-1);
		await expect.poll(at).toBe('/search');
	});

	test('a page that does not arrive says so in the place of its preview', async () => {
		const { screen, arrives } = await pressProduct();
		arrives.reject(new TypeError('Failed to fetch'));
		await expect.element(screen.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
		expect(document.querySelector('[data-part=product-preview]')).toBeNull();
	});

	test('the payload is what the browser would have asked for itself', async () => {
		const response = await payloadOf('/');
		const shop = testBrowserShop();
		expect('fallback' in response && Object.keys(response.fallback)).toContain(cacheKey(home(), shop.client()));
	});
});
