import { SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';

const PATH = '/Selling/Shop';

afterEach(() => {
	window.localStorage.clear();
	window.sessionStorage.clear();
});

const PICTURE = new File(
	[
		new Blob([
			'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="teal"/></svg>',
		]),
	],
	'logo.webp',
	{ type: 'image/webp' },
);

async function open(path = PATH, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const shop = await renderShop(path, options);
	return { ...shop, main: shop.screen.getByRole('main') };
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
		// The form takes the next press once the last has ended.
		await expect.element(screen.getByText('Shop saved')).toBeVisible();
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

	test('keeps what was typed over a reload, until it is given up', async () => {
		const first = await open();
		const name = first.main.getByRole('textbox', { name: 'Shop name', exact: true });
		await expect.element(name).not.toHaveValue('');
		const stored = await name.element().getAttribute('value');
		await name.fill('Half a name');
		await first.main.getByRole('spinbutton', { name: 'Your fee' }).first().fill('1500');
		await first.screen.unmount();
		first.stop();
		const { main } = await open();
		const again = main.getByRole('textbox', { name: 'Shop name', exact: true });
		await expect.element(again).toHaveValue('Half a name');
		await expect.element(main.getByRole('spinbutton', { name: 'Your fee' }).first()).toHaveValue('1,500');
		await expect.element(main.getByText('Your unsaved changes are back')).toBeVisible();
		await main.getByRole('button', { name: 'Discard changes' }).click();
		await expect.element(again).not.toHaveValue('Half a name');
		expect(stored).not.toBe('Half a name');
	});

	test('shows its own logo once it has arrived, keeps it over a reload, and takes it off again', async () => {
		const first = await open();
		await expect.element(first.main.getByRole('heading', { name: 'Pictures' })).toBeVisible();
		const input = first.main.element().querySelector('input[type="file"]');
		if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
		await userEvent.upload(input, PICTURE);
		await expect.element(first.main.getByText('Uploaded')).toBeVisible();
		await first.screen.unmount();
		first.stop();
		const { main, screen } = await open();
		const remove = main.getByRole('button', { name: /^Remove Photo/ });
		await expect.element(remove).toBeVisible();
		await main.getByRole('button', { name: 'Save shop' }).click();
		await expect.element(screen.getByText('Shop saved')).toBeVisible();
		await remove.click();
		await main.getByRole('button', { name: 'Save shop' }).click();
		await expect.element(remove).not.toBeInTheDocument();
	});

	test('has a return address that is changed and removed', async () => {
		const { main, screen } = await open();
		await main.getByRole('button', { name: 'Add return address' }).click();
		await main.getByRole('textbox', { name: /^Recipient/ }).fill('Daw Khin Khin');
		await main.getByRole('textbox', { name: /^Phone number/ }).fill('09 951 234 567');
		const region = main.getByRole('combobox', { name: /^Region or state/ });
		await expect.poll(() => region.element().querySelectorAll('option').length).toBeGreaterThan(1);
		await region.selectOptions(region.element().querySelectorAll('option').item(1).value);
		const township = main.getByRole('combobox', { name: /^Township/ });
		await expect.poll(() => township.element().querySelectorAll('option').length).toBeGreaterThan(1);
		await township.selectOptions(township.element().querySelectorAll('option').item(1).value);
		await main.getByRole('textbox', { name: /^House number/ }).fill('12');
		await main.getByRole('textbox', { name: /^Street/ }).fill('Pyay Road');
		await main.getByRole('button', { name: 'Save address' }).click();
		await expect.element(screen.getByText('Return address saved')).toBeVisible();
		await expect.element(main.getByText('12 Pyay Road')).toBeVisible();
		await main.getByRole('button', { name: 'Remove', exact: true }).click();
		await expect.element(main.getByText('12 Pyay Road')).not.toBeInTheDocument();
	});

	test('asks for the password before the bank account changes, shows the end of its number, and keeps none of it', async () => {
		const { main, screen } = await open();
		await main.getByRole('button', { name: 'Add bank account' }).click();
		await main.getByRole('combobox', { name: 'Bank or wallet' }).selectOptions('kbz');
		await main.getByRole('textbox', { name: 'Account holder' }).fill('Daw Khin Khin');
		const number = main.getByRole('textbox', { name: 'Account number' });
		await number.fill('12');
		await main.getByRole('button', { name: 'Save account' }).click();
		await expect.element(main.getByText('Check the account number. It doesn’t fit this bank.')).toBeVisible();
		await number.fill('0273 0302 7001 23456');
		expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('0273');
		await main.getByRole('button', { name: 'Save account' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByLabelText('Current password').fill('wrong one');
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(dialog.getByText('Incorrect password. Try again.')).toBeVisible();
		await dialog.getByLabelText('Current password').fill('zaylat-demo');
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(main.getByText('•••• 3456')).toBeVisible();
		await expect.element(main.getByText('KBZ Bank')).toBeVisible();
	});

	test('has own categories in an order, with products, that survive a reload', async () => {
		const first = await open();
		const names = () => first.main.getByRole('textbox', { name: 'Category name', exact: true });
		await expect.element(names().first()).toHaveValue('For the New Year');
		await first.main.getByRole('button', { name: 'Add a category' }).click();
		await names().nth(1).fill('Gifts');
		await first.main.getByRole('combobox', { name: 'Add a product' }).nth(1).click();
		const option = first.screen.getByRole('listbox').getByRole('option').first();
		const product = (await option.element()).textContent ?? '';
		await option.click();
		await first.main.getByRole('button', { name: 'Move category 2 up' }).click();
		await expect.element(names().first()).toHaveValue('Gifts');
		await first.screen.unmount();
		first.stop();
		const { main, screen } = await open();
		const again = main.getByRole('textbox', { name: 'Category name', exact: true });
		await expect.element(again.first()).toHaveValue('Gifts');
		await expect.element(main.getByRole('button', { name: `Take out ${product}` }).first()).toBeVisible();
		await main.getByRole('button', { name: 'Save categories' }).click();
		await expect.element(screen.getByText('Categories saved')).toBeVisible();
		await main.getByRole('button', { name: 'Remove category 1' }).click();
		await main.getByRole('button', { name: 'Save categories' }).click();
		await expect.element(again.first()).toHaveValue('For the New Year');
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
