import { cacheKey, home } from '@zaylat/api-client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { manualTimers } from '../testing/manual-timers.ts';
import { renderShop } from '../testing/render-shop.tsx';
import { serveShop, takeOver } from '../testing/serve-shop.tsx';
import { type TestShopOptions, testBrowserShop } from '../testing/test-shop.ts';
import { HEAD_DELAY_MS } from './document-updater.tsx';
import type { PayloadAnswer } from './page-payload.ts';

beforeEach(() => window.localStorage.clear());

async function payloadOf(path: string, options: TestShopOptions = {}): Promise<PayloadAnswer> {
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
