import { cart, checkoutQuote, collectedCoupons, createClient, digitalWishlist, wishlist } from '@zaylat/api-client';
import { createAuthClient } from '@zaylat/api-client/auth';
import { createMockApi, MOCK_NOW, type MockApiOptions } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import type { PageFormName } from '../core/forms/page-form.ts';
import { handlePageForm } from './page-forms.ts';

/** A visitor of pages without script, at the mock API. */
function visitor(options: MockApiOptions = {}, from = '/Products/1001', served: Readonly<Record<string, string>> = {}) {
	const api = createMockApi(options);
	const cookies = new Map(Object.entries(served));
	const fetch = (url: string, init?: RequestInit) => api.fetch(url, init ?? {});
	const client = createClient({ baseUrl: '', edition: 'mm', language: 'en', now: () => MOCK_NOW, fetch });
	return {
		cookies,
		client,
		async send(name: PageFormName, fields: Readonly<Record<string, string>>): Promise<string> {
			const form = new FormData();
			for (const [field, value] of Object.entries(fields)) form.set(field, value);
			return handlePageForm(name, {
				fields: form,
				from,
				edition: 'mm',
				client,
				auth: createAuthClient({ baseUrl: '/api/auth', fetch }),
				now: MOCK_NOW,
				isSecure: false,
				cookie: (cookie) => cookies.get(cookie),
				setCookie(cookie, value, { maxAgeSeconds }) {
					if (maxAgeSeconds === 0) cookies.delete(cookie);
					else cookies.set(cookie, value);
				},
			});
		},
		async lines() {
			const { lines } = (await client.send(cart())).data;
			return lines.map(({ id, variantId, quantity }) => ({ id, variantId, quantity }));
		},
		async wishes() {
			const lists = await Promise.all([client.send(wishlist()), client.send(digitalWishlist())]);
			return lists.flatMap(({ data }) => data.data.map(({ id }) => id));
		},
	};
}

