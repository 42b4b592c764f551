import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

/** A page that is opened for the first time loads its code. */
const ARRIVAL = { timeout: 10_000 } as const;

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('coming back from a sign-in', () => {
	test('goes on to where the visitor wanted to be [§2.6]', async () => {
		const { at } = await renderShop('/callback?redirect=%2FWishList', SCENARIOS['signed-in']);
		await expect.poll(at, ARRIVAL).toBe('/WishList');
	});

	test('never to another site (Decision 6)', async () => {
		const { at } = await renderShop('/callback?callbackUrl=https%3A%2F%2Fevil.example', SCENARIOS['signed-in']);
		await expect.poll(at, ARRIVAL).toBe('/');
	});

	test('says what to do when it was refused, and keeps the way back', async () => {
		const { screen } = await renderShop(
			'/callback?error=AccessDenied&redirect=%2FCheckout%3Fstep%3Daddress',
			SCENARIOS['signed-out'],
		);
		await expect.element(screen.getByText(/^Sign-in was declined or interrupted/)).toBeVisible();
		const link = screen.getByRole('main').getByRole('link', { name: 'Go to sign in' });
		await expect.element(link).toHaveAttribute('href', '/login?redirect=%2FCheckout%3Fstep%3Daddress');
	});

	test('says so when nobody is signed in', async () => {
		const { screen } = await renderShop('/callback', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { name: 'We couldn’t sign you in' })).toBeVisible();
	});
});

describe('restoring an account (Specification §4)', () => {
	const open = async (scenario: 'signed-out' | 'account-deleted' | 'signed-in') => {
		const shop = await renderShop('/account-restore', SCENARIOS[scenario]);
		const { screen } = shop;
		const send = async () => {
			await screen.getByRole('textbox', { name: 'Email or phone number' }).fill('shopper@example.com');
			await screen.getByLabelText('Password', { exact: true }).fill('zaylat-demo');
			await screen.getByRole('button', { name: 'Sign in and restore' }).click();
		};
		return { ...shop, send };
	};

	test('signing in restores it and leads to the account [§2.6]', async () => {
		const { at, send } = await open('signed-out');
		await send();
		await expect.poll(at, ARRIVAL).toBe('/profile');
	});

	test('after the grace period a new registration is required', async () => {
		const { screen, send } = await open('account-deleted');
		await send();
		await expect.element(screen.getByText(/^Account is already deleted/)).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Create account' })).toBeVisible();
	});

	test('an account that is active leads to itself', async () => {
		const { screen } = await open('signed-in');
		await expect.element(screen.getByRole('link', { name: 'View account' })).toBeVisible();
	});
});
