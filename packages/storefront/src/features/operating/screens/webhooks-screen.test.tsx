import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(
	path = '/Operating/Webhooks',
	options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator'],
) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

describe('webhooks', () => {
	test('get an endpoint, whose secret is shown once', async () => {
		const { screen, main } = await open();
		await main.getByRole('button', { name: 'Add endpoint' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Add endpoint' }).click();
		for (const sentence of ['Enter a name', /^Enter a full address/, 'Choose at least one event']) {
			await expect.element(dialog.getByText(sentence).first()).toBeVisible();
		}
		await dialog.getByRole('textbox', { name: 'Name' }).fill('Stock');
		await dialog.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example.com/stock');
		await dialog.getByRole('checkbox', { name: 'Stock changed' }).click();
		await dialog.getByRole('button', { name: 'Add endpoint' }).click();
		await expect.element(screen.getByText(/^whsec_/)).toBeVisible();
		await screen.getByRole('button', { name: 'I’ve saved it' }).click();
		await expect.element(screen.getByText(/^whsec_/)).not.toBeInTheDocument();
		const table = main.getByRole('table', { name: 'Endpoints' });
		await expect.element(table.getByText('https://hooks.example.com/stock')).toBeVisible();
	});

	test('say why an endpoint is paused, and it goes on when it is changed', async () => {
		const { screen, main } = await open();
		await expect.element(main.getByText('Warehouse is paused')).toBeVisible();
		await main.getByRole('button', { name: 'Edit: Warehouse' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('checkbox', { name: 'Active' }).click();
		await dialog.getByRole('button', { name: 'Save endpoint' }).click();
		await expect.element(main.getByText('Warehouse is paused')).not.toBeInTheDocument();
	});

	test('are removed after a question', async () => {
		const { screen, main } = await open();
		await main.getByRole('button', { name: 'Delete: Accounting' }).click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
		const table = main.getByRole('table', { name: 'Endpoints' });
		await expect.element(table.getByText('Accounting')).not.toBeInTheDocument();
	});

	test('show what is sent and each try, and send one and those of some days again', async () => {
		const { screen, main } = await open('/Operating/Webhooks?state=failed');
		const table = main.getByRole('table', { name: 'Deliveries' });
		await expect.element(table.getByText('No answer in 15 seconds')).toBeVisible();
		await table.getByRole('button', { name: 'Details: Order placed CD87654321' }).click();
		const details = screen.getByRole('dialog');
		await expect.element(details.getByText(/"type": "order.placed"/)).toBeVisible();
		await details.getByRole('button', { name: 'Close' }).click();
		await table.getByRole('button', { name: 'Send again: Order placed CD87654321' }).click();
		await expect.element(screen.getByText('1 delivery will be sent again')).toBeVisible();
		await expect.element(table.getByText('CD87654321')).not.toBeInTheDocument();
		await main.getByRole('button', { name: 'Send again: Warehouse' }).click();
		await screen.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
		await expect.element(main.getByText('No deliveries')).toBeVisible();
	});

	test('are narrowed by what they are about, and shown whole again', async () => {
		const { main } = await open();
		const table = main.getByRole('table', { name: 'Deliveries' });
		await main.getByRole('textbox', { name: 'About' }).fill('CD87654321');
		await main.getByRole('button', { name: 'Find' }).click();
		await expect.element(table.getByText('AB12345678').first()).not.toBeInTheDocument();
		await main.getByRole('link', { name: 'Show all' }).click();
		await expect.element(table.getByText('AB12345678').first()).toBeVisible();
	});

	test('are changed by administrators alone', async () => {
		const { main } = await open('/Operating/Webhooks', SCENARIOS['staff-support']);
		await expect.element(main.getByRole('button', { name: 'Send again: Warehouse' })).toBeVisible();
		expect(main.getByRole('button', { name: 'Add endpoint' }).elements()).toEqual([]);
		expect(main.getByRole('button', { name: 'Delete: Warehouse' }).elements()).toEqual([]);
	});
});
