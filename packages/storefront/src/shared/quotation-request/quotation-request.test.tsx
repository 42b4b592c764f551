import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

/** Wholesale goods of which no price was asked for yet. */
const PATH = '/Products/1022';

async function ask(options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in'], path = PATH) {
	const shop = await renderShop(path, options);
	const button = shop.screen.getByRole('button', { name: /^Ask for a price/ });
	await button.click();
	const dialog = shop.screen.getByRole('dialog', { name: 'Ask for a price' });
	await expect.element(dialog).toBeVisible();
	return { ...shop, button, dialog, quantity: dialog.getByRole('spinbutton', { name: /How many pieces/ }) };
}

describe('asking for a price (Decision 13)', () => {
	test('sends quantity, wish and message, and leads to the quotations [§1.19]', async () => {
		const { dialog, quantity, at } = await ask();
		await expect.element(quantity).toHaveValue('12');
		await quantity.fill('144');
		await dialog.getByRole('spinbutton', { name: /Price that you wish/ }).fill('7,500');
		await dialog.getByRole('textbox', { name: /Message/ }).fill('By the new year');
		await dialog.getByRole('button', { name: 'Send to the shop' }).click();
		const sent = dialog.getByRole('heading', { name: /has your question$/ });
		await expect.element(sent).toHaveFocus();
		await dialog.getByRole('link', { name: 'See my quotations' }).click();
		await expect.poll(at).toBe('/Quotations');
	});

	test('says at the field what is wrong, and loses nothing', async () => {
		const { dialog, quantity, button } = await ask();
		await quantity.fill('3');
		await dialog.getByRole('textbox', { name: /Message/ }).fill('By the new year');
		await dialog.getByRole('button', { name: 'Send to the shop' }).click();
		await expect.element(quantity).toHaveAccessibleDescription(/Ask for at least 12 pieces/);
		await expect.element(quantity).toHaveFocus();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await button.click();
		await expect.element(dialog.getByRole('textbox', { name: /Message/ })).toHaveValue('By the new year');
		await expect.element(quantity).toHaveValue('3');
	});

	test('says when it was asked already', async () => {
		const { dialog } = await ask(SCENARIOS['signed-in'], '/Products/1001?variant=1001-1');
		await dialog.getByRole('button', { name: 'Send to the shop' }).click();
		await expect.element(dialog.getByText(/You have asked for this already/)).toBeVisible();
	});

	test('needs an account: visitors and guests are told in place', async () => {
		const visitor = await ask(SCENARIOS['signed-out']);
		await expect
			.element(visitor.dialog.getByRole('link', { name: 'Sign in' }))
			.toHaveAttribute('href', `/login?redirect=${encodeURIComponent(`${PATH}?quotation=1022`)}`);
		await visitor.screen.unmount();
		const guest = await ask(SCENARIOS.guest);
		await expect.element(guest.dialog.getByText(/^You are here as a guest/)).toBeVisible();
	});

	test('goes on where it stopped after signing in', async () => {
		const { screen } = await renderShop(`${PATH}?quotation=1022`, SCENARIOS['signed-in']);
		await expect.element(screen.getByRole('dialog', { name: 'Ask for a price' })).toBeVisible();
	});
});
