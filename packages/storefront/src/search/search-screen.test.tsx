import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('search results', () => {
	test('say how many there are, and offer the four orders as links (Specification §9)', async () => {
		const { screen } = await renderShop('/search-results?search=shirt');
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Results for “shirt”' })).toBeVisible();
		await expect.element(screen.getByText(/^\d+ found$/)).toBeVisible();
		const orders = screen.getByRole('navigation', { name: 'Sort by' }).getByRole('link');
		expect(orders.elements().map((link) => link.getAttribute('href'))).toEqual([
			'/search-results?search=shirt',
			'/search-results?search=shirt&sort=newest',
			'/search-results?search=shirt&sort=price_low_to_high',
			'/search-results?search=shirt&sort=price_high_to_low',
		]);
	});

	test('show more in place, behind a real link', async () => {
		const { screen, at } = await renderShop('/search', SCENARIOS.many);
		const tiles = screen.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
		await expect.element(tiles.first()).toBeVisible();
		expect(tiles.elements()).toHaveLength(30);
		const more = screen.getByRole('link', { name: 'Show more' });
		expect(more.element().getAttribute('href')).toMatch(/^\/search\?cursor=./);
		await more.click();
		await expect.poll(() => tiles.elements().length).toBe(60);
		expect(at()).toBe('/search');
	});

	test('open in the middle by address, with the way back to the start', async () => {
		const { screen, router, at } = await renderShop('/search', SCENARIOS.many);
		const href = screen.getByRole('link', { name: 'Show more' });
		await expect.element(href).toBeVisible();
		await router.navigate(href.element().getAttribute('href') ?? '');
		await screen.getByRole('link', { name: 'Back to the first page' }).click();
		await expect.poll(at).toBe('/search');
	});

	test('say what to try when there are none', async () => {
		const { screen } = await renderShop('/search-results?search=qqqq');
		await expect.element(screen.getByRole('heading', { name: 'Nothing found for “qqqq”' })).toBeVisible();
		await expect.element(screen.getByText(/Check the spelling/)).toBeVisible();
	});

	test.each(['x'.repeat(50), 'see https://example.com'])(
		'%j leads to /FourNotFive (Specification §4)',
		async (text) => {
			const { at } = await renderShop(`/search-results?search=${encodeURIComponent(text)}`);
			await expect.poll(at).toBe('/FourNotFive');
		},
	);
});
