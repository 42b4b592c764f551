import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the home page', () => {
	test('shows banners, categories, flash sale, shops and both grids', async () => {
		const { screen } = await renderShop('/', SCENARIOS['signed-out']);
		for (const name of ['Flash sale', 'Shops people follow', 'Just in', 'Recommended']) {
			await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
		}
		await expect.element(screen.getByRole('region', { name: 'Offers' })).toBeVisible();
		await expect.element(screen.getByRole('navigation', { name: 'Browse categories' })).toBeVisible();
	});

	test('counts the flash sale down in words for screen readers', async () => {
		const { screen } = await renderShop('/', SCENARIOS['signed-out']);
		await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/Ends in \d+ hours \d+ minutes/);
	});

	test('uses Burmese digits in Burmese', async () => {
		const { screen } = await renderShop('/', { ...SCENARIOS['signed-out'], preferences: { language: 'mm' } });
		await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/[၀-၉]{2}:[၀-၉]{2}:[၀-၉]{2}/);
	});

	test('sends a visitor who taps a heart to sign in and back', async () => {
		const { screen, at } = await renderShop('/', SCENARIOS['signed-out']);
		const heart = screen.getByRole('button', { name: /^Add .* to the wishlist$/ }).first();
		await heart.click();
		await expect.poll(at).toBe('/login?redirect=%2F');
	});

	test('saves a product of somebody who is signed in', async () => {
		const { screen, shop } = await renderShop('/', SCENARIOS['empty-cart']);
		const heart = screen.getByRole('button', { name: /^Add .* to the wishlist$/ }).first();
		await heart.click();
		await expect.element(screen.getByRole('button', { name: /^Remove .* from the wishlist$/ }).first()).toBeVisible();
		expect(shop.wishlist.getSnapshot().productIds.size).toBe(1);
	});

	test('says what to do when there is nothing to sell', async () => {
		const { screen } = await renderShop('/', SCENARIOS.empty);
		await expect.element(screen.getByRole('heading', { name: 'The shelves are being filled' })).toBeVisible();
	});
});
