import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-catalogue']) {
	const { screen, at } = await renderShop(path, options);
	return { screen, at, main: screen.getByRole('main') };
}

describe('banners', () => {
	test('are written, begin as drafts, and are shown in a preview before anybody sees them', async () => {
		const { main, at } = await open('/Operating/Home', SCENARIOS['staff-first-day']);
		await expect.element(main.getByText('No banners yet')).toBeVisible();
		await main.getByRole('link', { name: 'Add a banner' }).click();
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('Enter a title').first()).toBeVisible();
		await main.getByRole('textbox', { name: 'Title', exact: true }).fill('Water festival');
		await main.getByLabelText('Starts').fill('2026-12-24T09:00');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.poll(at).toBe('/Operating/Home');
		const table = main.getByRole('table', { name: 'Banners' });
		await expect.element(table.getByText('Water festival')).toBeVisible();
		await main.getByRole('link', { name: 'Preview' }).click();
		await expect.element(main.getByText('Nothing is shown then')).toBeVisible();
		await main.getByLabelText('Moment').fill('2026-12-24T09:00');
		await main.getByRole('checkbox', { name: 'Include drafts' }).click();
		await main.getByRole('button', { name: 'Show' }).click();
		const region = main.getByRole('region', { name: 'Deals', exact: true });
		await expect.element(region.getByText('Water festival')).toBeVisible();
		expect(at()).toBe('/Operating/Home/Preview?at=2026-12-24T09%3A00&in=en&drafts=true');
	});

	test('name what is wrong at its field', async () => {
		const { main } = await open('/Operating/Home/Banner?id=planned');
		await main.getByRole('textbox', { name: 'Leads to' }).fill('https://example.com/');
		await main.getByLabelText('Ends').fill('2026-11-01T09:00');
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText(/^Enter a path of this shop, like/).first()).toBeVisible();
		await expect.element(main.getByText('It must end after it starts').first()).toBeVisible();
	});

	test('are arranged and removed', async () => {
		const { screen, main } = await open('/Operating/Home');
		const table = main.getByRole('table', { name: 'Banners' });
		await expect.element(table.getByText('Draft').first()).toBeVisible();
		const titles = () =>
			table
				.getByRole('link', { name: /^Edit / })
				.elements()
				.map((link) => link.getAttribute('href'));
		const before = titles();
		await table
			.getByRole('button', { name: /^Move .* down$/ })
			.first()
			.click();
		await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
		await table.getByRole('button', { name: 'Remove New year' }).click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
		await expect.element(table.getByText('New year')).not.toBeInTheDocument();
	});

	test('that are not translated say so', async () => {
		const { main } = await open('/Operating/Home');
		await expect.element(main.getByText('Not translated: မြန်မာ, ไทย, 简体中文')).toBeVisible();
	});
});

describe('sections', () => {
	test('are hidden from the home page, and shown again', async () => {
		const { main } = await open('/Operating/Home');
		await main.getByRole('button', { name: 'Hide Popular shops' }).click();
		await expect.element(main.getByRole('button', { name: 'Show Popular shops' })).toBeVisible();
		await main.getByRole('link', { name: 'Preview' }).click();
		await expect.element(main.getByRole('region', { name: 'New arrivals' })).toBeVisible();
		await expect.element(main.getByRole('region', { name: 'Popular shops' })).not.toBeInTheDocument();
	});

	test('are added from a collection, with a heading of their own', async () => {
		const { main } = await open('/Operating/Home');
		await main.getByRole('button', { name: 'Add a hand-picked section' }).click();
		await main.getByRole('button', { name: 'Save' }).click();
		await expect.element(main.getByText('Choose a collection').last()).toBeVisible();
		await main.getByRole('combobox', { name: 'Collection' }).selectOptions('Made by hand');
		await main.getByRole('textbox', { name: 'Heading', exact: true }).fill('From our weavers');
		await main.getByRole('button', { name: 'Save' }).click();
		const table = main.getByRole('table', { name: 'Sections' });
		await expect.element(table.getByText('From our weavers')).toBeVisible();
	});
});

test('the preview speaks another language, while the console stays in the own one', async () => {
	const { main } = await open('/Operating/Home/Preview?in=thai');
	await expect.element(main.getByRole('region', { name: 'สินค้ามาใหม่' })).toBeVisible();
	await expect.element(main.getByRole('heading', { name: 'Preview of the home page' })).toBeVisible();
});

test.each(['/Operating/Home', '/Operating/Home/Banner', '/Operating/Home/Preview'])(
	'%s is not for support',
	async (path) => {
		const { main } = await open(path, SCENARIOS['staff-support']);
		await expect.element(main.getByText('Your role doesn’t include this section')).toBeVisible();
	},
);
