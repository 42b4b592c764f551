import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

describe('the products of a seller', () => {
	test('are reached from the desk, and narrowed to a state with its count', async () => {
		const { main } = await open('/Selling');
		await main.getByRole('link', { name: 'Products' }).click();
		await expect.element(main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
		await expect.element(main.getByRole('link', { name: 'All (8)' })).toHaveAttribute('aria-current', 'true');
		await main.getByRole('link', { name: 'In review (1)' }).click();
		await expect.element(main.getByRole('link', { name: 'In review (1)' })).toHaveAttribute('aria-current', 'true');
		await expect.poll(() => main.getByRole('article').elements().length).toBe(1);
	});

	test('are found by a part of the own code, and nothing is found by another', async () => {
		const { main } = await open('/Selling/Products');
		const field = main.getByRole('searchbox', { name: 'Search your products' });
		await field.fill('art-1003');
		await main.getByRole('button', { name: 'Search', exact: true }).click();
		await expect.poll(() => main.getByRole('article').elements().length).toBe(1);
		await expect.element(main.getByText(/^ART-1003/)).toBeVisible();
		await field.fill('zzzz');
		await main.getByRole('button', { name: 'Search', exact: true }).click();
		await expect.element(main.getByText('No products found')).toBeVisible();
		await main.getByRole('link', { name: 'Show all products' }).click();
		await expect.poll(() => main.getByRole('article').elements().length).toBe(8);
	});

	test('that were not published say why, and lead to the field to change', async () => {
		const { screen, main } = await open('/Selling/Products?state=draft', SCENARIOS['goods-refused']);
		await expect.element(main.getByText('The name doesn’t say what it is').first()).toBeVisible();
		await expect.element(main.getByText('The label cannot be read.').first()).toBeVisible();
		await main
			.getByRole('link', { name: /^Change this product/ })
			.first()
			.click();
		await main.getByRole('button', { name: 'The name doesn’t say what it is' }).click();
		await expect.element(screen.getByRole('textbox', { name: /^Name/ }).first()).toHaveFocus();
	});

	test('are paused and put back on sale, and shown so at once', async () => {
		const { main } = await open('/Selling/Products?state=on_sale');
		const first = main.getByRole('article').first();
		const counts = () =>
			['All', 'On sale', 'Paused'].map((state) => {
				const link = main.getByRole('link', { name: new RegExp(`^${state} \\(`) }).element();
				return Number(/\((\d+)\)/.exec(link.textContent)?.[1]);
			});
		await expect.element(first).toBeVisible();
		const [all = 0, onSale = 0, paused = 0] = counts();
		await first.getByRole('button', { name: /^Pause/ }).click();
		await expect.element(first.getByText('Paused', { exact: true })).toBeVisible();
		expect(counts()).toEqual([all, onSale - 1, paused + 1]);
		await first.getByRole('button', { name: /^Put back on sale/ }).click();
		await expect.element(first.getByText('On sale', { exact: true })).toBeVisible();
		expect(counts()).toEqual([all, onSale, paused]);
	});

	test('stay what they were when a move is refused, which says what to do', async () => {
		const { screen, main } = await open('/Selling/Products?state=draft', SCENARIOS['product-incomplete']);
		const first = main.getByRole('article').first();
		await first.getByRole('button', { name: /^Submit for review/ }).click();
		await expect.element(screen.getByText(/Something is still missing/)).toBeVisible();
		await expect.element(first.getByText('Draft', { exact: true })).toBeVisible();
		await expect.element(main.getByRole('link', { name: 'In review (1)' })).toBeVisible();
	});

	test('are shown as before while the server does not answer to a move', async () => {
		const { screen, main } = await open('/Selling/Products?state=paused', SCENARIOS['writes-fail']);
		const first = main.getByRole('article').first();
		await first.getByRole('button', { name: /^Put back on sale/ }).click();
		await expect.element(screen.getByText(/^Not changed: /)).toBeVisible();
		await expect.element(first.getByText('Paused', { exact: true })).toBeVisible();
	});

	test('are changed together, after what comes of it is shown', async () => {
		const { screen, main } = await open('/Selling/Products?state=draft');
		await main.getByRole('checkbox').first().click();
		await expect.element(main.getByText('1 selected')).toBeVisible();
		await main.getByRole('button', { name: 'Change price or stock' }).click();
		const dialog = screen.getByRole('dialog', { name: 'Change price or stock' });
		await dialog.getByRole('combobox', { name: 'Change' }).selectOptions('stock_by');
		await dialog.getByRole('spinbutton').fill('-1000000');
		await expect.element(dialog.getByText(/less than nothing in stock/).first()).toBeVisible();
		await dialog.getByRole('button', { name: 'Apply' }).click();
		await expect.element(dialog.getByText(/None of the variants would change/)).toBeVisible();
		await dialog.getByRole('spinbutton').fill('+5');
		await expect.element(dialog.getByText(/^Then/).first()).toBeInTheDocument();
		await dialog.getByRole('button', { name: 'Apply' }).click();
		await expect.element(screen.getByText(/variants? changed$/)).toBeVisible();
		await expect.element(dialog).not.toBeInTheDocument();
	});

	test('explain themselves to a shop without one, and to an account without a shop', async () => {
		const nothing = await open('/Selling/Products', SCENARIOS.empty);
		await expect.element(nothing.main.getByText('No products yet')).toBeVisible();
		await nothing.screen.unmount();
		const { main } = await open('/Selling/Products', SCENARIOS['no-shop']);
		await expect.element(main.getByText('This account doesn’t have a shop')).toBeVisible();
	});
});
