import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

/** Wholesale goods of which no price was asked for yet. */
const PATH = '/Products/1022';

async function ask(options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in'], path = PATH) {
	const shop = await renderShop(path, options);
	const button = shop.screen.getByRole('button', { name: /^Request a quote/ });
	await button.click();
	const dialog = shop.screen.getByRole('dialog', { name: 'Request a quote' });
	await expect.element(dialog).toBeVisible();
	return { ...shop, button, dialog, quantity: dialog.getByRole('spinbutton', { name: /Quantity/ }) };
}

describe('asking for a price (Decision 13)', () => {
	test('sends quantity, wish and message, and leads to the quotations [§1.19]', async () => {
		const { dialog, quantity, at } = await ask();
		await expect.element(quantity).toHaveValue('12');
		await quantity.fill('144');
		await dialog.getByRole('spinbutton', { name: /Target price per piece/ }).fill('7,500');
		await dialog.getByRole('textbox', { name: /Message/ }).fill('By the new year');
		await dialog.getByRole('button', { name: 'Send request' }).click();
		const sent = dialog.getByRole('heading', { name: /^Request sent to / });
		await expect.element(sent).toHaveFocus();
		await dialog.getByRole('link', { name: 'View my quotes' }).click();
		await expect.poll(at).toBe('/Quotations');
	});

	test('says at the field what is wrong, and loses nothing', async () => {
		const { dialog, quantity, button } = await ask();
		await quantity.fill('3');
		await dialog.getByRole('textbox', { name: /Message/ }).fill('By the new year');
		await dialog.getByRole('button', { name: 'Send request' }).click();
		await expect.element(quantity).toHaveAccessibleDescription(/The minimum is 12 pieces/);
		await expect.element(quantity).toHaveFocus();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await button.click();
		await expect.element(dialog.getByRole('textbox', { name: /Message/ })).toHaveValue('By the new year');
		await expect.element(quantity).toHaveValue('3');
	});

	test('says how many pieces there are, at the quantity, which can be changed', async () => {
		const { dialog, quantity } = await ask(SCENARIOS['quotation-short']);
		await quantity.fill('144');
		await dialog.getByRole('button', { name: 'Send request' }).click();
		await expect.element(quantity).toHaveAccessibleDescription(/Only 20 in stock/);
		await expect.element(quantity).toHaveFocus();
		await quantity.fill('20');
		await dialog.getByRole('button', { name: 'Send request' }).click();
		await expect.element(dialog.getByRole('heading', { name: /^Request sent to / })).toBeVisible();
	});

	test('says when it is sold out', async () => {
		const { dialog, quantity } = await ask(SCENARIOS['quotation-sold-out']);
		await dialog.getByRole('button', { name: 'Send request' }).click();
		await expect.element(quantity).toHaveAccessibleDescription(/Sold out/);
	});

	test('says when it was asked already', async () => {
		const { dialog } = await ask(SCENARIOS['signed-in'], '/Products/1001?variant=1001-1');
		await dialog.getByRole('button', { name: 'Send request' }).click();
		await expect.element(dialog.getByText(/You’ve already requested a quote for this/)).toBeVisible();
	});

	test('needs an account: visitors and guests are told in place', async () => {
		const visitor = await ask(SCENARIOS['signed-out']);
		await expect
			.element(visitor.dialog.getByRole('link', { name: 'Sign in' }))
			.toHaveAttribute('href', `/login?redirect=${encodeURIComponent(`${PATH}?quotation=1022`)}`);
		await visitor.screen.unmount();
		const guest = await ask(SCENARIOS.guest);
		await expect.element(guest.dialog.getByText(/^You’re using a guest account/)).toBeVisible();
	});

	test('goes on where it stopped after signing in', async () => {
		const { screen } = await renderShop(`${PATH}?quotation=1022`, SCENARIOS['signed-in']);
		await expect.element(screen.getByRole('dialog', { name: 'Request a quote' })).toBeVisible();
	});
});
