import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path = '/Operating/Categories') {
	const { screen } = await renderShop(path, SCENARIOS['staff-catalogue']);
	return { screen, main: screen.getByRole('main') };
}

const NAMES = ['Name (English)', 'Name (မြန်မာ)', 'Name (ไทย)', 'Name (简体中文)'];

describe('categories', () => {
	test('are added with a name in each language', async () => {
		const { screen, main } = await open();
		await main.getByRole('button', { name: 'Add category' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Save category' }).click();
		await expect.element(dialog.getByText('Enter a name').first()).toBeVisible();
		for (const name of NAMES) await dialog.getByRole('textbox', { name }).fill('Lamps');
		await dialog.getByRole('button', { name: 'Save category' }).click();
		await expect.element(main.getByRole('link', { name: 'Categories in Lamps' })).toBeVisible();
	});

	test('change places among their siblings', async () => {
		const { main } = await open();
		const links = main.getByRole('table', { name: 'Categories' }).getByRole('link', { name: /^Categories in / });
		await expect.element(links.first()).toBeVisible();
		const names = () => links.elements().map((link) => link.textContent);
		const [first = '', second = ''] = names();
		await main.getByRole('button', { name: `Move down: ${first}` }).click();
		await expect.poll(() => names().slice(0, 2)).toEqual([second, first]);
	});

	test('are renamed and hidden, one branch at a time', async () => {
		const { screen, main } = await open();
		await main
			.getByRole('link', { name: /^Categories in / })
			.first()
			.click();
		await expect.element(main.getByText('Hidden: Thailand')).toBeVisible();
		await main
			.getByRole('button', { name: /^Edit: / })
			.first()
			.click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('textbox', { name: 'Name (English)' }).fill('Small lamps');
		await dialog.getByRole('checkbox', { name: 'Myanmar' }).click();
		await dialog.getByRole('button', { name: 'Save category' }).click();
		await expect.element(main.getByText('Small lamps')).toBeVisible();
		await expect.element(main.getByText('Hidden: Myanmar · Thailand')).toBeVisible();
	});
});
