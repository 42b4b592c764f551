import { MOCK_CREDENTIALS, MOCK_OTP, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShop } from '../testing/render-shop.tsx';

/** A page that is opened for the first time loads its code. */
const ARRIVAL = { timeout: 10_000 } as const;

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

type Screen = Awaited<ReturnType<typeof renderShop>>['screen'];

const dialogOf = (screen: Screen) => screen.getByRole('dialog', { name: 'Confirm that it is you' });

/** Gives the password that the dialog asks for. */
async function prove(screen: Screen, password: string = MOCK_CREDENTIALS.password): Promise<void> {
	const dialog = dialogOf(screen);
	const field = dialog.getByLabelText('Current password');
	await expect.element(field).toHaveFocus();
	await field.fill(password);
	await dialog.getByRole('button', { name: 'Confirm' }).click();
}

describe('deleting the account (Specification §4, §5)', () => {
	test('asks for the 6-digit code, signs out and tells how to restore it [§1.22] [§5.6]', async () => {
		const { screen, shop, at } = await renderShop('/DeleteAccount', SCENARIOS['signed-in']);
		await expect.element(screen.getByText(/^After 90 days it is deleted for good/)).toBeVisible();
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await prove(screen);
		const code = screen.getByRole('textbox', { name: /^6-digit code/ });
		await expect.element(code).toHaveFocus();
		await code.fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.poll(at, ARRIVAL).toBe('/account-restore');
		// The mock account is deleted on 21 November 2026.
		await expect.element(screen.getByText('Sign in by Feb 19, 2027 to have it back.').first()).toBeVisible();
		await expect.poll(() => shop.auth.getState().data).toBeNull();
	});

	test('keeps the account after a wrong code', async () => {
		const { screen, shop } = await renderShop('/DeleteAccount', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await prove(screen);
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill('000000');
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.element(screen.getByText('The code is not right. 4 tries left')).toBeVisible();
		expect(shop.auth.getState().data?.user.kind).toBe('registered');
	});

	test('of an account without a password takes one code', async () => {
		const { screen, at } = await renderShop('/DeleteAccount', SCENARIOS['no-password']);
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.poll(at, ARRIVAL).toBe('/account-restore');
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
	test('are taken off after a question, by the password', async () => {
		const { screen } = await renderShop('/LinkedAccounts', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Take off' }).click();
		const dialog = screen.getByRole('alertdialog', { name: 'Take Google off?' });
		await dialog.getByRole('button', { name: 'Take off' }).click();
		await prove(screen);
		await expect.element(screen.getByRole('heading', { name: 'No account is linked' })).toBeVisible();
	});

	test('stay without the password', async () => {
		const { screen } = await renderShop('/LinkedAccounts', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Take off' }).click();
		const question = screen.getByRole('alertdialog', { name: 'Take Google off?' });
		await question.getByRole('button', { name: 'Take off' }).click();
		await dialogOf(screen).getByRole('button', { name: 'Cancel' }).last().click();
		await question.getByRole('button', { name: 'Keep it' }).click();
		await expect.element(screen.getByRole('heading', { name: 'Google' })).toBeVisible();
	});

	test('are linked after the password was given', async () => {
		const calls: string[] = [];
		const { screen, shop } = await renderShop('/LinkedAccounts', { ...SCENARIOS['nothing-linked'], calls });
		const signIn = vi.spyOn(shop.auth, 'signIn').mockResolvedValue({ ok: true, url: 'https://google.example/' });
		await screen.getByRole('button', { name: 'Link Google' }).click();
		await expect.element(dialogOf(screen)).toBeVisible();
		expect(signIn).not.toHaveBeenCalled();
		await prove(screen);
		await expect.poll(() => signIn.mock.calls).toEqual([['google', {}, { callbackUrl: '/LinkedAccounts' }]]);
	});

	test.each([
		['OAuthAccountNotLinked', /it signs in to another account here/],
		['ReauthenticationRequired', /confirm that it is you first/],
		['account_deleted', /The other site refused it/],
	])('that could not be linked (%s) say why', async (code, words) => {
		const path = `/LinkedAccounts?error=OAuthSignin&code=${code}`;
		const { screen } = await renderShop(path, SCENARIOS['nothing-linked']);
		await expect.element(screen.getByText(words)).toBeVisible();
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
		await prove(screen, 'not-it');
		await expect.element(dialogOf(screen).getByText('The password is not right. Type it again.')).toBeVisible();
		await dialogOf(screen).getByRole('button', { name: 'Cancel' }).last().click();
		await expect.element(field).toHaveValue('mya@example.com');
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await prove(screen);
		await expect.element(screen.getByRole('textbox', { name: /^6-digit code/ })).toHaveFocus();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(screen.getByText('mya@example.com', { exact: true })).toBeVisible();
	});

	test('set a first password after a code to the contact', async () => {
		const { screen } = await renderShop('/profile?target=details', SCENARIOS['no-password']);
		await screen.getByLabelText('New password').fill('lotus-river-7');
		await screen.getByRole('button', { name: 'Save password' }).click();
		const dialog = dialogOf(screen);
		await dialog.getByRole('button', { name: 'Send the code' }).click();
		const code = dialog.getByRole('textbox', { name: /^6-digit code/ });
		await expect.element(code).toHaveFocus();
		await code.fill('000000');
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(dialog.getByText(/The code is not right/)).toBeVisible();
		await code.fill(MOCK_OTP);
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
		await expect.element(screen.getByLabelText('Current password')).toBeVisible();
	});

	test('say when too many passwords were wrong, and keep what was typed', async () => {
		const { screen } = await renderShop('/profile?target=details', SCENARIOS['proof-locked']);
		await screen.getByRole('button', { name: 'Change email' }).click();
		await screen.getByRole('textbox', { name: 'New email' }).fill('mya@example.com');
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await prove(screen, 'not-it');
		await expect.element(dialogOf(screen).getByText(/^Too many wrong passwords\. Wait 15 minutes/)).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialogOf(screen)).not.toBeInTheDocument();
		await expect.element(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('mya@example.com');
	});

	test('offer to try again when it is not known what to ask for', async () => {
		const { screen } = await renderShop('/profile?target=details', SCENARIOS['proof-down']);
		await screen.getByRole('button', { name: 'Change email' }).click();
		await screen.getByRole('textbox', { name: 'New email' }).fill('mya@example.com');
		await screen.getByRole('button', { name: 'Send the code' }).click();
		await expect.element(dialogOf(screen).getByRole('button', { name: 'Try again' })).toBeVisible();
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
		const moved = screen.getByRole('link', { name: /^Parcel EX204811301MP was handed to the carrier/ });
		await expect.poll(() => moved.element().textContent).toMatch(/ZL20481130 · 45,500\sK · \w+ \d+, \d{4} · \d\d:\d\d/);
		await expect.element(screen.getByText(/^45,500\sK received for order ZL20481130$/)).toBeVisible();
		await screen.getByRole('button', { name: 'Mark all as read' }).click();
		await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
		const shipping = screen.getByRole('switch', { name: 'Parcel sent or delivered' });
		await shipping.click();
		await expect.element(shipping).not.toBeChecked();
		await expect.element(screen.getByText('Receipts, cancellations and refunds are always sent.')).toBeVisible();
		const promotions = screen.getByRole('switch', { name: 'Sales and coupons' });
		await promotions.click();
		await expect.element(promotions).not.toBeChecked();
	});
});
