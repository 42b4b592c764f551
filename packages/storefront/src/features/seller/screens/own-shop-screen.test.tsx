import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

const PATH = '/Selling/Shop';

async function open(path = PATH, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

describe('the own shop', () => {
	test('is reached from the desk, saved, and shown as it was saved', async () => {
		const { screen, main } = await open('/Selling');
		await main.getByRole('link', { name: 'Shop', exact: true }).click();
		const name = main.getByRole('textbox', { name: 'Shop name', exact: true });
		await name.fill('House of Lotus');
		await main.getByRole('button', { name: 'Save shop' }).click();
		await expect.element(screen.getByText('Shop saved')).toBeVisible();
		await expect.element(name).toHaveValue('House of Lotus');
	});

	test('is away until a day that is chosen, and there again', async () => {
		const { screen, main } = await open();
		const back = main.getByRole('combobox', { name: 'Back on' });
		await expect.element(back).toBeVisible();
		const days = back.element().querySelectorAll('option');
		expect(days).toHaveLength(61);
		await back.selectOptions(days.item(3).value);
		await main.getByRole('button', { name: 'Save shop' }).click();
		await expect.element(main.getByText(/^Your shop is away until /)).toBeVisible();
		await back.selectOptions('');
		await main.getByRole('button', { name: 'Save shop' }).click();
		await expect.element(main.getByText(/^Your shop is away until /)).not.toBeInTheDocument();
		await expect.element(screen.getByText('Shop saved')).toBeVisible();
	});

	test('says at the field what is no amount, and keeps what was typed', async () => {
		const { main } = await open();
		const fee = main.getByRole('spinbutton', { name: 'Your fee' }).first();
		await fee.fill('abc');
		await main.getByRole('button', { name: 'Save shop' }).click();
		await expect.element(main.getByText(/^Enter an amount up to /).first()).toBeVisible();
		await expect.element(fee).toHaveValue('abc');
	});

	test('keeps what was typed when it cannot be saved', async () => {
		const { main } = await open(PATH, SCENARIOS['writes-fail']);
		const name = main.getByRole('textbox', { name: 'Shop name', exact: true });
		await name.fill('House of Lotus');
		await main.getByRole('button', { name: 'Save shop' }).click();
		await expect.element(main.getByRole('alert').first()).toBeVisible();
		await expect.element(name).toHaveValue('House of Lotus');
	});

	test('explains itself to an account without a shop', async () => {
		const { main } = await open(PATH, SCENARIOS['no-shop']);
		await expect.element(main.getByText('This account doesn’t have a shop')).toBeVisible();
	});
});

describe('a shop that is away', () => {
	test('says on its page and on those of its products when it is back', async () => {
		const away = { ...SCENARIOS['signed-in'], areShopsAway: true };
		const shop = await open('/Products/1001', away);
		await expect.element(shop.main.getByText(/ is away until .* Your order is sent from then on\.$/)).toBeVisible();
		await shop.screen.unmount();
		const there = await open('/Products/1001', SCENARIOS['signed-in']);
		await expect.element(there.main.getByRole('heading', { level: 1 })).toBeVisible();
		expect(there.main.getByText(/ is away until /).elements()).toEqual([]);
	});
});
