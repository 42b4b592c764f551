import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartState } from '../../cart/feature.ts';
import { wishlistState } from '../../wishlist/feature.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the wishlist', () => {
	test('shows goods and digital goods, whose counts together are the header’s [§1.11] [§2.16] [§7.7]', async () => {
		const { screen, shop } = await renderShop('/WishList', {
			...SCENARIOS['signed-in'],
			wishlist: ['1006', '1013', '9001'],
		});
		await expect.element(screen.getByText('2 items saved')).toBeVisible();
		await screen.getByRole('tab', { name: /^Digital goods/ }).click();
		await expect.element(screen.getByText('1 item saved')).toBeVisible();
		expect(shop.stateOf(wishlistState).ids()).toHaveLength(3);
	});

	test('shows what a visitor kept on the device, once it is given to the account (Decision 20)', async () => {
		window.localStorage.setItem('wishlist-mm', JSON.stringify(['1003']));
		const { screen } = await renderShop('/WishList', SCENARIOS['empty-cart']);
		await expect.element(screen.getByText('1 item saved')).toBeVisible();
		expect(window.localStorage.getItem('wishlist-mm')).toBeNull();
	});

	test('lets go of something, and takes that back', async () => {
		const { screen, shop } = await renderShop('/WishList', SCENARIOS['signed-in']);
		await expect.element(screen.getByText('2 items saved')).toBeVisible();
		await screen
			.getByRole('button', { name: /^Remove .* from the wishlist$/ })
			.first()
			.click();
		await expect.element(screen.getByText('1 item saved')).toBeVisible();
		await screen.getByRole('button', { name: 'Undo' }).click();
		await expect.element(screen.getByText('2 items saved')).toBeVisible();
		await expect.poll(() => shop.stateOf(wishlistState).ids().length).toBe(2);
	});

	test('moves what needs no choice into the cart', async () => {
		const { screen, shop } = await renderShop('/WishList', { user: 'registered', wishlist: ['1011'] });
		await screen.getByRole('button', { name: /^Move to cart/ }).click();
		await expect.poll(() => shop.stateOf(cartState).count()).toBe(1);
		await expect.element(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
	});

	test('leads to the product where something must be chosen', async () => {
		const { screen, at } = await renderShop('/WishList', { user: 'registered', wishlist: ['1001'] });
		await screen.getByRole('button', { name: /^Move to cart/ }).click();
		await expect.poll(at).toBe('/Products/1001');
	});

	test('tells what became cheaper since the last visit, and remembers it', async () => {
		const seen = { price: { amount: 900_000_000, currency: 'mmk' }, isSoldOut: false };
		window.localStorage.setItem('wishlist-seen', JSON.stringify({ 1006: seen }));
		const { screen } = await renderShop('/WishList', SCENARIOS['signed-in']);
		await expect.element(screen.getByText(/^Price dropped by/)).toBeVisible();
		expect(window.localStorage.getItem('wishlist-seen')).not.toContain('900000000');
	});

	test('asks for sign-in first (guard account)', async () => {
		const { at } = await renderShop('/WishList', SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FWishList&error=SessionRequired');
	});

	test('can be asked for again when the server is down', async () => {
		const { screen } = await renderShop('/WishList', SCENARIOS.unavailable);
		await expect.element(screen.getByRole('heading', { name: 'We couldn’t load your wishlist' })).toBeVisible();
		await expect.element(screen.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
	});
});
