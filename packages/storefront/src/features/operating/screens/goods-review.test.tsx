import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator']) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

describe('goods in review', () => {
	test('are looked at as shoppers will see them, and put on sale', async () => {
		const { main } = await open('/Operating/Goods');
		const table = main.getByRole('table', { name: 'Goods in review' });
		const first = table.getByRole('link').first();
		await expect.element(first).toBeVisible();
		const name = first.element().textContent ?? '';
		await first.click();
		const asPage = main.getByRole('figure', { name: 'On its page' });
		await expect.element(asPage.getByRole('heading', { level: 3, name })).toBeVisible();
		// Nothing of it can be bought or saved yet.
		expect(main.getByRole('button', { name: /cart|wishlist/i }).elements()).toEqual([]);
		await main.getByRole('button', { name: 'Publish' }).click();
		await expect.element(table.getByRole('link').first()).toBeVisible();
		expect(table.getByRole('link', { name, exact: true }).elements()).toEqual([]);
	});

	test('are refused with reasons of the list, and words for another reason', async () => {
		const { screen, main } = await open('/Operating/Goods/1001');
		await main.getByRole('button', { name: 'Refuse' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Refuse' }).click();
		await expect.element(dialog.getByText('Choose at least one reason')).toBeVisible();
		await dialog.getByRole('checkbox', { name: 'Another reason' }).click();
		await dialog.getByRole('button', { name: 'Refuse' }).click();
		await expect.element(dialog.getByText('Say in words what’s wrong')).toBeVisible();
		await dialog.getByRole('textbox', { name: 'Note to the seller' }).fill('Show the label.');
		await dialog.getByRole('button', { name: 'Refuse' }).click();
		await expect.element(main.getByRole('table', { name: 'Goods in review' })).toBeVisible();
		await main.getByRole('link', { name: 'Change history' }).click();
		const history = main.getByRole('table', { name: 'Change history' });
		await expect.element(history.getByText('Product refused')).toBeVisible();
		await expect.element(history.getByText('Reasons: – → Another reason')).toBeVisible();
		await expect.element(history.getByText('Status: In review → Draft')).toBeVisible();
	});

	test('say what they were refused for before', async () => {
		const { main } = await open('/Operating/Goods/1002');
		await expect.element(main.getByText('The pictures don’t show the product well')).toBeVisible();
	});
});
