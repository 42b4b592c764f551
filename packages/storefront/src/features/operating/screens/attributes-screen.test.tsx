import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

const pathOf = (id: string) => `/Operating/Categories/${id}/Attributes`;

async function open(path = pathOf('toys'), options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-catalogue']) {
	const { screen, at } = await renderShop(path, options);
	return { screen, at, main: screen.getByRole('main') };
}

const LANGUAGES = ['English', 'မြန်မာ', 'ไทย', '简体中文'];

describe('the attributes of a category', () => {
	test('are opened from the tree of categories', async () => {
		const { main, at } = await open('/Operating/Categories');
		await main
			.getByRole('link', { name: /^Attributes: / })
			.first()
			.click();
		await expect.poll(at).toMatch(/^\/Operating\/Categories\/\w+\/Attributes$/);
		await expect.element(main.getByText('No attributes yet')).toBeVisible();
	});

	test('are listed after those of the category above, which lead to where they are changed', async () => {
		const { main, at } = await open();
		const table = main.getByRole('table', { name: 'Attributes' });
		await expect.element(table.getByText('Cotton · Wool')).toBeVisible();
		expect(
			table
				.getByRole('rowheader')
				.elements()
				.map((cell) => cell.textContent),
		).toEqual(['Made in', 'FabricRequiredFilter', 'HeightFilter']);
		await table.getByRole('link', { name: /^Change in / }).click();
		await expect.poll(at).toBe(pathOf('baby'));
		await expect.element(table.getByRole('button', { name: 'Edit: Made in' })).toBeVisible();
	});

	test('are added with a name and choices in each language', async () => {
		const { screen, main } = await open();
		await main.getByRole('button', { name: 'Add attribute' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Save attribute' }).click();
		await expect.element(dialog.getByText('Check 12 fields')).toBeVisible();
		await dialog.getByRole('button', { name: 'Remove choice 2' }).click();
		for (const language of LANGUAGES) {
			await dialog.getByRole('textbox', { name: `Name (${language})`, exact: true }).fill('Age');
			await dialog.getByRole('textbox', { name: `Choice 1 (${language})`, exact: true }).fill('From 3 years');
		}
		await dialog.getByRole('button', { name: 'Save attribute' }).click();
		await expect.element(main.getByRole('button', { name: 'Edit: Age' })).toBeVisible();
		await expect.element(main.getByText('From 3 years')).toBeVisible();
	});

	test('have a unit where they are numbers, and filter only where they are not texts', async () => {
		const { screen, main } = await open();
		await main.getByRole('button', { name: 'Add attribute' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('combobox', { name: 'Kind of values' }).selectOptions('number');
		await expect.element(dialog.getByRole('textbox', { name: 'Unit (English)' })).toBeVisible();
		await expect.element(dialog.getByRole('switch', { name: 'Filter' })).toBeVisible();
		await dialog.getByRole('combobox', { name: 'Kind of values' }).selectOptions('text');
		await expect.element(dialog.getByRole('textbox', { name: 'Unit (English)' })).not.toBeInTheDocument();
		await expect.element(dialog.getByRole('switch', { name: 'Filter' })).not.toBeInTheDocument();
	});

	test('change places among those of the category, and are removed after a question', async () => {
		const { screen, main } = await open();
		const names = () =>
			main
				.getByRole('rowheader')
				.elements()
				.map((cell) => cell.textContent?.slice(0, 6));
		await main.getByRole('button', { name: 'Move Height up' }).click();
		await expect.poll(names).toEqual(['Made i', 'Height', 'Fabric']);
		await main.getByRole('button', { name: 'Remove: Fabric' }).click();
		const question = screen.getByRole('alertdialog');
		await expect.element(question.getByText(/^12 products have a value/)).toBeVisible();
		await question.getByRole('button', { name: 'Remove' }).click();
		await expect.poll(names).toEqual(['Made i', 'Height']);
	});

	test('may be those of another category', async () => {
		const { main } = await open();
		await main.getByRole('combobox', { name: 'Use an attribute of another category' }).selectOptions('Filling');
		await main.getByRole('button', { name: 'Add it' }).click();
		await expect.element(main.getByRole('button', { name: 'Edit: Filling' })).toBeVisible();
	});

	test('keep what was typed when somebody has removed one meanwhile', async () => {
		const { screen, main } = await open(pathOf('toys'), SCENARIOS['staff-refused']);
		await main.getByRole('button', { name: 'Edit: Height' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('textbox', { name: 'Name (English)' }).fill('Tallness');
		await dialog.getByRole('button', { name: 'Save attribute' }).click();
		await expect.element(dialog.getByRole('alert').first()).toBeVisible();
		await expect.element(dialog.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Tallness');
	});

	test('are not for support', async () => {
		const { main } = await open(pathOf('toys'), SCENARIOS['staff-support']);
		await expect.element(main.getByText('Your role doesn’t include this section')).toBeVisible();
	});
});
