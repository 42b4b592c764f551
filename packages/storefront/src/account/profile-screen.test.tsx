import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the profile', () => {
	test('says who is signed in and lets them out', async () => {
		const { screen, shop, at } = await renderShop('/profile', SCENARIOS['signed-in']);
		await expect.element(screen.getByRole('heading', { name: 'Daw Khin' })).toBeVisible();
		await screen.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
		await expect.poll(at).toBe('/');
		expect(shop.auth.getSnapshot().data).toBeNull();
	});

	test('leaves no address on the device of a guest who signs out', async () => {
		window.localStorage.setItem('address-list', '[]');
		const { screen, at } = await renderShop('/profile', SCENARIOS.guest);
		await screen.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
		await expect.poll(at).toBe('/');
		expect(window.localStorage.getItem('address-list')).toBeNull();
	});

	test('applies and keeps preferences at once (Specification §4)', async () => {
		const { screen, shop } = await renderShop('/profile', SCENARIOS['signed-in']);
		await screen.getByRole('combobox', { name: 'Currency' }).selectOptions('usd');
		expect(shop.preferences.getSnapshot().currency).toBe('usd');
		expect(window.localStorage.getItem('currency')).toBe('usd');
	});

	test('shows what was saved, and what is taken off leaves at once', async () => {
		const { screen } = await renderShop('/profile?target=wishlist', SCENARIOS['signed-in']);
		await expect.element(screen.getByText('2 things saved')).toBeVisible();
		await screen
			.getByRole('button', { name: /^Remove .* from the wishlist$/ })
			.first()
			.click();
		await expect.element(screen.getByText('1 thing saved')).toBeVisible();
	});

	test('offers the next step when nothing is saved', async () => {
		const { screen } = await renderShop('/profile?target=wishlist', SCENARIOS['empty-cart']);
		await expect.element(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
	});
});
