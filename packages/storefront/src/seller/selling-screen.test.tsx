import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const { screen } = await renderShop(path, options);
	await expect.element(screen.getByRole('heading', { level: 1, name: 'Selling' })).toBeVisible();
	return screen;
}

describe('the desk of a seller', () => {
	test('moves a parcel along', async () => {
		const screen = await open('/Selling');
		const confirm = screen.getByRole('button', { name: /^Confirm/ }).first();
		const before = screen.getByRole('button', { name: /^Confirm/ }).elements().length;
		await confirm.click();
		await expect.element(screen.getByText('The parcel has moved on')).toBeVisible();
		expect(screen.getByRole('button', { name: /^Confirm/ }).elements()).toHaveLength(before - 1);
	});

	test('cancels a parcel with a reason, and demands one', async () => {
		const screen = await open('/Selling');
		await screen
			.getByRole('button', { name: /^Cancel(?! this)/ })
			.first()
			.click();
		const send = screen.getByRole('button', { name: 'Cancel this parcel' });
		await send.click();
		await expect.element(screen.getByText('Write a reason.')).toBeVisible();
		await screen.getByLabelText(/^Reason/).fill('The cloth has a flaw.');
		await send.click();
		await expect.element(screen.getByText('The parcel is cancelled')).toBeVisible();
	});

	test('names a price, never above the public one', async () => {
		const screen = await open('/Selling?view=quotations');
		await screen
			.getByRole('button', { name: /^Name a price/ })
			.first()
			.click();
		const price = screen.getByLabelText(/^Price of a piece/);
		await price.fill('99999999');
		await screen.getByRole('button', { name: 'Send the price' }).click();
		await expect.element(screen.getByText(/^Type a price above zero and at most/)).toBeVisible();
		await price.fill('1000');
		await screen.getByRole('button', { name: 'Send the price' }).click();
		await expect.element(screen.getByText('The buyer has your price')).toBeVisible();
	});

	test('declines a request', async () => {
		const screen = await open('/Selling?view=quotations');
		await screen
			.getByRole('button', { name: /^Decline(?! the)/ })
			.first()
			.click();
		await screen.getByRole('button', { name: 'Decline the request' }).click();
		await expect.element(screen.getByText('The request is declined')).toBeVisible();
	});

	test('says when an account owns no shop', async () => {
		const screen = await open('/Selling', SCENARIOS['no-shop']);
		await expect.element(screen.getByText('This account owns no shop')).toBeVisible();
	});
});
