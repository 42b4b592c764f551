import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop('/Checkout', options);
	await expect.element(shop.screen.getByRole('heading', { level: 1 })).toBeVisible();
	const summary = shop.screen.getByRole('region', { name: 'Summary' });
	return { ...shop, summary, cart: () => shop.shop.cart.getSnapshot() };
}

describe('the cart', () => {
	test('groups lines by shop and adds them up', async () => {
		const { screen, summary, cart } = await open();
		await expect.element(summary).toBeVisible();
		expect(screen.getByRole('heading', { name: /^From / }).elements().length).toBe(
			new Set(cart().lines.map(({ shop }) => shop.slug)).size,
		);
		await expect
			.element(summary.getByText('Price, stock and other details may change before the order is confirmed.'))
			.toBeVisible();
	});

	test('shows a changed quantity and its total at once', async () => {
		const { screen, cart } = await open();
		const [line] = cart().lines;
		await screen.getByRole('button', { name: `One more of ${line?.name}` }).click();
		expect(cart().lines[0]?.quantity).toBe((line?.quantity ?? 0) + 1);
		await expect.element(screen.getByRole('spinbutton').first()).toHaveValue(String((line?.quantity ?? 0) + 1));
	});

	test('takes a line out and puts it back', async () => {
		const { screen, cart } = await open();
		const [line] = cart().lines;
		const remove = screen.getByRole('button', { name: `Remove ${line?.name}` });
		await remove.click();
		await expect.element(screen.getByText(`${line?.name} removed`)).toBeVisible();
		expect(cart().lines.map(({ variantId }) => variantId)).not.toContain(line?.variantId);
		await screen.getByRole('button', { name: 'Undo' }).click();
		await expect.element(remove).toBeVisible();
		const back = cart().lines.find(({ variantId }) => variantId === line?.variantId);
		expect(back?.quantity).toBe(line?.quantity);
	});

	test('takes a refused quantity back and offers what can be had', async () => {
		const { screen, cart } = await open(SCENARIOS['quantity-limited']);
		const [line] = cart().lines;
		await screen.getByRole('button', { name: `One more of ${line?.name}` }).click();
		await expect.element(screen.getByText('Only 2 left. Lower the quantity.')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Take 2' })).toBeVisible();
		expect(cart().lines[0]?.quantity).toBe(line?.quantity);
	});

	test('leaves sold-out lines out of the total and says what to do', async () => {
		const { screen, summary } = await open(SCENARIOS['cart-sold-out']);
		await expect.element(screen.getByText('Sold out. Remove it, or wait for new stock.')).toBeVisible();
		await expect.element(summary.getByText('Sold-out goods are not counted.')).toBeVisible();
	});

	test('says in which currency payment is taken (Decision 5)', async () => {
		const { summary } = await open({ ...SCENARIOS['signed-in'], preferences: { currency: 'usd' } });
		await expect.element(summary.getByText(/Payment is taken in the shop’s currency: .*K/)).toBeVisible();
	});

	test('offers a way on when it is empty', async () => {
		const { screen } = await open(SCENARIOS['empty-cart']);
		await expect.element(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/');
	});

	test('leads to sign-in and back without a session (guard account)', async () => {
		const { at } = await open(SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FCheckout');
	});

	test('can be asked for again when the server is down', async () => {
		const { screen } = await open(SCENARIOS.unavailable);
		await expect.element(screen.getByRole('heading', { name: 'The cart could not be loaded' })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
	});
});
