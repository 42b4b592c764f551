import { checkCoupon, listAddresses, listCoupons, quoteCheckout } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, idempotencyKey } from './buying.ts';
import { freshPhone } from './contract/codes.ts';

const CODE = 'SAVE5000';
const DEVICE = 'zaylat-device';

let api: TestApi;
let variantId: string;
beforeAll(async () => {
	api = await startApi();
	variantId = await goodsVariant(api);
});
afterAll(() => api.close());
beforeEach(async () => {
	await api.query('delete from coupon_uses');
	await api.query('update coupons set min_spend = 0, uses_per_shopper = 1, uses_left = 100 where code = $1', [CODE]);
});

async function guest(browser: Shopper = createShopper(api)): Promise<Shopper> {
	await browser.signIn('guest');
	await cartWith(api, browser, { [variantId]: 1 });
	return browser;
}
async function account(browser: Shopper = createShopper(api)): Promise<Shopper> {
	await browser.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
	await cartWith(api, browser, { [variantId]: 1 });
	return browser;
}
/** The same browser after its shopper signed out. */
async function signedOut(browser: Shopper): Promise<Shopper> {
	await browser.signOut();
	return browser;
}
const at = (phone: string) => ({ address: { ...ADDRESS, phone }, coupon: CODE });

/** Orders with the coupon. */
async function use(shopper: Shopper, phone: string): Promise<void> {
	const { body } = await agreed(shopper, at(phone));
	expect((await shopper.call('POST', '/api/orders', body, idempotencyKey())).status).toBe(200);
}
/** Why the coupon is refused where orders are quoted; undefined when it is taken. */
async function refusal(shopper: Shopper, phone: string) {
	const response = await shopper.call('POST', '/api/checkout/quote', at(phone));
	if (response.status === 200) return ok(quoteCheckout, response).data.coupon?.code === CODE ? undefined : 'left out';
	return failed(response).details?.reason;
}

it('a new guest on the same device is the same shopper', async () => {
	const browser = await guest();
	await use(browser, freshPhone());
	const next = await guest(await signedOut(browser));
	expect(await refusal(next, freshPhone())).toBe('used_up');
	expect(failed(await next.call('POST', '/api/coupons/check', { code: CODE })).details?.reason).toBe('used_up');
});

it('the list shows a new guest on the same device no use that the checkout refuses', async () => {
	const usesLeft = async (shopper: Shopper) =>
		ok(listCoupons, await shopper.call('GET', '/api/coupons')).data.items.find(({ code }) => code === CODE)?.usesLeft;
	const browser = await guest();
	expect(await usesLeft(browser)).toBe(1);
	await use(browser, freshPhone());
	expect(await usesLeft(await guest(await signedOut(browser)))).toBe(0);
});

it('list and cart count the uses for the number of the address that the checkout begins with, as the order does', async () => {
	const phone = freshPhone();
	await use(await guest(), phone);
	const next = await guest();
	const usesLeft = async (query = '') =>
		ok(listCoupons, await next.call('GET', `/api/coupons${query}`)).data.items.find(({ code }) => code === CODE)
			?.usesLeft;
	expect(await usesLeft()).toBe(1);

	const book = async (number: string) => {
		// The list has the oldest first.
		api.clock.advance(1_000);
		const saved = await next.call('POST', '/api/addresses', { ...ADDRESS, phone: number, label: '', isPrimary: false });
		return ok(listAddresses, saved).data.items.at(-1)?.id;
	};
	const first = await book(phone.replaceAll(' ', ''));
	const second = await book(freshPhone());
	expect(await usesLeft()).toBe(0);
	expect(await usesLeft(`?addressId=${first}`)).toBe(0);
	expect(await usesLeft(`?addressId=${second}`)).toBe(1);
	expect(failed(await next.call('POST', '/api/coupons/check', { code: CODE })).details?.reason).toBe('used_up');
	ok(listAddresses, await next.call('PUT', `/api/addresses/${second}/primary`));
	expect(await usesLeft()).toBe(1);
	ok(checkCoupon, await next.call('POST', '/api/coupons/check', { code: CODE }));
});

it('a new guest with the same phone number is the same shopper, however it is written', async () => {
	const phone = freshPhone();
	await use(await guest(), phone);
	const next = await guest();
	expect(await refusal(next, phone.replaceAll(' ', ''))).toBe('used_up');
	expect(await refusal(next, `+95 ${phone.slice(1)}`)).toBe('used_up');
});

it('a guest on another device with another number is another shopper', async () => {
	await use(await guest(), freshPhone());
	const other = await guest();
	expect(await refusal(other, freshPhone())).toBeUndefined();
	ok(checkCoupon, await other.call('POST', '/api/coupons/check', { code: CODE }));
});

it('the order itself is refused, not only its quote', async () => {
	const phone = freshPhone();
	const [first, second] = [await guest(), await guest()];
	const { body } = await agreed(second, at(phone));
	await use(first, phone);
	const response = await second.call('POST', '/api/orders', body, idempotencyKey());
	expect(failed(response)).toMatchObject({ code: 'coupon_invalid', details: { reason: 'used_up' } });
});

it('an account answers for guests of its device; accounts do not answer for each other', async () => {
	const browser = await guest();
	await use(browser, freshPhone());
	expect(await refusal(await account(await signedOut(browser)), freshPhone())).toBe('used_up');

	await api.query('delete from coupon_uses');
	const shared = await account();
	await use(shared, freshPhone());
	const seller = await signedOut(shared);
	await seller.signIn('credentials', { identifier: 'seller@example.com', password: DEMO_ACCOUNT.password });
	await cartWith(api, seller, { [variantId]: 1 });
	expect(await refusal(seller, freshPhone())).toBeUndefined();
});

it('the device is told by a cookie that scripts cannot read, set with the first coupon, and kept as a hash', async () => {
	const browser = await guest();
	expect(browser.cookies.has(DEVICE)).toBe(false);
	const response = await browser.call('POST', '/api/coupons/check', { code: CODE });
	const cookie = response.headers.getSetCookie().find((line) => line.startsWith(`${DEVICE}=`));
	expect(cookie).toMatch(/; Path=\/api.*HttpOnly.*SameSite=Lax/);
	const id = browser.cookies.get(DEVICE) ?? '';
	await use(browser, freshPhone());
	expect(browser.cookies.get(DEVICE)).toBe(id);
	const { rows } = await api.query('select device from coupon_uses');
	expect(rows[0].device).toMatch(/^device:/);
	expect(rows[0].device).not.toContain(id);
	browser.cookies.set(DEVICE, "x'; drop table coupons");
	await browser.call('POST', '/api/coupons/check', { code: CODE });
	expect(browser.cookies.get(DEVICE)).toMatch(/^[\da-f-]{36}$/);
});
