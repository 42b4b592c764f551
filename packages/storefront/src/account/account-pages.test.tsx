import { MOCK_OTP, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

/** A page that is opened for the first time loads its code. */
const ARRIVAL = { timeout: 10_000 } as const;

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('deleting the account (Specification §4, §5)', () => {
	test('asks for the 6-digit code, signs out and tells how to restore it [§1.22] [§5.6]', async () => {
		const { screen, shop, at } = await renderShop('/DeleteAccount', SCENARIOS['signed-in']);
		await expect.element(screen.getByText(/^After 90 days it is deleted for good/)).toBeVisible();
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.poll(at, ARRIVAL).toBe('/account-restore');
		await expect.poll(() => shop.auth.getSnapshot().data).toBeNull();
	});

	test('keeps the account after a wrong code', async () => {
		const { screen, shop } = await renderShop('/DeleteAccount', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill('000000');
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.element(screen.getByText('The code is not right. 4 tries left')).toBeVisible();
		expect(shop.auth.getSnapshot().data?.user.kind).toBe('registered');
	});
});

describe.each(['/DeleteAccount', '/Points', '/LinkedAccounts', '/profile?target=details'])('%s', (path) => {
	test('tells a guest how to get an account, and leads back (Decision 20)', async () => {
		const { screen } = await renderShop(path, SCENARIOS.guest);
		const link = screen.getByRole('main').getByRole('link', { name: 'Create an account' });
		await expect.element(link).toHaveAttribute('href', `/register?redirect=${encodeURIComponent(path)}`);
	});
});

describe('points (Decision 12)', () => {
	test('show the balance, what it pays and every movement [§1.18]', async () => {
		const { screen } = await renderShop('/Points', SCENARIOS['signed-in']);
		await expect.element(screen.getByText(/^[\d,]+ points$/)).toBeVisible();
		await expect.element(screen.getByText('Earned with an order').first()).toBeVisible();
	});
});

describe('linked accounts', () => {
	test('are taken off after a question', async () => {
		const { screen } = await renderShop('/LinkedAccounts', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Take off' }).click();
		const dialog = screen.getByRole('alertdialog', { name: 'Take Google off?' });
		await dialog.getByRole('button', { name: 'Take off' }).click();
		await expect.element(screen.getByRole('heading', { name: 'No account is linked' })).toBeVisible();
	});
});

describe('the details of the account', () => {
	const open = () => renderShop('/profile?target=details', SCENARIOS['signed-in']);

	test('keep another name', async () => {
		const { screen } = await open();
		await screen.getByRole('textbox', { name: 'Name' }).fill('Daw Mya');
		await screen.getByRole('button', { name: 'Save name' }).click();
		await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
		await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Daw Mya');
	});

	test('take a new email by the code that was sent to it', async () => {
		const { screen } = await open();
		await screen.getByRole('button', { name: 'Change email' }).click();
		const field = screen.getByRole('textbox', { name: 'New email' });
		await field.fill('09951234567');
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await expect.element(screen.getByText('Type your email correctly')).toBeVisible();
		await field.fill('mya@example.com');
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(screen.getByText('mya@example.com', { exact: true })).toBeVisible();
	});

	test('refuse a new password without the current one', async () => {
		const { screen } = await open();
		await screen.getByLabelText('Current password').fill('not-it');
		await screen.getByLabelText('New password').fill('lotus-river-7');
		await screen.getByRole('button', { name: 'Save password' }).click();
		await expect.element(screen.getByText('The current password is not right. Type it again.')).toBeVisible();
	});

	test('add and remove contact phones', async () => {
		const { screen } = await open();
		await screen.getByRole('button', { name: 'Remove 09 251 234 567' }).click();
		await expect.element(screen.getByText('09 251 234 567')).not.toBeInTheDocument();
		await screen.getByRole('textbox', { name: 'Another number' }).fill('09 771 234 567');
		await screen.getByRole('button', { name: 'Add number' }).click();
		await expect.element(screen.getByText('09 771 234 567')).toBeVisible();
	});

	test('verify a contact phone by the code that reached it', async () => {
		const { screen } = await open();
		await screen.getByRole('textbox', { name: 'Another number' }).fill('09 771 234 567');
		await screen.getByRole('button', { name: 'Add number' }).click();
		await screen.getByRole('button', { name: 'Verify 09 771 234 567' }).click();
		const code = screen.getByRole('textbox', { name: /^6-digit code/ });
		await expect.element(code).toHaveFocus();
		await code.fill('000000');
		await screen.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(screen.getByText(/The code is not right/)).toBeVisible();
		await code.fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Confirm' }).click();
		const row = screen.getByRole('listitem').filter({ hasText: '09 771 234 567' });
		await expect.element(row.getByText('Verified')).toBeVisible();
		await expect.element(row).toHaveFocus();
		expect(screen.getByRole('button', { name: 'Verify 09 771 234 567' }).elements()).toHaveLength(0);
	});
});

describe('news', () => {
	test('are marked as read, and topics are chosen', async () => {
		const { screen } = await renderShop('/profile?target=notifications', SCENARIOS['signed-in']);
		await expect.element(screen.getByText('Your order has moved on')).toBeVisible();
		await screen.getByRole('button', { name: 'Mark all as read' }).click();
		await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
		const promotions = screen.getByRole('switch', { name: 'Sales and coupons' });
		await promotions.click();
		await expect.element(promotions).not.toBeChecked();
	});
});
