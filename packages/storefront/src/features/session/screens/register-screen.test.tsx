import { MOCK_OTP, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

/** A page that is opened for the first time loads its code. */
const ARRIVAL = { timeout: 10_000 } as const;

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

type Options = Parameters<typeof renderShop>[1];

async function open(path = '/register', options: Options = SCENARIOS['signed-out']) {
	const shop = await renderShop(path, options);
	const { screen } = shop;
	const name = screen.getByRole('textbox', { name: /^Name/ });
	const identifier = screen.getByRole('textbox', { name: /^Email or phone number/ });
	const password = screen.getByLabelText(/^Password/);
	const code = screen.getByRole('textbox', { name: /^6-digit code/ });
	const fill = async (who = '09 7712 34567') => {
		await name.fill('Ma Hla');
		await identifier.fill(who);
		await password.fill('lotus-river-7');
		await screen.getByRole('button', { name: 'Send code' }).click();
	};
	return { ...shop, name, identifier, password, code, fill };
}

describe('registering', () => {
	test('survives a reload at every step; only the password is entered again', async () => {
		const first = await open();
		await first.name.fill('Ma Hla');
		await first.identifier.fill('09 7712 34567');
		await first.password.fill('lotus-river-7');
		await first.screen.unmount();

		const second = await open();
		await expect.element(second.name).toHaveValue('Ma Hla');
		await expect.element(second.identifier).toHaveValue('09 7712 34567');
		await expect.element(second.password).toHaveValue('');
		await second.fill();
		await expect.element(second.code).toBeVisible();
		expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('lotus-river-7');
		const address = second.at();
		await second.screen.unmount();

		const third = await open(address);
		await expect.element(third.code).toBeVisible();
		await expect.element(third.password).toBeVisible();
	});

	test('signs in by the code and leads back, with what a guest had (Decision 17, 20) [§2.5]', async () => {
		const { screen, shop, at, code, fill } = await open('/register?redirect=%2FWishList', SCENARIOS.guest);
		await fill();
		await expect.element(code).toHaveFocus();
		await code.fill(MOCK_OTP);
		await screen.getByRole('button', { name: 'Create account' }).click();
		await expect.poll(at, ARRIVAL).toBe('/WishList');
		expect(shop.auth.getState().data?.user).toMatchObject({ kind: 'registered', name: 'Ma Hla' });
	});

	test('goes back to what was typed, and on without a second code', async () => {
		const { screen, name, identifier, password, code, fill, at } = await open();
		await fill();
		await expect.element(code).toBeVisible();
		await screen.getByRole('button', { name: 'Edit details' }).click();
		await expect.poll(at, ARRIVAL).toBe('/register');
		await expect.element(name).toHaveValue('Ma Hla');
		await expect.element(identifier).toHaveValue('09 7712 34567');
		await expect.element(password).toHaveValue('lotus-river-7');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await expect.element(code).toBeVisible();
	});

	test('says how many tries a wrong code leaves, and when it has run out (5 tries)', async () => {
		const { screen, code, fill } = await open();
		await fill();
		for (const left of [4, 3, 2]) {
			await code.fill('000000');
			await screen.getByRole('button', { name: 'Create account' }).click();
			await expect.element(screen.getByText(`Incorrect code. ${left} attempts left.`).first()).toBeVisible();
		}
	});

	test('says at the field what is wrong and keeps what was typed', async () => {
		const { screen, identifier, password } = await open();
		await identifier.fill('ma.hla@example');
		await password.fill('12345678');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await expect.element(screen.getByText('Enter your name').first()).toBeVisible();
		await expect.element(screen.getByText('Type your email correctly').first()).toBeVisible();
		await expect.element(screen.getByText(/^This password is too common/).first()).toBeVisible();
		await expect.element(identifier).toHaveValue('ma.hla@example');
	});

	test('asks for a code the same way when the address has an account, which its owner alone is told (ADR 198)', async () => {
		const { screen, code, fill } = await open();
		await fill('shopper@example.com');
		await expect.element(code).toBeVisible();
		await expect.element(screen.getByText(/^An account with this email/)).not.toBeInTheDocument();
	});

	test('a step that nobody reached asks from the start', async () => {
		const { name } = await open('/register?step=code');
		await expect.element(name).toBeVisible();
	});
});

describe('resetting the password', () => {
	test('sets a new one by the code, and signs in with it [§2.5]', async () => {
		const { screen, at } = await renderShop('/login?redirect=%2FWishList', SCENARIOS['signed-out']);
		await screen.getByRole('link', { name: 'Forgot your password?' }).click();
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
		await screen.getByRole('textbox', { name: /^Email or phone number/ }).fill('shopper@example.com');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await screen.getByRole('textbox', { name: /^6-digit code/ }).fill(MOCK_OTP);
		// The mock's sign-in knows this password alone.
		await screen.getByLabelText(/^New password/).fill('zaylat-demo');
		await screen.getByRole('button', { name: 'Save and sign in' }).click();
		await expect.poll(at, ARRIVAL).toBe('/WishList');
	});

	test('asks for both, the code and a password', async () => {
		const { screen } = await renderShop('/auth/passwordReset', SCENARIOS['signed-out']);
		await screen.getByRole('textbox', { name: /^Email or phone number/ }).fill('shopper@example.com');
		await screen.getByRole('button', { name: 'Send code' }).click();
		await screen.getByRole('button', { name: 'Save and sign in' }).click();
		await expect.element(screen.getByText('Enter the code from the message')).toBeVisible();
		await expect.element(screen.getByText('Enter your password')).toBeVisible();
	});
});
