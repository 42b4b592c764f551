import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-catalogue']) {
	const { screen, at } = await renderShop(path, options);
	return { screen, at, main: screen.getByRole('main') };
}

describe('coupons', () => {
	test('are created, and found by their code', async () => {
		const { main, at } = await open('/Operating/Coupons');
		await main.getByRole('link', { name: 'Add a coupon' }).click();
		await main.getByRole('textbox', { name: 'Code' }).fill('rain-20');
		await main.getByRole('textbox', { name: 'Title', exact: true }).fill('Rainy season');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('Enter how many percent it takes off').first()).toBeVisible();
		await main.getByRole('spinbutton', { name: 'Percent' }).fill('20');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.poll(at).toBe('/Operating/Coupons');
		const table = main.getByRole('table', { name: 'Coupons' });
		await expect.element(table.getByText('RAIN-20')).toBeVisible();
		await main.getByRole('searchbox', { name: 'Find a coupon' }).fill('rainy');
		await main.getByRole('button', { name: 'Find' }).click();
		await expect.element(table.getByText('NEXTWEEK')).not.toBeInTheDocument();
		await expect.element(table.getByText('RAIN-20')).toBeVisible();
	});

	test('that shoppers have change in their favour alone', async () => {
		const { main } = await open('/Operating/Coupons/Edit?code=WELCOME10');
		await expect.element(main.getByText(/^Shoppers have this coupon/)).toBeVisible();
		await main.getByRole('spinbutton', { name: 'Percent' }).fill('5');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('Shoppers have it: only more is possible').first()).toBeVisible();
	});

	test('are limited to categories, which their row names', async () => {
		const { screen, main, at } = await open('/Operating/Coupons/Edit?code=NEXTWEEK');
		const chosen = main.getByRole('list', { name: 'Chosen categories' });
		await expect.element(chosen.getByText('Fashion', { exact: true })).toBeVisible();
		await chosen.getByRole('button', { name: 'Remove Fashion' }).click();
		const field = main.getByRole('combobox', { name: 'Only goods of the categories' });
		await field.fill('smartph');
		await screen.getByRole('option', { name: /^Smartphones/ }).click();
		await expect.element(chosen.getByText(/^Smartphones · /)).toBeVisible();
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.poll(at).toBe('/Operating/Coupons');
		await expect.element(main.getByText(/· Phones and Smartphones/)).toBeVisible();
	});

	test('that shoppers have are limited no further', async () => {
		const { screen, main } = await open('/Operating/Coupons/Edit?code=WELCOME10');
		await main.getByRole('combobox', { name: 'Only goods of the categories' }).fill('books');
		await screen.getByRole('option', { name: 'Books', exact: true }).click();
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('Shoppers have it: only more is possible').first()).toBeVisible();
	});

	test('are ended', async () => {
		const { screen, main } = await open('/Operating/Coupons?state=planned');
		await main.getByRole('button', { name: 'End now: NEXTWEEK' }).click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
		await expect.element(main.getByRole('button', { name: 'End now: NEXTWEEK' })).not.toBeInTheDocument();
	});

	test.each(['/Operating/Coupons', '/Operating/Coupons/Edit'])('%s is not for support', async (path) => {
		const { main } = await open(path, SCENARIOS['staff-support']);
		await expect.element(main.getByText('Your role doesn’t include this section')).toBeVisible();
	});
});
