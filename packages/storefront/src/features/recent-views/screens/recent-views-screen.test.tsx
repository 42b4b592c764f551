import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { recentViewsState } from '../feature.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

const KEY = 'recent-views-mm';

describe('products looked at', () => {
	test('of a visitor are on the device, the last one first, and can be forgotten (Decision 20)', async () => {
		window.localStorage.setItem(KEY, JSON.stringify(['1004', '1002']));
		const { screen, router } = await renderShop('/RecentViews', SCENARIOS['signed-out']);
		const list = screen.getByRole('list', { name: 'Recently viewed' });
		await expect.poll(() => list.getByRole('article').elements().length).toBe(2);
		const links = list.getByRole('link').elements();
		expect(links.map((link) => link.getAttribute('href'))).toEqual(['/Products/1004', '/Products/1002']);
		await screen.getByRole('button', { name: 'Clear history' }).click();
		await expect.element(screen.getByRole('heading', { name: 'No recently viewed products' })).toBeVisible();
		expect(window.localStorage.getItem(KEY)).toBeNull();
		await router.navigate('/');
	});

	test('are remembered by opening a product', async () => {
		const { router, screen, shop } = await renderShop('/Products/1001', SCENARIOS['signed-out']);
		await expect.poll(() => shop.stateOf(recentViewsState).kept()).toEqual(['1001']);
		await router.navigate('/RecentViews');
		await expect.element(screen.getByRole('list', { name: 'Recently viewed' })).toBeVisible();
	});

	test('of somebody who is signed in come from the account, and are forgotten there', async () => {
		const { screen } = await renderShop('/RecentViews', SCENARIOS['signed-in']);
		const list = screen.getByRole('list', { name: 'Recently viewed' });
		await expect.poll(() => list.getByRole('article').elements().length).toBe(3);
		await screen.getByRole('button', { name: 'Clear history' }).click();
		await expect.element(screen.getByRole('heading', { name: 'No recently viewed products' })).toBeVisible();
	});

	test('of a visitor move to the account on sign-in', async () => {
		window.localStorage.setItem(KEY, JSON.stringify(['1004']));
		const { screen } = await renderShop('/', SCENARIOS['signed-in']);
		await expect.poll(() => window.localStorage.getItem(KEY)).toBeNull();
		await expect.element(screen.getByRole('main')).toBeVisible();
	});

	test('can be asked for again when the server is down', async () => {
		const { screen } = await renderShop('/RecentViews', SCENARIOS.unavailable);
		await expect
			.element(screen.getByRole('heading', { name: 'We couldn’t load your recently viewed products' }))
			.toBeVisible();
	});
});
