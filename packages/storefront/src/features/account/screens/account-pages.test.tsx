import { MOCK_CREDENTIALS, MOCK_OTP, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';

/** A page that is opened for the first time loads its code. */
const ARRIVAL = { timeout: 10_000 } as const;

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

type Screen = Awaited<ReturnType<typeof renderShop>>['screen'];

const dialogOf = (screen: Screen) => screen.getByRole('dialog', { name: 'Verify that it’s you' });

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
		await expect.element(screen.getByText(/^After 90 days your account is permanently deleted/)).toBeVisible();
		await screen.getByRole('button', { name: 'Send code' }).click();
		await prove(screen);
		const code = screen.getByRole('textbox', { name: /^6-digit code/ });
		await expect.element(code).toHaveFocus();
		await code.fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.poll(at, ARRIVAL).toBe('/account-restore');
		// The mock account is deleted on 21 November 2026.
		await expect.element(screen.getByText('Sign in by Feb 19, 2027 to restore it.').first()).toBeVisible();
		await expect.poll(() => shop.auth.getState().data).toBeNull();
	});

	test('keeps the account after a wrong code', async () => {
		const { screen, shop } = await renderShop('/DeleteAccount', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Send code' }).click();
		await prove(screen);
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill('000000');
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.element(screen.getByText('Incorrect code. 4 attempts left.')).toBeVisible();
		expect(shop.auth.getState().data?.user.kind).toBe('registered');
	});

	test('of an account without a password takes one code', async () => {
		const { screen, at } = await renderShop('/DeleteAccount', SCENARIOS['no-password']);
		await screen.getByRole('button', { name: 'Send code' }).click();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Delete account' }).click();
		await expect.poll(at, ARRIVAL).toBe('/account-restore');
	});
});

describe.each(['/DeleteAccount', '/Points', '/LinkedAccounts', '/profile?target=details'])('%s', (path) => {
	test('tells a guest how to get an account, and leads back (Decision 20)', async () => {
		const { screen } = await renderShop(path, SCENARIOS.guest);
		const link = screen.getByRole('main').getByRole('link', { name: 'Create account' });
		await expect.element(link).toHaveAttribute('href', `/register?redirect=${encodeURIComponent(path)}`);
	});
});

describe('points (Decision 12)', () => {
	test('show the balance, what it pays and every movement [§1.18]', async () => {
		const { screen } = await renderShop('/Points', SCENARIOS['signed-in']);
		await expect.element(screen.getByText(/^[\d,]+ points$/)).toBeVisible();
		await expect.element(screen.getByText('Earned from an order').first()).toBeVisible();
	});
});

