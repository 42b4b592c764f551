import { SCENARIOS, type ScenarioName } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

describe('the link of a notice (ADR 28)', () => {
	test('undoes nothing until it is pressed: programs open links, too', async () => {
		const calls: string[] = [];
		const { screen } = await renderShop('/RevertChange#email', { ...SCENARIOS['signed-out'], calls });
		await expect.element(screen.getByRole('button', { name: 'Undo change' })).toBeVisible();
		expect(calls.filter((call) => call.includes('account-changes'))).toEqual([]);
		await screen.getByRole('button', { name: 'Undo change' }).click();
		const heading = screen.getByRole('heading', { name: 'Change undone' });
		await expect.element(heading).toHaveFocus();
		expect(calls.filter((call) => call.includes('account-changes'))).toEqual(['POST /api/account-changes/revert']);
		const reset = screen.getByRole('main').getByRole('link', { name: 'Set new password' });
		await expect.element(reset).toHaveAttribute('href', '/auth/passwordReset');
		await expect.element(screen.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
	});

	test('of a password leads to a new one, and this browser is signed out', async () => {
		const { screen, shop } = await renderShop('/RevertChange#password', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Undo change' }).click();
		await expect.element(screen.getByText(/the password no longer works/)).toBeVisible();
		expect(screen.getByRole('main').getByRole('link', { name: 'Sign in' }).elements()).toHaveLength(0);
		await expect.poll(() => shop.auth.getState().data).toBeNull();
	});

	test.each<[ScenarioName, string, string]>([
		['revert-used', '#email', 'This change has already been undone'],
		['revert-expired', '#email', 'This link has expired'],
		['revert-taken', '#email', 'We couldn’t undo the change'],
		['signed-out', '#half-a-token', 'This link is invalid'],
		['signed-out', '', 'This link is invalid'],
	])('in the situation "%s" with "%s" says: %s', async (scenario, hash, title) => {
		const { screen } = await renderShop(`/RevertChange${hash}`, SCENARIOS[scenario]);
		await screen.getByRole('button', { name: 'Undo change' }).click();
		await expect.element(screen.getByRole('heading', { name: title })).toHaveFocus();
		await expect.element(screen.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
	});

	test('can be tried again when the market does not answer', async () => {
		const { screen } = await renderShop('/RevertChange#email', SCENARIOS['revert-down']);
		await screen.getByRole('button', { name: 'Undo change' }).click();
		await expect.element(screen.getByRole('alert').getByText(/^The service isn’t available right now/)).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Undo change' })).toBeVisible();
	});
});
