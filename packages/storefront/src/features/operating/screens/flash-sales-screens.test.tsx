import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-catalogue']) {
	const { screen, at } = await renderShop(path, options);
	return { screen, at, main: screen.getByRole('main') };
}

describe('flash sales', () => {
	test('are planned with products that a search finds, and problems told at their fields', async () => {
		const { main, at } = await open('/Operating/FlashSales');
		await main.getByRole('link', { name: 'Add a flash sale' }).click();
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('Add at least one product').first()).toBeVisible();
		await expect.element(main.getByText('Enter a name').first()).toBeVisible();
		await main.getByRole('textbox', { name: 'Name' }).fill('Tea day');
		await main.getByRole('searchbox', { name: 'Find a product' }).fill('a');
		await main.getByRole('button', { name: 'Find' }).click();
		const found = main.getByRole('list', { name: 'Found products' });
		await found.getByRole('button', { name: /^Add / }).last().click();
		await main.getByRole('spinbutton', { name: 'Sale price' }).fill('999999999');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('Enter less than the normal price').first()).toBeVisible();
		await main.getByRole('spinbutton', { name: 'Sale price' }).fill('10');
		await main.getByRole('spinbutton', { name: 'Number of pieces' }).fill('5');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.poll(at).toBe('/Operating/FlashSales');
		const table = main.getByRole('table', { name: 'Flash sales' });
		await expect.element(table.getByText('Tea day')).toBeVisible();
	});

	test('must end after they start', async () => {
		const { main } = await open('/Operating/FlashSales/Edit?id=new-year');
		await main.getByLabelText('Ends').fill('2020-01-01T00:00');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('It must end after it starts').first()).toBeVisible();
	});

	test('are ended while they run, and removed before', async () => {
		const { screen, main } = await open('/Operating/FlashSales');
		await main.getByRole('button', { name: 'End now: December days' }).click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
		await expect.element(main.getByRole('button', { name: 'End now: December days' })).not.toBeInTheDocument();
		await main.getByRole('button', { name: 'Remove New Year' }).click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
		await expect.element(main.getByText('New Year', { exact: true })).not.toBeInTheDocument();
	});

	test('that have ended are copied', async () => {
		const { main, at } = await open('/Operating/FlashSales?state=ended');
		await expect.element(main.getByRole('link', { name: 'Edit Eleven eleven' })).not.toBeInTheDocument();
		await main.getByRole('link', { name: 'Copy Eleven eleven' }).click();
		await expect.element(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Eleven eleven');
		expect(at()).toBe('/Operating/FlashSales/Edit?copy=november');
	});

	test.each(['/Operating/FlashSales', '/Operating/FlashSales/Edit'])('%s is not for support', async (path) => {
		const { main } = await open(path, SCENARIOS['staff-support']);
		await expect.element(main.getByText('Your role doesn’t include this section')).toBeVisible();
	});
});
