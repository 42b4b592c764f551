import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartState } from '../../cart/feature.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(path = '/Quotations', options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop(path, options);
	await expect.element(shop.screen.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
	return { ...shop, cards: () => shop.screen.getByRole('article').elements().length };
}

describe('quotations', () => {
	test('show one in each state, and can be narrowed to a state by links', async () => {
		const { screen, cards, at } = await open();
		await expect.poll(cards).toBe(6);
		await screen.getByRole('link', { name: 'Quote received', exact: true }).click();
		await expect.poll(at).toBe('/Quotations?status=answered');
		await expect.poll(cards).toBe(1);
	});

	test('are accepted into the cart at the quoted price [§1.19]', async () => {
		const { screen, shop } = await open('/Quotations?status=answered');
		await screen.getByRole('button', { name: /^Accept for / }).click();
		await expect.element(screen.getByText('In your cart at this price')).toBeVisible();
		await expect
			.poll(() =>
				shop
					.stateOf(cartState)
					.lines()
					.some(({ quantity }) => quantity === 120),
			)
			.toBe(true);
	});

	test('are declined after asking once more', async () => {
		const { screen } = await open('/Quotations?status=answered');
		await screen.getByRole('button', { name: /^Decline/ }).click();
		const question = screen.getByRole('alertdialog', { name: 'Decline this quote?' });
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
		await expect.element(screen.getByText(/The status has changed in the meantime/)).toBeVisible();
	});

	test('say how many pieces are left, and take as many of them as are wanted at the quoted price', async () => {
		const { screen, shop } = await open('/Quotations?status=answered', SCENARIOS['quotation-short']);
		await expect.element(screen.getByText(/^Only 20 of 120 pieces left/)).toBeVisible();
		const pieces = screen.getByRole('spinbutton', { name: 'Quantity' });
		await expect.element(pieces).toHaveValue('20');
		await screen.getByRole('button', { name: 'Decrease quantity' }).click();
		await screen.getByRole('button', { name: /^Accept 19 pieces for / }).click();
		await expect.element(screen.getByText('In your cart at this price')).toBeVisible();
		await expect.element(screen.getByText(/19 of 120 requested pieces$/)).toBeVisible();
		await expect
			.poll(() =>
				shop
					.stateOf(cartState)
					.lines()
					.some(({ quantity }) => quantity === 19),
			)
			.toBe(true);
	});

	test('of goods that are sold out say so, and can still be declined', async () => {
		const { screen } = await open('/Quotations?status=answered', SCENARIOS['quotation-sold-out']);
		await expect.element(screen.getByText(/^(None|No pieces are) left right now/)).toBeVisible();
		await expect.element(screen.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
		await expect.element(screen.getByRole('button', { name: /^Decline/ })).toBeVisible();
	});

	test('offer the way to wholesale goods when there are none', async () => {
		const { screen } = await open('/Quotations', SCENARIOS.empty);
		await expect
			.element(screen.getByRole('link', { name: 'Browse wholesale goods' }))
			.toHaveAttribute('href', '/wholesale');
	});

	test('tell a guest that they need an account', async () => {
		const { screen } = await open('/Quotations', SCENARIOS.guest);
		await expect.element(screen.getByRole('heading', { name: 'You need an account for quotes' })).toBeVisible();
	});

	test('send visitors to sign in', async () => {
		const { at } = await renderShop('/Quotations', SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FQuotations&error=SessionRequired');
	});
});
