import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

const PATH = '/Selling/Products/Import';

async function open(path = PATH, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

/** Chooses a file as a person does. */
async function choose(main: Awaited<ReturnType<typeof open>>['main'], file: File) {
	await expect.element(main.getByRole('heading', { name: 'Send a file' })).toBeVisible();
	const input = main.element().querySelector('input[type=file]');
	if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for a file');
	const files = new DataTransfer();
	files.items.add(file);
	input.files = files.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('files of products', () => {
	test('are reached from the list of products', async () => {
		const { main } = await open('/Selling/Products');
		await main.getByRole('link', { name: 'Import or export' }).click();
		await expect.element(main.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
	});

	test('are sent, and shown until their import has ended', async () => {
		const { screen, main } = await open();
		await choose(main, new File(['{}\n'], 'goods.jsonl'));
		await expect.element(main.getByText('goods.jsonl')).toBeVisible();
		await main.getByRole('button', { name: 'Send file' }).click();
		await expect.element(screen.getByText('File sent', { exact: true })).toBeVisible();
		await expect.element(main.getByText('goods.jsonl')).not.toBeInTheDocument();
		const first = main.getByRole('article').first();
		await expect.element(first.getByText(/JSON Lines · Sent /)).toBeVisible();
		await expect.element(first.getByText('Done', { exact: true })).toBeVisible();
		expect(main.getByRole('article').elements()).toHaveLength(2);
	});

	test('show how far their import is', async () => {
		const { main } = await open(PATH, SCENARIOS.importing);
		const running = main.getByRole('article').nth(1);
		await expect.element(running.getByText('Importing', { exact: true })).toBeVisible();
		const bar = running.getByRole('progressbar', { name: 'Progress of the import' });
		await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
		await expect.element(main.getByRole('article').first().getByText('Waiting', { exact: true })).toBeVisible();
	});

	test('are only checked where it is asked, and say that nothing was saved', async () => {
		const { main } = await open();
		await choose(main, new File(['{}\n'], 'goods.jsonl'));
		await main.getByRole('switch', { name: 'Only check the file' }).click();
		await main.getByRole('button', { name: 'Send file' }).click();
		const first = main.getByRole('article').first();
		await expect.element(first.getByText('Checked', { exact: true })).toBeVisible();
		await expect.element(first.getByText(/Nothing was saved/)).toBeVisible();
	});

	test('that are no files of products are not taken, and one must be chosen', async () => {
		const { main } = await open();
		await choose(main, new File(['x'], 'photo.png', { type: 'image/png' }));
		await expect.element(main.getByText(/photo\.png can’t be used/)).toBeVisible();
		await main.getByRole('button', { name: 'Send file' }).click();
		await expect.element(main.getByText('Choose a file.')).toBeVisible();
	});

	test('have a report of faults by row, to read and to save', async () => {
		const { main } = await open();
		await main.getByRole('button', { name: 'Show 2 products with faults' }).click();
		const faults = main.getByRole('region', { name: 'What to fix' });
		await expect.element(faults.getByText(/^Row 3, Variant Price/)).toBeVisible();
		await expect.element(faults.getByText(/indigo-longyi/)).toBeVisible();
		await expect
			.element(faults.getByRole('link', { name: 'Save as a table (CSV)' }))
			.toHaveAttribute('href', '/api/seller/imports/import-1/faults.csv?lang=en');
		await main.getByRole('button', { name: 'Hide faults' }).click();
		await expect.element(faults).not.toBeInTheDocument();
	});

	test('of all products of a shop can be saved', async () => {
		const { main } = await open();
		const link = main.getByRole('link', { name: /^Save products of / }).first();
		await expect.element(link).toBeVisible();
		expect(link.element().getAttribute('href')).toMatch(/^\/api\/seller\/products\/export\?shop=[\w-]+$/);
	});

	test('that cannot be sent stay chosen', async () => {
		const { main } = await open(PATH, SCENARIOS['writes-fail']);
		await choose(main, new File(['{}\n'], 'goods.jsonl'));
		await main.getByRole('button', { name: 'Send file' }).click();
		await expect.element(main.getByRole('alert').first()).toBeVisible();
		await expect.element(main.getByText('goods.jsonl')).toBeVisible();
	});
});
