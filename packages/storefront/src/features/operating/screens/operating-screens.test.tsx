import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator']) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

describe('the console', () => {
	test('asks for the second factor, tells a wrong code, and opens with a right one', async () => {
		const { main } = await open('/Operating', SCENARIOS['staff-asked']);
		await expect.element(main.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
		const code = main.getByRole('textbox', { name: 'Code' });
		await code.fill('12');
		await main.getByRole('button', { name: 'Continue' }).click();
		await expect.element(main.getByText('Enter 6 digits, or a recovery code')).toBeVisible();
		await code.fill('000000');
		await main.getByRole('button', { name: 'Continue' }).click();
		await expect.element(main.getByText(/^Incorrect code, or already used/)).toBeVisible();
		await code.fill('123 456');
		await main.getByRole('button', { name: 'Continue' }).click();
		await expect.element(main.getByText('Your roles: Administrator')).toBeVisible();
		await expect.element(main.getByRole('navigation', { name: 'Sections' }).getByText('Accounts')).toBeVisible();
	});

	test('sets the second factor up with the password, a code and recovery codes', async () => {
		const { screen, main } = await open('/Operating', SCENARIOS['staff-without-factor']);
		await main.getByRole('button', { name: 'Begin' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByLabelText('Current password').fill('zaylat-demo');
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(main.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
		await main.getByRole('textbox', { name: 'Code' }).fill('123456');
		await main.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(main.getByText('abcde-fgh22')).toBeVisible();
		await main.getByRole('button', { name: 'I’ve saved them' }).click();
		await expect.element(main.getByText('Your roles: Administrator')).toBeVisible();
	});

	test('loads what was refused before the second factor was given', async () => {
		const { main } = await open('/Operating/Accounts', SCENARIOS['staff-asked']);
		await main.getByRole('textbox', { name: 'Code' }).fill('123456');
		await main.getByRole('button', { name: 'Continue' }).click();
		await expect.element(main.getByRole('table', { name: 'Accounts' }).getByText('U Kyaw Zin')).toBeVisible();
	});

	test('is closed to shoppers', async () => {
		const { main } = await open('/Operating/Accounts', SCENARIOS['signed-in']);
		await expect.element(main.getByText('You don’t have access to this page')).toBeVisible();
	});
});

describe('accounts', () => {
	test('are found, locked with a reason and unlocked, and that is in the history', async () => {
		const { screen, main } = await open('/Operating/Accounts');
		await main.getByRole('searchbox', { name: 'Find an account' }).fill('王');
		await main.getByRole('button', { name: 'Find' }).click();
		await main.getByRole('button', { name: 'Lock: 王小明' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Lock' }).click();
		await expect.element(dialog.getByText('Enter a reason')).toBeVisible();
		await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stolen cards');
		await dialog.getByRole('button', { name: 'Lock' }).click();
		await expect.element(main.getByText(/^Locked .*: Stolen cards$/)).toBeVisible();
		await expect.element(main.getByRole('button', { name: 'Unlock: 王小明' })).toBeVisible();
		await main.getByRole('link', { name: 'Change history of 王小明' }).click();
		await expect.element(main.getByRole('table', { name: 'Change history' }).getByText('Account locked')).toBeVisible();
		await expect.element(main.getByText('Locked: no → yes')).toBeVisible();
		await expect.element(main.getByText('Reason: Stolen cards')).toBeVisible();
	});

	test('that must not be locked are refused with the reason', async () => {
		const { screen, main } = await open('/Operating/Accounts', SCENARIOS['staff-refused']);
		await main.getByRole('button', { name: 'Lock: Ma Hnin' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('textbox', { name: 'Reason' }).fill('A test');
		await dialog.getByRole('button', { name: 'Lock' }).click();
		await expect.element(dialog.getByText(/This can’t be done to this account/)).toBeVisible();
	});
});

test('staff get roles, and lose them', async () => {
	const { main } = await open('/Operating/Staff');
	await main.getByRole('textbox', { name: 'Email' }).fill('aung@example.com');
	await main.getByRole('checkbox', { name: 'Money' }).click();
	await main.getByRole('button', { name: 'Save roles' }).click();
	const table = main.getByRole('table', { name: 'Staff' });
	await expect.element(table.getByText('Ko Aung')).toBeVisible();
	await main.getByRole('button', { name: 'Change roles of Ko Aung' }).click();
	await main.getByRole('checkbox', { name: 'Money' }).click();
	await main.getByRole('button', { name: 'Save roles' }).click();
	await expect.element(table.getByText('Ko Aung')).not.toBeInTheDocument();
});

test('the history is narrowed by action, and shown whole again', async () => {
	const { main } = await open('/Operating/Audit');
	const table = main.getByRole('table', { name: 'Change history' });
	await expect.element(table.getByText('Roles changed')).toBeVisible();
	await main.getByRole('combobox', { name: 'Action' }).selectOptions('Account locked');
	await main.getByRole('button', { name: 'Find' }).click();
	await expect.element(table.getByText('Roles changed')).not.toBeInTheDocument();
	await main.getByRole('link', { name: 'Show all' }).click();
	await expect.element(table.getByText('Roles changed')).toBeVisible();
});