describe('linked accounts', () => {
	test('are taken off after a question, by the password', async () => {
		const { screen } = await renderShop('/LinkedAccounts', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Unlink' }).click();
		const dialog = screen.getByRole('alertdialog', { name: 'Unlink Google?' });
		await dialog.getByRole('button', { name: 'Unlink' }).click();
		await prove(screen);
		await expect.element(screen.getByRole('heading', { name: 'No linked accounts' })).toBeVisible();
		await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
	});

	test('stay without the password', async () => {
		const { screen } = await renderShop('/LinkedAccounts', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Unlink' }).click();
		const question = screen.getByRole('alertdialog', { name: 'Unlink Google?' });
		await question.getByRole('button', { name: 'Unlink' }).click();
		await dialogOf(screen).getByRole('button', { name: 'Cancel' }).last().click();
		await question.getByRole('button', { name: 'Cancel' }).click();
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
		['OAuthAccountNotLinked', /it’s already linked to another account here/],
		['ReauthenticationRequired', /verify that it’s you first/],
		['account_deleted', /The other site declined or interrupted the request/],
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
		await screen.getByRole('button', { name: 'Send code' }).click();
		await expect.element(screen.getByText('Type your email correctly')).toBeVisible();
		await field.fill('mya@example.com');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await prove(screen, 'not-it');
		await expect.element(dialogOf(screen).getByText('Incorrect password. Try again.')).toBeVisible();
		await dialogOf(screen).getByRole('button', { name: 'Cancel' }).last().click();
		await expect.element(field).toHaveValue('mya@example.com');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await prove(screen);
		await expect.element(screen.getByRole('textbox', { name: /^6-digit code/ })).toHaveFocus();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(screen.getByText('mya@example.com', { exact: true })).toBeVisible();
	});

	test('keep what was typed over a reload, until it is saved', async () => {
		const fields = async () => {
			const { screen } = await open();
			const field = (name: string) => screen.getByRole('textbox', { name });
			return { screen, name: field('Name'), phone: field('New number'), field };
		};
		const first = await fields();
		await first.name.fill('Daw Mya');
		await first.phone.fill('09 771 234 567');
		await first.screen.getByRole('button', { name: 'Change email' }).click();
		await first.field('New email').fill('mya@exam');
		await first.screen.unmount();

		const second = await fields();
		await expect.element(second.field('New email')).toHaveValue('mya@exam');
		await expect.element(second.name).toHaveValue('Daw Mya');
		await expect.element(second.phone).toHaveValue('09 771 234 567');
		expect(second.field('New phone number').elements()).toEqual([]);
		await second.screen.getByRole('button', { name: 'Save name' }).click();
		await expect.element(second.screen.getByText('Saved', { exact: true })).toBeVisible();
		await second.screen.getByRole('button', { name: 'Add number' }).click();
		await expect.element(second.phone).toHaveValue('');
		await second.screen.getByRole('button', { name: 'Cancel' }).click();
		await second.screen.unmount();

		const third = await fields();
		await expect.element(third.name).toHaveValue('Daw Khin');
		await expect.element(third.screen.getByRole('button', { name: 'Change email' })).toBeVisible();
		await expect.element(third.phone).toHaveValue('');
	});

	test('take the code of a new email after a reload', async () => {
		const first = await open();
		await first.screen.getByRole('button', { name: 'Change email' }).click();
		await first.screen.getByRole('textbox', { name: 'New email' }).fill('mya@example.com');
		await first.screen.getByRole('button', { name: 'Send code' }).click();
		await prove(first.screen);
		await expect.element(first.screen.getByRole('textbox', { name: /^6-digit code/ })).toBeVisible();
		await first.screen.unmount();

		const { screen } = await open();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Confirm' }).click();
		await prove(screen);
		await expect.element(screen.getByText('mya@example.com', { exact: true })).toBeVisible();
	});

	test('set a first password after a code to the contact', async () => {
		const { screen } = await renderShop('/profile?target=details', SCENARIOS['no-password']);
		await screen.getByLabelText('New password').fill('lotus-river-7');
		await screen.getByRole('button', { name: 'Save password' }).click();
		const dialog = dialogOf(screen);
		await dialog.getByRole('button', { name: 'Send code' }).click();
		const code = dialog.getByRole('textbox', { name: /^6-digit code/ });
		await expect.element(code).toHaveFocus();
		await code.fill('000000');
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(dialog.getByText(/Incorrect code/)).toBeVisible();
		await code.fill(MOCK_OTP);
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
		await expect.element(screen.getByLabelText('Current password')).toBeVisible();
	});

	test('say when too many passwords were wrong, and keep what was typed', async () => {
		const { screen } = await renderShop('/profile?target=details', SCENARIOS['proof-locked']);
		await screen.getByRole('button', { name: 'Change email' }).click();
		await screen.getByRole('textbox', { name: 'New email' }).fill('mya@example.com');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await prove(screen, 'not-it');
		await expect.element(dialogOf(screen).getByText(/^Too many incorrect passwords\. Wait 15 minutes/)).toBeVisible();
		// The form has gone, and the focus stays in the dialog: Escape reaches it.
		await expect.poll(() => dialogOf(screen).element().contains(document.activeElement)).toBe(true);
		await userEvent.keyboard('{Escape}');
		await expect.element(dialogOf(screen)).not.toBeInTheDocument();
		await expect.element(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('mya@example.com');
	});

	test('offer to try again when it is not known what to ask for', async () => {
		const { screen } = await renderShop('/profile?target=details', SCENARIOS['proof-down']);
		await screen.getByRole('button', { name: 'Change email' }).click();
		await screen.getByRole('textbox', { name: 'New email' }).fill('mya@example.com');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await expect.element(dialogOf(screen).getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	test('refuse a new password without the current one', async () => {
		const { screen } = await open();
		await screen.getByLabelText('Current password').fill('not-it');
		await screen.getByLabelText('New password').fill('lotus-river-7');
		await screen.getByRole('button', { name: 'Save password' }).click();
		await expect.element(screen.getByText('Incorrect password. Try again.')).toBeVisible();
	});

	test('add and remove contact phones', async () => {
		const { screen } = await open();
		await screen.getByRole('button', { name: 'Remove 09 251 234 567' }).click();
		await expect.element(screen.getByText('09 251 234 567')).not.toBeInTheDocument();
		// The button has gone with its number.
		expect(document.activeElement).not.toBe(document.body);
		await screen.getByRole('textbox', { name: 'New number' }).fill('09 771 234 567');
		await screen.getByRole('button', { name: 'Add number' }).click();
		await expect.element(screen.getByText('09 771 234 567')).toBeVisible();
	});

	test('verify a contact phone by the code that reached it', async () => {
		const { screen } = await open();
		await screen.getByRole('textbox', { name: 'New number' }).fill('09 771 234 567');
		await screen.getByRole('button', { name: 'Add number' }).click();
		await screen.getByRole('button', { name: 'Verify 09 771 234 567' }).click();
		const code = screen.getByRole('textbox', { name: /^6-digit code/ });
		await expect.element(code).toHaveFocus();
		await code.fill('000000');
		await screen.getByRole('button', { name: 'Confirm' }).click();
		await expect.element(screen.getByText(/Incorrect code/)).toBeVisible();
		await code.fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Confirm' }).click();
		const row = screen.getByRole('listitem').filter({ hasText: '09 771 234 567' });
		await expect.element(row.getByText('Verified')).toBeVisible();
		await expect.element(row).toHaveFocus();
		expect(screen.getByRole('button', { name: 'Verify 09 771 234 567' }).elements()).toHaveLength(0);
	});
});

describe('news', () => {
	test('are read when they are listed, and topics are chosen', async () => {
		await page.viewport(360, 640);
		const { screen } = await renderShop('/profile?target=notifications', SCENARIOS['signed-in']);
		const moved = screen.getByRole('link', { name: /^Parcel EX204811301MP: handed to the carrier/ });
		await expect.poll(() => moved.element().textContent).toMatch(/ZL20481130 · 45,500\sK · \w+ \d+, \d{4} · \d\d:\d\d/);
		await expect.element(screen.getByText(/^45,500\sK received for order ZL20481130$/)).toBeVisible();
		await expect.element(screen.getByText('New', { exact: true }).first()).toBeVisible();
		const profile = screen.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: /^Profile/ });
		await expect.element(profile).toHaveAccessibleName('Profile');
		await expect.element(screen.getByText('New', { exact: true }).first()).toBeVisible();
		expect(screen.getByRole('button', { name: 'Mark all as read' }).elements()).toEqual([]);
		const shipping = screen.getByRole('switch', { name: 'Shipping and delivery' });
		await shipping.click();
		await expect.element(shipping).not.toBeChecked();
		await expect.element(screen.getByText('We always send receipts, cancellations and refunds.')).toBeVisible();
		const promotions = screen.getByRole('switch', { name: 'Deals and coupons' });
		await promotions.click();
		await expect.element(promotions).not.toBeChecked();
	});
});
