import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator']) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

const COMPANY = '/Operating/Applications/00000000-0000-4000-8000-000000000101';

describe('applications', () => {
	test('that wait are listed first; one is refused with a reason, which is in the history', async () => {
		const { screen, main } = await open('/Operating/Applications');
		const table = main.getByRole('table', { name: 'Applications' });
		await expect.element(table.getByText('Pathein Umbrellas')).toBeVisible();
		expect(table.getByText('Yangon Pharmacy').elements()).toEqual([]);
		await table.getByRole('link', { name: 'Pathein Umbrellas' }).click();
		await expect.element(main.getByText('Company · P•••')).toBeVisible();
		await expect.element(main.getByText('Pathein Crafts Co., Ltd.')).toBeVisible();
		await main.getByRole('button', { name: 'Refuse' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Refuse' }).click();
		await expect.element(dialog.getByText('Enter what the applicant must know')).toBeVisible();
		await dialog.getByRole('textbox', { name: 'Message to the applicant' }).fill('We have enough umbrellas.');
		await dialog.getByRole('button', { name: 'Refuse' }).click();
		await expect.element(main.getByText('Not accepted')).toBeVisible();
		await expect.element(main.getByText('We have enough umbrellas.')).toBeVisible();
		expect(main.getByRole('button', { name: 'Accept' }).elements()).toEqual([]);
		await main.getByRole('link', { name: 'Change history of this application' }).click();
		const history = main.getByRole('table', { name: 'Change history' });
		await expect.element(history.getByText('Application refused')).toBeVisible();
		await expect.element(main.getByText('Status: To check → Not accepted')).toBeVisible();
	});

	test('are accepted without a reason, and lead to the shop', async () => {
		const { screen, main } = await open(COMPANY, SCENARIOS['staff-catalogue']);
		await main.getByRole('button', { name: 'Accept' }).click();
		const dialog = screen.getByRole('dialog');
		expect(dialog.getByRole('textbox').elements()).toEqual([]);
		await dialog.getByRole('button', { name: 'Accept' }).click();
		await expect.element(main.getByRole('link', { name: 'View the shop' })).toBeVisible();
	});

	test('keep what was written to the applicant when the page is loaded again', async () => {
		const { screen, main } = await open(COMPANY);
		await main.getByRole('button', { name: 'Ask for more' }).click();
		await screen.getByRole('dialog').getByRole('textbox').fill('The other side of the card');
		await screen.unmount();
		const again = await open(COMPANY);
		await again.main.getByRole('button', { name: 'Ask for more' }).click();
		const field = again.screen.getByRole('dialog').getByRole('textbox');
		await expect.element(field).toHaveValue('The other side of the card');
	});

	test('show papers and the bank account to the roles that may see them alone', async () => {
		const money = await open(COMPANY, SCENARIOS['staff-money']);
		await expect.element(money.main.getByText(/^2 documents · Your role/)).toBeVisible();
		await expect.element(money.main.getByText('KBZ Bank · P••• · •••• 8911')).toBeVisible();
		expect(money.main.getByRole('button', { name: 'Accept' }).elements()).toEqual([]);
		await money.main.getByRole('button', { name: 'Show full bank account' }).click();
		await expect.element(money.main.getByText(/0123 4567 8911$/)).toBeVisible();
		await money.screen.unmount();
		const catalogue = await open(COMPANY, SCENARIOS['staff-catalogue']);
		await expect.element(catalogue.main.getByText('Pathein Crafts Co., Ltd.')).toBeVisible();
		expect(catalogue.main.getByRole('button', { name: 'Show full bank account' }).elements()).toEqual([]);
	});
});

describe('shops', () => {
	test('are found, paused with a reason and reopened', async () => {
		const { screen, main } = await open('/Operating/Shops', SCENARIOS['staff-catalogue']);
		await main.getByRole('searchbox', { name: 'Find a shop' }).fill('inle');
		await main.getByRole('button', { name: 'Find' }).click();
		const table = main.getByRole('table', { name: 'Shops' });
		await expect.poll(() => table.getByRole('button', { name: /^Pause: / }).elements()).toHaveLength(1);
		await table.getByRole('button', { name: /^Pause: / }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Pause' }).click();
		await expect.element(dialog.getByText('Enter a reason')).toBeVisible();
		await dialog.getByRole('textbox', { name: 'Reason' }).fill('Orders are not sent');
		await dialog.getByRole('button', { name: 'Pause' }).click();
		await expect.element(table.getByText(/^Paused .*: Orders are not sent$/)).toBeVisible();
		await expect.element(table.getByRole('button', { name: /^Reopen: / })).toBeVisible();
	});
});
