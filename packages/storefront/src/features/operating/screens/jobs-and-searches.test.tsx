import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator']) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

test('a message that failed is sent again, and another one is deleted with a reason', async () => {
	const { screen, main } = await open('/Operating/Jobs');
	const table = main.getByRole('table', { name: 'Failed jobs' });
	await table.getByRole('button', { name: 'Try again: Order message ZL40000001' }).click();
	await expect.element(screen.getByText('1 job will be tried again')).toBeVisible();
	await expect.element(table.getByText('Order message ZL40000001')).not.toBeInTheDocument();
	await table.getByRole('button', { name: 'Delete: Refund' }).click();
	const dialog = screen.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Delete' }).click();
	await expect.element(dialog.getByText('Enter a reason')).toBeVisible();
	await dialog.getByRole('textbox', { name: 'Reason' }).fill('Returned by hand');
	await dialog.getByRole('button', { name: 'Delete' }).click();
	await expect.element(table.getByText('Refund')).not.toBeInTheDocument();
	await expect.element(table.getByText('Account notice')).toBeVisible();
	await main.getByRole('link', { name: 'Other work' }).click();
	await expect.element(main.getByText('Nothing failed')).toBeVisible();
});

test('searches without a result are narrowed by edition and time', async () => {
	const { main } = await open('/Operating/Searches', SCENARIOS['staff-catalogue']);
	const table = main.getByRole('table', { name: 'Searches without results' });
	await expect.element(table.getByText('power bank 50000')).toBeVisible();
	expect(table.getByText('shan tofu kit').elements()).toEqual([]);
	await main.getByRole('link', { name: 'Last 90 days' }).click();
	await expect.element(table.getByText('shan tofu kit')).toBeVisible();
	await main.getByRole('navigation', { name: 'Edition' }).getByRole('link').last().click();
	await expect.element(table.getByText('ผ้าขาวม้า')).toBeVisible();
	await expect.element(table.getByText('shan tofu kit')).not.toBeInTheDocument();
});
