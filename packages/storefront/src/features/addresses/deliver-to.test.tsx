import { SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

const { innerWidth, innerHeight } = window;
afterEach(() => page.viewport(innerWidth, innerHeight));

beforeEach(() => window.localStorage.clear());

describe('the line that asks where to deliver (Decision 25)', () => {
	test.each([
		['the home page', '/'],
		['a product page', '/Products/1011'],
		['the cart', '/Checkout'],
	])('stands on %s until a choice was made, with the own country first', async (_, path) => {
		// Wider windows have the chosen country in the header, and the home page leaves its line out.
		await page.viewport(375, 700);
		const { screen, shop } = await renderShop(path, SCENARIOS['signed-in']);
		const main = screen.getByRole('main');
		const line = main.getByRole('combobox', { name: 'Deliver to?' });
		await expect.element(line).toBeVisible();
		expect(line.element().querySelectorAll('option')[1]?.textContent).toBe('Myanmar');
		await main.getByRole('button', { name: 'Myanmar', exact: true }).click();
		await expect.element(main.getByRole('combobox', { name: 'Deliver to' })).toHaveValue('mm');
		expect(main.getByRole('button', { name: 'Myanmar', exact: true }).elements()).toHaveLength(0);
		expect(shop.preferences.getState().deliveryCountry).toBe('mm');
		expect(window.localStorage.getItem('deliver-country')).toBe('mm');
	});

	test('asks no more once a country is stored, and changes it', async () => {
		window.localStorage.setItem('deliver-country', 'th');
		const { screen, shop } = await renderShop('/Products/1011', SCENARIOS['signed-in']);
		const line = screen.getByRole('main').getByRole('combobox', { name: 'Deliver to' });
		await expect.element(line).toHaveValue('th');
		await line.selectOptions('Japan');
		expect(shop.preferences.getState().deliveryCountry).toBe('jp');
	});

	test('takes the default country when that is the choice', async () => {
		const { screen } = await renderShop('/Products/1011', SCENARIOS['signed-in']);
		const main = screen.getByRole('main');
		await main.getByRole('combobox', { name: 'Deliver to?' }).selectOptions('China');
		await expect.element(main.getByRole('combobox', { name: 'Deliver to' })).toHaveValue('cn');
		expect(window.localStorage.getItem('deliver-country')).toBe('cn');
	});
});
