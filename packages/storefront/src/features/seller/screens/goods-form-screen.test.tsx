import { SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';

afterEach(() => window.localStorage.clear());

const PICTURE = new File(
	[
		new Blob([
			'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="teal"/></svg>',
		]),
	],
	'scarf.webp',
	{ type: 'image/webp' },
);

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const shop = await renderShop(path, options);
	const main = shop.screen.getByRole('main');
	return { ...shop, main, text: (name: string) => main.getByRole('textbox', { name, exact: true }) };
}

/** What a field shows, once it is there. */
async function shownIn(field: Locator): Promise<string> {
	await expect.element(field).not.toHaveValue('');
	const input = field.element();
	if (!(input instanceof HTMLInputElement)) throw new Error('This is no field');
	return input.value;
}

const NEW = '/Selling/Products/New';

describe('the form of a product', () => {
	test('saves a new product as a draft with its picture, and shows what is missing', async () => {
		const { main, at, screen, text } = await open(NEW);
		await text('Name').fill('Lotus scarf');
		const input = main.element().querySelector('input[type="file"]');
		if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
		await userEvent.upload(input, PICTURE);
		await expect.element(main.getByText('Uploaded')).toBeVisible();
		await main.getByRole('spinbutton', { name: 'Price', exact: true }).fill('25,000');
		await main.getByRole('spinbutton', { name: 'In stock' }).fill('4');
		await main.getByRole('button', { name: 'Save draft' }).click();
		await expect.element(screen.getByText('Draft saved')).toBeVisible();
		await expect.poll(at).toMatch(/^\/Selling\/Products\/\d+$/);
		await expect.element(text('Name')).toHaveValue('Lotus scarf');
		await expect.element(main.getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue('25,000');
		await expect.element(main.getByText('3 things are missing before you can submit it')).toBeVisible();
		await main.getByRole('button', { name: 'Choose a category.' }).click();
		await expect.element(main.getByRole('combobox', { name: 'Category' })).toHaveFocus();
	});

	test('keeps what was typed over a reload, until it is given up', async () => {
		const first = await open('/Selling/Products/1002');
		const stored = await shownIn(first.text('Name'));
		await first.text('Name').fill('Half a name');
		await first.screen.unmount();
		first.stop();
		const { main, text } = await open('/Selling/Products/1002');
		await expect.element(text('Name')).toHaveValue('Half a name');
		await main.getByRole('button', { name: 'Discard changes' }).click();
		await expect.element(text('Name')).toHaveValue(stored);
	});

	test('asks for what the chosen category needs, and keeps what was typed when another one is chosen meanwhile', async () => {
		const { main, screen } = await open('/Selling/Products/1002');
		const category = main.getByRole('combobox', { name: 'Category', exact: true });
		const choose = async (word: string, name: RegExp) => {
			await category.fill(word);
			await screen.getByRole('option', { name }).click();
		};
		await choose('soft', /Soft toys/);
		const height = main.getByRole('spinbutton', { name: 'Height' });
		await height.fill('12.5');
		await choose('smart', /Smartphones/);
		await expect.element(height).not.toBeInTheDocument();
		await choose('soft', /Soft toys/);
		await expect.element(height).toHaveValue('12.5');
		await main.getByRole('button', { name: 'Save draft' }).click();
		const missing = 'Check “Fabric”: it’s missing or isn’t possible.';
		await main.getByRole('button', { name: missing }).click();
		const fabric = main.getByRole('combobox', { name: 'Fabric' });
		await expect.element(fabric).toHaveFocus();
		await fabric.selectOptions('Wool');
		await main.getByRole('button', { name: 'Save draft' }).click();
		await expect.element(main.getByRole('button', { name: missing })).not.toBeInTheDocument();
		await expect.element(height).toHaveValue('12.5');
		await expect.element(fabric).toHaveValue('wool');
	});

	test('keeps values of attributes over a reload', async () => {
		const first = await open('/Selling/Products/1005');
		await first.main.getByRole('combobox', { name: 'Strap' }).selectOptions('Steel');
		await first.text('Movement').fill('Automatic');
		await first.screen.unmount();
		first.stop();
		const { main, text } = await open('/Selling/Products/1005');
		await expect.element(text('Movement')).toHaveValue('Automatic');
		await expect.element(main.getByRole('combobox', { name: 'Strap' })).toHaveValue('steel');
	});

	test('tells when what the category asks for cannot be loaded', async () => {
		const { main } = await open('/Selling/Products/1005', SCENARIOS['attributes-down']);
		await expect.element(main.getByText('We couldn’t load what this category asks for')).toBeVisible();
	});

	test('keeps lines that were added and taken away over a reload, in their order', async () => {
		const first = await open(NEW);
		await first.main.getByRole('button', { name: 'Add an option' }).click();
		await first.text('Option name').fill('Size');
		await first.text('Value 1').fill('Small');
		for (const [place, name] of [
			['2', 'Medium'],
			['3', 'Large'],
		] as const) {
			await first.main.getByRole('button', { name: 'Add a value' }).click();
			await first.text(`Value ${place}`).fill(name);
		}
		for (const quantity of ['5', '10']) {
			await first.main.getByRole('button', { name: 'Add a quantity discount' }).click();
			await first.main.getByRole('spinbutton', { name: 'From quantity' }).last().fill(quantity);
		}
		// The last thing that is done, so that nothing else makes the form keep it.
		await first.main.getByRole('button', { name: 'Remove value 2' }).click();
		await first.main.getByRole('button', { name: 'Remove discount 1' }).click();
		await first.screen.unmount();
		first.stop();
		const { main, text } = await open(NEW);
		await expect.element(text('Value 1')).toHaveValue('Small');
		await expect.element(text('Value 2')).toHaveValue('Large');
		expect(main.getByRole('group', { name: 'Medium' }).elements()).toEqual([]);
		await expect.element(main.getByRole('group', { name: 'Large' })).toBeVisible();
		expect(main.getByRole('spinbutton', { name: 'From quantity' }).elements()).toHaveLength(1);
		await expect.element(main.getByRole('spinbutton', { name: 'From quantity' })).toHaveValue('10');
	});

	test('keeps what was typed while the server cannot be reached', async () => {
		const { main, text } = await open('/Selling/Products/1002', SCENARIOS['writes-fail']);
		await text('Name').fill('Half a name');
		await main.getByRole('button', { name: 'Save draft' }).click();
		await expect.element(main.getByRole('alert').first()).toBeVisible();
		await expect.element(text('Name')).toHaveValue('Half a name');
		expect(Object.values(window.localStorage).some((kept) => String(kept).includes('Half a name'))).toBe(true);
	});

	test('makes a variant of each combination, and takes price and stock of the first for all', async () => {
		const { main, text } = await open(NEW);
		await main.getByRole('spinbutton', { name: 'Price', exact: true }).fill('9000');
		await main.getByRole('button', { name: 'Add an option' }).click();
		await text('Option name').fill('Size');
		await text('Value 1').fill('Small');
		await main.getByRole('button', { name: 'Add a value' }).click();
		await text('Value 2').fill('Large');
		const small = main.getByRole('group', { name: 'Small' });
		const large = main.getByRole('group', { name: 'Large' });
		await expect.element(large.getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue('9,000');
		await small.getByRole('spinbutton', { name: 'In stock' }).fill('7');
		await main.getByRole('button', { name: /^Use the first variant/ }).click();
		await expect.element(large.getByRole('spinbutton', { name: 'In stock' })).toHaveValue('7');
		await large.getByRole('switch', { name: 'For sale' }).click();
		await expect.element(large.getByRole('spinbutton', { name: 'In stock' })).not.toBeInTheDocument();
	});

	test('is not submitted while something is missing: the summary leads to the field', async () => {
		const { main, text } = await open('/Selling/Products/1002');
		await text('Name').fill('');
		await main.getByRole('button', { name: 'Submit for review' }).click();
		await expect.element(main.getByText('1 thing to correct')).toBeVisible();
		await expect.element(text('Name')).toHaveFocus();
		await expect.element(main.getByRole('link', { name: 'Enter a name of 3 to 150 characters.' })).toBeVisible();
	});

	test('submits what is complete, and leads back to the list', async () => {
		const { main, at, text } = await open('/Selling/Products/1002');
		await text('Name').fill('Lotus scarf');
		await main.getByRole('button', { name: 'Submit for review' }).click();
		await expect.poll(at).toBe('/Selling/Products');
		await expect.element(main.getByRole('link', { name: 'In review (2)' })).toBeVisible();
	});

	test('loses nothing when somebody else has changed the product', async () => {
		const { main, text } = await open('/Selling/Products/1002', SCENARIOS['product-changed']);
		await text('Name').fill('My own name');
		await main.getByRole('button', { name: 'Save draft' }).click();
		await expect.element(main.getByText('Someone else changed this product')).toBeVisible();
		await expect.element(text('Name')).toHaveValue('My own name');
		await main.getByRole('button', { name: /^Discard mine/ }).click();
		await expect.element(text('Name')).not.toHaveValue('My own name');
	});

	test('leaves price and stock alone to be changed while it is in review', async () => {
		const { main, text } = await open('/Selling/Products/1004');
		await expect.element(text('Name')).toBeDisabled();
		await expect.element(main.getByRole('spinbutton', { name: 'Price', exact: true }).first()).toBeEnabled();
	});

	test('begins as a copy without the codes of the shop, and shows what shoppers will see', async () => {
		const { main, text } = await open('/Selling/Products/1001');
		const name = await shownIn(text('Name'));
		await main.getByRole('link', { name: 'Duplicate' }).click();
		await expect.element(main.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
		await expect.element(text('Name')).toHaveValue(name);
		await expect.element(text('Your code for the product')).toHaveValue('');
		await main.getByRole('button', { name: 'Preview' }).click();
		await expect.element(page.getByText('On the product page')).toBeVisible();
	});
});
