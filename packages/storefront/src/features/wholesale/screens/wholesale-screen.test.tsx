import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { isBrowsing, wholesalePath } from '../wholesale-scope.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(path = '/wholesale', options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop(path, options);
	await expect.element(shop.screen.getByRole('heading', { level: 1, name: 'Wholesale' })).toBeVisible();
	return shop;
}

describe('wholesale', () => {
	test('shows categories, ladders, how it works and shops [§1.7] [§2.18]', async () => {
		const { screen } = await open();
		const first = screen.getByRole('region', { name: 'Popular in wholesale' }).getByRole('article').first();
		await expect.element(first.getByText('12+')).toBeVisible();
		await expect.element(screen.getByRole('heading', { name: 'Choose a quantity' })).toBeVisible();
		await expect.element(screen.getByRole('region', { name: 'Wholesale shops' })).toBeVisible();
	});

	test('narrows to a category, and leaves out what is for looking around', async () => {
		const { screen, at } = await open();
		await screen.getByRole('region', { name: 'Wholesale categories' }).getByRole('link').first().click();
		await expect.poll(at).toBe('/wholesale?category=fashion');
		await expect.element(screen.getByText('2 results')).toBeVisible();
		expect(screen.getByRole('region', { name: 'Popular in wholesale' }).query()).toBeNull();
	});

	test('asks for a price from a card', async () => {
		const { screen } = await open();
		await screen
			.getByRole('button', { name: /^Request a quote/ })
			.first()
			.click();
		const quantity = screen.getByRole('dialog').getByRole('spinbutton', { name: /Quantity/ });
		// The last step of the prices is from 60 pieces; no variant has more than 59.
		await expect.element(quantity).toHaveValue('59');
	});

	test('keeps the list when its first page cannot be loaded', async () => {
		const { screen } = await open('/wholesale', {
			...SCENARIOS['signed-in'],
			failures: { getWholesale: 'unavailable' },
		});
		await expect.element(screen.getByText('We couldn’t load wholesale goods')).toBeVisible();
		await expect.element(screen.getByText('8 results')).toBeVisible();
	});
});

describe('the address of the wholesale area', () => {
	test('is its first page until something is asked for', () => {
		expect(isBrowsing(new URLSearchParams('lang=en&quotation=1001'))).toBe(false);
		expect(isBrowsing(new URL(wholesalePath('fashion'), 'https://shop.test').searchParams)).toBe(true);
		expect(wholesalePath()).toBe('/wholesale');
	});
});
