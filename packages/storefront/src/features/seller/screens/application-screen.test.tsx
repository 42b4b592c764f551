import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

const PATH = '/Selling/Application';

async function open(path = PATH, options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

type Main = Awaited<ReturnType<typeof open>>['main'];

const field = (main: Main, name: string) => main.getByRole('textbox', { name });

/** Types all that an application needs but the photographs. */
async function fill(main: Main) {
	await main.getByRole('radio', { name: 'A company' }).click();
	await field(main, 'Full legal name').fill('Lotus House Ltd.');
	await field(main, 'Company registration number').fill('119283746');
	await field(main, 'Shop name').fill('Lotus House');
	await field(main, 'What you sell').fill('Scarves of lotus silk, woven by hand.');
	await main.getByRole('textbox', { name: /^Bank/ }).fill('KBZ Bank');
	await field(main, 'Account holder').fill('Lotus House Ltd.');
	await field(main, 'Account number').fill('0123 4567 8901');
}

/** A photograph, as a file field gives it. */
async function photograph(): Promise<File> {
	const canvas = new OffscreenCanvas(40, 30);
	canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
	return new File([await canvas.convertToBlob({ type: 'image/png' })], 'card.png', { type: 'image/png' });
}

async function choosePhotograph(main: Main) {
	const input = main.element().querySelector<HTMLInputElement>('input[type=file]');
	if (!input) throw new Error('no field for photographs');
	const chosen = new DataTransfer();
	chosen.items.add(await photograph());
	input.files = chosen.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
	await expect.element(main.getByText('Uploaded').first()).toBeInTheDocument();
}

describe('an application to sell', () => {
	test('is reached from the dashboard of an account without a shop', async () => {
		const { main } = await open('/Selling', SCENARIOS['no-shop']);
		await main.getByRole('link', { name: 'Apply for a shop' }).click();
		await expect.element(main.getByRole('heading', { level: 1, name: 'Sell on Zaylat' })).toBeVisible();
	});

	test('names what is missing, is sent with its documents, and can be followed', async () => {
		const { main } = await open();
		await main.getByRole('button', { name: 'Send application' }).click();
		await expect.element(main.getByText('Add 1 to 6 photos').first()).toBeVisible();
		await fill(main);
		await choosePhotograph(main);
		await main.getByRole('button', { name: 'Send application' }).click();
		await expect.element(main.getByText('Being checked')).toBeVisible();
		await expect.element(main.getByText('KBZ Bank •••• 8901')).toBeVisible();
		expect(main.getByRole('button', { name: 'Send application' }).elements()).toEqual([]);
	});

	test('that is half filled outlives a reload, with the photographs that were sent', async () => {
		const first = await open();
		await fill(first.main);
		await choosePhotograph(first.main);
		await first.screen.unmount();
		const { main } = await open();
		await expect.element(field(main, 'Full legal name')).toHaveValue('Lotus House Ltd.');
		await expect.element(field(main, 'Company registration number')).toHaveValue('119283746');
		await expect.element(field(main, 'Account number')).toHaveValue('0123 4567 8901');
		await expect.element(main.getByRole('button', { name: 'Remove Photo 1' })).toBeInTheDocument();
	});

	test('that needs more says what, and is sent again', async () => {
		const { main } = await open(PATH, SCENARIOS['application-more-asked']);
		await expect.element(main.getByText('Please add the other side of your identity card.')).toBeVisible();
		await expect.element(field(main, 'Shop name')).toHaveValue('Lotus House');
		await main.getByRole('button', { name: 'Send again' }).click();
		await expect.element(main.getByText('Being checked')).toBeVisible();
	});

	test('that was refused says why', async () => {
		const { main } = await open(PATH, SCENARIOS['application-refused']);
		await expect.element(main.getByText('We do not sell medicines.')).toBeVisible();
		await expect.element(main.getByRole('button', { name: 'Send again' })).toBeVisible();
	});

	test('that was accepted leads to the first steps', async () => {
		const { main } = await open(PATH, SCENARIOS['application-accepted']);
		await expect.element(main.getByText('1 of 4 done')).toBeVisible();
		await main.getByRole('link', { name: 'Add your first product' }).click();
		await expect.element(main.getByRole('heading', { level: 1, name: /product/i })).toBeVisible();
	});

	test('keeps what was typed when it cannot be sent', async () => {
		const { main } = await open(PATH, {
			...SCENARIOS['signed-in'],
			failures: { sendSellerApplication: 'lost' },
		});
		await fill(main);
		await choosePhotograph(main);
		await main.getByRole('button', { name: 'Send application' }).click();
		await expect.element(main.getByRole('alert').first()).toBeVisible();
		await expect.element(field(main, 'Shop name')).toHaveValue('Lotus House');
	});

	test('needs an account', async () => {
		const { main } = await open(PATH, SCENARIOS.guest);
		await expect.element(main.getByText('You need an account for this')).toBeVisible();
	});
});
