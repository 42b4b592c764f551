import { listCollectedCoupons } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, idempotencyKey } from './buying.ts';
import { freshPhone } from './contract/codes.ts';

const WALLET = '/api/coupons/collected';

let api: TestApi;
let variantId: string;
beforeAll(async () => {
	api = await startApi();
	variantId = await goodsVariant(api);
});
afterAll(() => api.close());
beforeEach(async () => {
	await api.query('delete from collected_coupons');
	await api.query('delete from coupon_uses');
	await api.query('update coupons set min_spend = 0, uses_per_shopper = 1, uses_left = 100 where code = $1', [
		'SAVE5000',
	]);
});

async function guest(browser: Shopper = createShopper(api)): Promise<Shopper> {
	await browser.signIn('guest');
	return browser;
}
async function account(
	browser: Shopper = createShopper(api),
	identifier: string = DEMO_ACCOUNT.email,
): Promise<Shopper> {
	await browser.signIn('credentials', { identifier, password: DEMO_ACCOUNT.password });
	return browser;
}
const collect = (shopper: Shopper, code: string) => shopper.call('PUT', `${WALLET}/${code}`);
/** Codes and states of what a shopper has collected. */
async function collected(shopper: Shopper) {
	const { data } = ok(listCollectedCoupons, await shopper.call('GET', WALLET));
	return data.items.map(({ code, state }) => `${code} ${state}`);
}

it('lists what the account has collected, the last one first, whatever others have [§1.17]', async () => {
	const [mine, other] = [await account(), await account(createShopper(api), 'seller@example.com')];
	ok(listCollectedCoupons, await collect(mine, 'WELCOME10'));
	api.clock.advance(1_000);
	ok(listCollectedCoupons, await collect(mine, 'SAVE5000'));
	ok(listCollectedCoupons, await collect(mine, 'welcome10'));
	ok(listCollectedCoupons, await collect(other, 'FREESHIP'));
	expect(await collected(mine)).toEqual(['SAVE5000 active', 'WELCOME10 active']);
	expect(await collected(other)).toEqual(['FREESHIP active']);
});

it('needs a session', async () => {
	const visitor = createShopper(api);
	expect(failed(await collect(visitor, 'WELCOME10')).code).toBe('sign_in_required');
	expect(failed(await visitor.call('GET', WALLET)).code).toBe('sign_in_required');
});

it('keeps a coupon after it was used, after its end and after others have used it up', async () => {
	const shopper = await account();
	for (const code of ['SAVE5000', 'WELCOME10', 'FREESHIP']) ok(listCollectedCoupons, await collect(shopper, code));
	await cartWith(api, shopper, { [variantId]: 1 });
	const { body } = await agreed(shopper, { address: { ...ADDRESS, phone: freshPhone() }, coupon: 'SAVE5000' });
	expect((await shopper.call('POST', '/api/orders', body, idempotencyKey())).status).toBe(200);
	const stored = await api.query('select ends_at from coupons where code = $1 order by id', ['WELCOME10']);
	await api.query('update coupons set ends_at = $1 where code = $2', [new Date(api.clock.now()), 'WELCOME10']);
	await api.query('update coupons set uses_left = 0 where code = $1', ['FREESHIP']);
	expect((await collected(shopper)).toSorted()).toEqual(['FREESHIP ended', 'SAVE5000 used', 'WELCOME10 ended']);
	expect(failed(await collect(shopper, 'SAVE5000')).details).toEqual({ reason: 'used_up' });
	await api.query('update coupons set ends_at = $1 where code = $2', [stored.rows[0].ends_at, 'WELCOME10']);
	await api.query('update coupons set uses_left = null where code = $1', ['FREESHIP']);
});

it('a new guest on the same device finds what the guest before has collected; an account does not', async () => {
	const browser = await guest();
	// The device is known from the first look at coupons on.
	await browser.call('GET', '/api/coupons');
	ok(listCollectedCoupons, await collect(browser, 'WELCOME10'));
	await browser.signOut();
	await guest(browser);
	expect(await collected(browser)).toEqual(['WELCOME10 active']);
	ok(listCollectedCoupons, await collect(browser, 'WELCOME10'));
	expect(await collected(browser)).toEqual(['WELCOME10 active']);
	expect(await collected(await guest())).toEqual([]);
	await browser.signOut();
	await account(browser);
	expect(await collected(browser)).toEqual([]);
});

it('a guest of the same device does not find what an account has collected', async () => {
	const browser = await account();
	await browser.call('GET', '/api/coupons');
	ok(listCollectedCoupons, await collect(browser, 'WELCOME10'));
	await browser.signOut();
	expect(await collected(await guest(browser))).toEqual([]);
});

it('what a guest has collected goes to the account that is signed in', async () => {
	const browser = await guest();
	ok(listCollectedCoupons, await collect(browser, 'WELCOME10'));
	ok(listCollectedCoupons, await collect(browser, 'FREESHIP'));
	const owner = await account();
	ok(listCollectedCoupons, await collect(owner, 'FREESHIP'));
	await account(browser);
	expect((await collected(owner)).toSorted()).toEqual(['FREESHIP active', 'WELCOME10 active']);
});

it('collecting sets no device, so that a form of a page without script does not replace it', async () => {
	const browser = await guest();
	ok(listCollectedCoupons, await collect(browser, 'WELCOME10'));
	expect(browser.cookies.has('zaylat-device')).toBe(false);
	const { rows } = await api.query('select device from collected_coupons');
	expect(rows).toEqual([{ device: null }]);
});
