import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(path = '/Quotations', options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop(path, options);
	await expect.element(shop.screen.getByRole('heading', { level: 1, name: 'Quotations' })).toBeVisible();
	return { ...shop, cards: () => shop.screen.getByRole('article').elements().length };
}

describe('quotations', () => {
	test('show one in each state, and can be narrowed to a state by links', async () => {
		const { screen, cards, at } = await open();
		await expect.poll(cards).toBe(6);
		await screen.getByRole('link', { name: 'Answered', exact: true }).click();
		await expect.poll(at).toBe('/Quotations?status=answered');
		await expect.poll(cards).toBe(1);
	});

	test('are accepted into the cart at the quoted price [§1.19]', async () => {
		const { screen, shop } = await open('/Quotations?status=answered');
		await screen.getByRole('button', { name: /^Accept for / }).click();
		await expect.element(screen.getByText('In your cart at this price')).toBeVisible();
		await expect.poll(() => shop.cart.lines().some(({ quantity }) => quantity === 120)).toBe(true);
	});

	test('are declined after asking once more', async () => {
		const { screen } = await open('/Quotations?status=answered');
		await screen.getByRole('button', { name: /^Decline/ }).click();
		const question = screen.getByRole('alertdialog', { name: 'Decline this price?' });
		await question.getByRole('button', { name: 'Decline', exact: true }).click();
		await expect.element(screen.getByRole('article').getByText('Declined', { exact: true })).toBeVisible();
		await expect.element(question).not.toBeInTheDocument();
	});

	test('are withdrawn while nobody has answered', async () => {
		const { screen } = await open('/Quotations?status=requested');
		await screen.getByRole('button', { name: /^Withdraw/ }).click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
		await expect.element(screen.getByRole('article').getByText('Withdrawn', { exact: true })).toBeVisible();
	});

	test('say when the shop was quicker', async () => {
		const { screen } = await open('/Quotations?status=answered', SCENARIOS['quotation-moved']);
		await screen.getByRole('button', { name: /^Accept for / }).click();
		await expect.element(screen.getByText(/It has moved on meanwhile/)).toBeVisible();
	});

	test('offer the way to wholesale goods when there are none', async () => {
		const { screen } = await open('/Quotations', SCENARIOS.empty);
		await expect
			.element(screen.getByRole('link', { name: 'See wholesale goods' }))
			.toHaveAttribute('href', '/wholesale');
	});

	test('tell a guest that they need an account', async () => {
		const { screen } = await open('/Quotations', SCENARIOS.guest);
		await expect.element(screen.getByRole('heading', { name: 'Quotations need an account' })).toBeVisible();
	});

	test('send visitors to sign in', async () => {
		const { at } = await renderShop('/Quotations', SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FQuotations&error=SessionRequired');
	});
});
