import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator']) {
	const { screen, at } = await renderShop(path, options);
	return { screen, at, main: screen.getByRole('main') };
}

const TERMS = '/Operating/Pages/Edit?page=terms-of-use';

describe('pages', () => {
	test('say which version holds, what is planned, and which languages are missing', async () => {
		const { main, at } = await open('/Operating/Pages');
		const table = main.getByRole('table', { name: 'Legal' });
		await expect.element(table.getByText(/^Version 2 since/)).toBeVisible();
		await expect.element(table.getByText(/^Version 3 from/)).toBeVisible();
		await expect.element(table.getByText('Not written in: မြန်မာ, ไทย, 简体中文')).toBeVisible();
		await table.getByRole('link').first().click();
		await expect.poll(at).toBe(TERMS);
	});

	test('are drafted, previewed in their own look, and published', async () => {
		const { main } = await open(TERMS);
		const text = main.getByRole('textbox', { name: 'Text – English' });
		await text.fill('## Use\n\nBe kind to each other.\n\n- Pay in time');
		await main.getByRole('button', { name: 'Save draft' }).click();
		await expect.element(main.getByRole('heading', { name: 'Preview of the draft' })).toBeVisible();
		await expect.element(main.getByRole('article').getByText('Be kind to each other.')).toBeVisible();
		await expect.element(main.getByRole('article').getByRole('listitem')).toHaveTextContent('Pay in time');
		await main.getByRole('button', { name: 'Publish' }).click();
		const history = main.getByRole('table', { name: 'History' });
		await expect.element(history.getByRole('rowheader', { name: /^Version 4/ })).toBeVisible();
		await expect.element(history.getByText('Withdrawn')).toBeVisible();
		await expect.element(main.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
	});

	test('with HTML are not published, and the line is named', async () => {
		const { main } = await open(TERMS);
		await main.getByRole('textbox', { name: 'Text – English' }).fill('## Use\n\n<script>alert(1)</script>');
		await main.getByRole('button', { name: 'Save draft' }).click();
		await expect.element(main.getByText('English, Text, line 3: HTML isn’t allowed')).toBeVisible();
		await expect.element(main.getByText('Correct what is listed above first.')).toBeVisible();
	});

	test('keep what is typed in one language while another is looked at', async () => {
		const { main } = await open(TERMS);
		await main.getByRole('textbox', { name: 'Title – English' }).fill('Rules');
		await main.getByRole('combobox', { name: 'Language of the text' }).selectOptions('ไทย');
		await expect.element(main.getByRole('textbox', { name: 'Title – ไทย' })).toBeVisible();
		await main.getByRole('combobox', { name: 'Language of the text' }).selectOptions('English');
		await expect.element(main.getByRole('textbox', { name: 'Title – English' })).toHaveValue('Rules');
	});

	test('show what a version changed, and return to it', async () => {
		const { screen, main } = await open(TERMS);
		await main.getByRole('button', { name: 'Differences of Version 2' }).click();
		await expect.element(screen.getByRole('dialog').getByText('Compared with Version 1')).toBeVisible();
		await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
		await main.getByRole('button', { name: 'Restore Version 1' }).click();
		await expect.element(main.getByRole('heading', { name: 'Preview of the draft' })).toBeVisible();
		await expect.element(main.getByRole('button', { name: 'Publish' })).toBeVisible();
	});

	test('of the law are published by administrators alone', async () => {
		const { main } = await open(TERMS, SCENARIOS['staff-catalogue']);
		await main.getByRole('button', { name: 'Save draft' }).click();
		await expect.element(main.getByText('Only administrators publish legal pages.')).toBeVisible();
		await expect.element(main.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
	});
});

test.each(['/Operating/Pages', TERMS])('%s is not for support', async (path) => {
	const { main } = await open(path, SCENARIOS['staff-support']);
	await expect.element(main.getByText('Your role doesn’t include this section')).toBeVisible();
});

test.each([
	[TERMS, 'Text – English'],
	['/Operating/Coupons/Edit?code=WELCOME10', 'Title'],
	['/Operating/Home/Banner?id=planned', 'Leads to'],
] as const)('%s loads what was refused before the second factor was given', async (path, field) => {
	const { main } = await open(path, SCENARIOS['staff-asked']);
	await main.getByRole('textbox', { name: 'Code' }).fill('123456');
	await main.getByRole('button', { name: 'Continue' }).click();
	await expect.element(main.getByRole('textbox', { name: field, exact: true })).toBeVisible();
});
