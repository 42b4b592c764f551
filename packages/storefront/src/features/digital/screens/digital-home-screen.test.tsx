import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the digital area (Specification §2)', () => {
	test('has categories of its own, and shelves by what plans give', async () => {
		const { screen } = await renderShop('/digitalzaylat', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Digital goods' })).toBeVisible();
		await expect
			.element(screen.getByRole('region', { name: 'Categories' }).getByRole('link', { name: /^Games\s*\d/ }))
			.toHaveAttribute('href', '/digitalzaylat/Category/games');
		for (const name of ['Popular', 'Subscriptions', 'Codes', 'Gift cards and tickets', 'Downloads']) {
			await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
		}
		await expect
			.element(screen.getByRole('link', { name: 'See all: Subscriptions' }))
			.toHaveAttribute('href', '/digitalzaylat/search-results?form=subscription');
	});

	test('leads to the pages of digital goods, and says what each gives [§2.21]', async () => {
		const { screen } = await renderShop('/digitalzaylat', SCENARIOS['signed-out']);
		const shelf = screen.getByRole('region', { name: 'Gift cards and tickets' });
		const voucher = shelf.getByRole('article').filter({ hasText: 'Shopping voucher' });
		await expect.element(voucher.getByText('One-time code')).toBeVisible();
		await expect.element(voucher.getByRole('link')).toHaveAttribute('href', '/digitalzaylat/ProductDetail/9011');
	});

	test('stands when a shelf fails, and asks again for that one', async () => {
		const { screen } = await renderShop('/digitalzaylat', SCENARIOS['listings-down']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Digital goods' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: /Games/ }).first()).toBeVisible();
		const shelf = screen.getByRole('region', { name: 'Subscriptions' });
		await expect.element(shelf.getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	test('says what to do when there is nothing to sell', async () => {
		const { screen } = await renderShop('/digitalzaylat', SCENARIOS.empty);
		await expect.element(screen.getByRole('heading', { name: 'No digital goods yet' })).toBeVisible();
	});
});