describe('the forms of pages without script', () => {
	test('a guest signs in and goes where the visitor wanted to be, never to another site', async () => {
		expect(await visitor().send('guest', { redirect: '/Checkout?step=review' })).toBe('/Checkout?step=review');
		expect(await visitor().send('guest', { redirect: 'https://elsewhere.example/' })).toBe('/');
		expect(await visitor().send('guest', { redirect: '//elsewhere.example' })).toBe('/');
	});

	const SHIRT = { product: '1001', variant: '1001-1', 'option.colour': 'jade', 'option.size': 'm', quantity: '၃' };

	test('the chosen variant is put in the cart, and the page says so', async () => {
		const { send, lines } = visitor({ user: 'guest', cart: [] });
		expect(await send('purchase', { ...SHIRT, do: 'add' })).toBe(
			'/Products/1001?variant=1001-6&quantity=3&notice=added',
		);
		expect(await lines()).toEqual([expect.objectContaining({ variantId: '1001-6', quantity: 3 })]);
	});

	test('a step of the quantity leads back to the choice, within what can be bought', async () => {
		const { send } = visitor({ user: 'guest' });
		expect(await send('purchase', { ...SHIRT, 'quantity.step': '1' })).toBe('/Products/1001?variant=1001-6&quantity=4');
		expect(await send('purchase', { ...SHIRT, quantity: '20', 'quantity.step': '1' })).toBe(
			'/Products/1001?variant=1001-6&quantity=20',
		);
		expect(await send('purchase', { ...SHIRT, quantity: '1', 'quantity.step': '-1' })).toBe(
			'/Products/1001?variant=1001-6&quantity=1',
		);
	});

	test('buying at once leads to the checkout of the product', async () => {
		expect(await visitor({ user: 'guest' }).send('purchase', { ...SHIRT, do: 'buy' })).toBe(
			'/Checkout?step=review&buy=1001-6&quantity=3',
		);
	});

	const WELCOME = { coupon: 'WELCOME10' };

	test('a coupon is collected, and the page says so, or why not', async () => {
		const { send, client } = visitor({ user: 'guest' }, '/Shops/inle-weavers');
		expect(await send('coupon', WELCOME)).toBe('/Shops/inle-weavers?notice=collected');
		expect((await client.send(collectedCoupons())).data.items.map(({ code }) => code)).toEqual(['WELCOME10']);
		expect(await send('coupon', { coupon: 'MOON99' })).toBe('/Shops/inle-weavers?notice=coupon_invalid');
		expect(await send('coupon', {})).toBe('/Shops/inle-weavers');
	});

	test('a coupon that a visitor wants is collected after signing in, once', async () => {
		const { send, client, cookies } = visitor({}, '/');
		expect(await send('coupon', WELCOME)).toBe('/login?redirect=%2F');
		expect(cookies.get('zaylat-coupon')).toBe('WELCOME10');
		expect(await send('guest', { redirect: '/' })).toBe('/?notice=collected');
		expect(cookies.has('zaylat-coupon')).toBe(false);
		expect((await client.send(collectedCoupons())).data.items.map(({ code }) => code)).toEqual(['WELCOME10']);
	});

	test('what a visitor adds to the cart is added after signing in, once', async () => {
		const { send, lines, cookies } = visitor({ user: 'none', cart: [] });
		const kept = '/Products/1001?variant=1001-6&quantity=3';
		expect(await send('purchase', { ...SHIRT, do: 'add' })).toBe(`/login?redirect=${encodeURIComponent(kept)}`);
		expect(await send('guest', { redirect: kept })).toBe(`${kept}&notice=added`);
		expect(await lines()).toEqual([expect.objectContaining({ variantId: '1001-6', quantity: 3 })]);
		expect(cookies.has('zaylat-purchase')).toBe(false);
	});

	test('a refusal of the API is named on the page', async () => {
		const { send } = visitor({ user: 'guest', cart: [], failures: { addCartLine: 'out_of_stock' } });
		expect(await send('purchase', { ...SHIRT, do: 'add' })).toMatch(/&notice=out_of_stock$/);
	});

	test('a heart saves to the account, and removes', async () => {
		const { send, wishes } = visitor({ user: 'registered', wishlist: [] }, '/Category/fashion?notice=unsaved');
		expect(await send('wish', { save: '1002' })).toBe('/Category/fashion?notice=saved');
		expect(await wishes()).toEqual(['1002']);
		expect(await send('wish', { unsave: '1002' })).toBe('/Category/fashion?notice=unsaved');
		expect(await wishes()).toEqual([]);
	});

	test('the hearts of a visitor wait in a cookie, and move to the account', async () => {
		const { send, wishes, cookies } = visitor({ user: 'none', wishlist: [] }, '/');
		await send('wish', { save: '1002' });
		await send('wish', { save: '1003' });
		expect(cookies.get('zaylat-wishes')).toBe('1003 1002');
		await send('guest', { redirect: '/' });
		expect((await wishes()).toSorted()).toEqual(['1002', '1003']);
		expect(cookies.has('zaylat-wishes')).toBe(false);
	});

	test('lines of the cart get another quantity, are saved for later and removed', async () => {
		const { send, lines } = visitor({ user: 'guest', cart: [{ variantId: '1001-1', quantity: 2 }] }, '/Checkout');
		const [{ id = '' } = {}] = await lines();
		expect(await send('cart-line', { line: id, quantity: '2', 'quantity.step': '1' })).toBe('/Checkout');
		expect(await lines()).toEqual([{ id, variantId: '1001-1', quantity: 3 }]);
		await send('cart-line', { line: id, quantity: '5' });
		expect(await lines()).toEqual([{ id, variantId: '1001-1', quantity: 5 }]);
		await send('cart-line', { line: id, quantity: '5', do: 'later' });
		expect(await lines()).toEqual([]);
		expect(await send('cart-line', { line: 'no-line', do: 'remove' })).toBe('/Checkout?notice=not_in_cart');
	});

	test('preferences are kept in their cookies; what is none of the choices is passed over', async () => {
		const { send, cookies } = visitor({}, '/Category/fashion?lang=thai&sort=new');
		const chosen = { language: 'china', currency: 'thb', deliveryCountry: 'th', colourMode: 'pink' };
		expect(await send('preferences', chosen)).toBe('/Category/fashion?sort=new');
		expect(Object.fromEntries(cookies)).toEqual({ locale: 'china', currency: 'thb', 'deliver-country': 'th' });
	});

	test('an order with cash on delivery: an address, the total with delivery, the order', async () => {
		const { send, client } = visitor(
			{ user: 'guest', cart: [{ variantId: '1001-1', quantity: 1 }], hasNoAddresses: true },
			'/Checkout?step=review',
		);
		const first = { needsAddress: '1', addressId: '', paymentOption: 'cash', fingerprint: 'old', key: 'key-1' };
		expect(await send('order', first)).toBe('/Checkout?step=address&new=1');
		const address = {
			...{ to: '/Checkout?step=review', country: 'mm', region: 'mm-yangon', township: 'mm-yangon-kamayut' },
			...{ recipient: 'Daw Khin', phone: '09951234567', homeNo: '12', street: 'Inya Road' },
		};
		expect(await send('address', { ...address, street: '' })).toBe('/Checkout?step=review&notice=bad_request');
		expect(await send('address', address)).toBe('/Checkout?step=review');
		const decided = new URL(await send('order', first), 'http://page').searchParams;
		expect(Object.fromEntries(decided)).toEqual({ step: 'review', address: expect.any(String), pay: 'cash' });
		const addressId = decided.get('address') ?? '';
		const { data } = await client.send(checkoutQuote({ addressId, services: [], points: 0 }));
		const order = { needsAddress: '', addressId, paymentOption: 'cash', key: crypto.randomUUID() };
		expect(await send('order', { ...order, fingerprint: 'old' })).toBe('/Checkout?step=review&notice=checkout_changed');
		expect(await send('order', { ...order, fingerprint: data.fingerprint })).toMatch(/^\/payment\/Success\?order=/);
	});
});
