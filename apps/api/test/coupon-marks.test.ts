import { listProducts } from '@zaylat/api-client/contract';
import { takenOff } from '@zaylat/domain/coupons';
import { multiplyMoney } from '@zaylat/domain/money';
import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

const SHOP = 'inle-weavers';
const CODE = 'WEAVE15';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
});
afterAll(() => api.close());
beforeEach(() => terms({ percent: 15, off: null, min_spend: 0, uses_left: null, from: -1, to: 1 }));

/** Sets the terms of the shop's coupon; its time in days from now. */
async function terms(change: {
	readonly percent: number;
	readonly off: number | null;
	readonly min_spend: number;
	readonly uses_left: number | null;
	readonly from: number;
	readonly to: number;
}) {
	const at = (days: number) => new Date(api.clock.now() + days * DAY_MS);
	await api.query(
		`update coupons set percent = $2, off = $3, min_spend = $4, uses_left = $5, starts_at = $6, ends_at = $7 where code = $1`,
		[CODE, change.percent, change.off, change.min_spend, change.uses_left, at(change.from), at(change.to)],
	);
}
const listed = async (query: string) =>
	ok(listProducts, await shopper.call('GET', `/api/products?per_page=10&${query}`)).data.items;
const offOf = async () => (await listed(`shop=${SHOP}`))[0]?.couponOff?.amount;

it('a product in a list says what the coupon of its shop takes off, and others say nothing [§1.17]', async () => {
	const own = await listed(`shop=${SHOP}`);
	expect(own.length).toBeGreaterThan(0);
	for (const { price, minQuantity, couponOff } of own) {
		expect(couponOff).toEqual(
			takenOff({ kind: 'percent', percent: 15, most: null }, multiplyMoney(price, minQuantity)),
		);
	}
	const others = (await listed('search=rice')).filter(({ shop }) => shop.slug !== SHOP);
	expect(others.length).toBeGreaterThan(0);
	expect(others.filter(({ couponOff }) => couponOff !== undefined)).toEqual([]);
});

it('no more than a percentage may take off', async () => {
	await terms({ percent: 15, off: 100, min_spend: 0, uses_left: null, from: -1, to: 1 });
	expect(await offOf()).toBe(100);
});

it.each([
	['has not begun', { from: 1, to: 2 }],
	['has ended', { from: -2, to: 0 }],
	['is used up', { uses_left: 0 }],
	['asks for more goods', { min_spend: 2_000_000_000 }],
])('nothing of a coupon that %s', async (_, change) => {
	await terms({ percent: 15, off: null, min_spend: 0, uses_left: null, from: -1, to: 1, ...change });
	expect(await offOf()).toBeUndefined();
});
