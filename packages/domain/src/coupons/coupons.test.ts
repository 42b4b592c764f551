import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../money/index.ts';
import { applyCoupon, type Coupon, type CouponBenefit, readCouponCode } from './index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });
const NOW = 1_000_000;
const coupon = (benefit: CouponBenefit, more: Partial<Coupon> = {}): Coupon => ({
	code: 'THINGYAN',
	benefit,
	shop: null,
	minSpend: kyat(0),
	startsAt: 0,
	endsAt: NOW + 1,
	usesLeft: null,
	usesLeftForShopper: 1,
	...more,
});
const bought = (goods: number, delivery = 0, isDelivered = true) => ({
	goods: kyat(goods),
	delivery: kyat(delivery),
	isDelivered,
});
const TENTH: CouponBenefit = { kind: 'percent', percent: 10, most: null };

describe('readCouponCode [§5.1]', () => {
	it.each([
		[' thingyan-26 ', 'THINGYAN-26'],
		['ＴＨＡＩ１０', 'THAI10'],
		['abcd', 'ABCD'],
		['a'.repeat(20), 'A'.repeat(20)],
		['abc', undefined],
		['a'.repeat(21), undefined],
		['ten percent', undefined],
		['သင်္ကြန်', undefined],
	])('reads %j as %j', (typed, code) => {
		expect(readCouponCode(typed)).toBe(code);
	});
});

describe('applyCoupon [§1.17]', () => {
	const accepted = (goodsOff: number, deliveryOff = 0) => ({
		kind: 'accepted',
		goodsOff: kyat(goodsOff),
		deliveryOff: kyat(deliveryOff),
	});

	it.each<[CouponBenefit, ReturnType<typeof accepted>]>([
		[TENTH, accepted(10_000)],
		[{ kind: 'percent', percent: 10, most: kyat(5_000) }, accepted(5_000)],
		[{ kind: 'amount', off: kyat(30_000) }, accepted(30_000)],
		[{ kind: 'amount', off: kyat(300_000) }, accepted(100_000)],
		[{ kind: 'free_delivery' }, accepted(0, 2_500)],
	])('%j takes off what it says, never more than there is', (benefit, outcome) => {
		expect(applyCoupon(coupon(benefit), bought(100_000, 2_500), NOW)).toEqual(outcome);
	});

	it.each<[Partial<Coupon>, string]>([
		[{ startsAt: NOW + 1 }, 'not_yet'],
		[{ endsAt: NOW }, 'expired'],
		[{ usesLeft: 0 }, 'used_up'],
		[{ usesLeftForShopper: 0 }, 'used_up'],
		[{ minSpend: { amount: 1, currency: 'thb' } }, 'other_shop'],
	])('%j is refused as %s', (more, reason) => {
		expect(applyCoupon(coupon(TENTH, more), bought(100_000), NOW)).toEqual({ kind: 'refused', reason });
	});

	it.each<[string, Partial<Coupon>]>([
		['from its first moment on', { startsAt: NOW }],
		['until the moment before its end', { endsAt: NOW + 1 }],
		['with the last use of all', { usesLeft: 1 }],
		['with the last use of the shopper', { usesLeftForShopper: 1 }],
		['for goods of exactly its least total', { minSpend: kyat(100_000) }],
		['for goods of its shop', { shop: 'lotus' }],
	])('holds %s', (_, more) => {
		expect(applyCoupon(coupon(TENTH, more), bought(100_000), NOW)).toEqual(accepted(10_000));
	});

	it('of no shop holds for a cart without goods, and takes nothing off', () => {
		expect(applyCoupon(coupon(TENTH), bought(0), NOW)).toEqual(accepted(0));
	});

	it('says how much is missing to the least goods total', () => {
		expect(applyCoupon(coupon(TENTH, { minSpend: kyat(120_000) }), bought(100_000), NOW)).toEqual({
			kind: 'refused',
			reason: 'min_spend',
			missing: kyat(20_000),
		});
	});

	it('of one shop holds for nothing where the shop has no goods', () => {
		expect(applyCoupon(coupon(TENTH, { shop: 'lotus' }), bought(0), NOW)).toMatchObject({
			reason: 'other_shop',
		});
	});

	it.each([
		['free delivery', 'refused', { kind: 'free_delivery' } as const],
		['a part of the price', 'accepted', TENTH],
	])('of %s is %s for digital goods alone', (_, kind, benefit) => {
		const digital = bought(100_000, 0, false);
		expect(applyCoupon(coupon(benefit, { minSpend: kyat(100_000) }), digital, NOW).kind).toBe(kind);
	});

	it('of free delivery says that nothing is sent, however little is bought', () => {
		const outcome = { kind: 'refused', reason: 'nothing_sent' };
		const free = coupon({ kind: 'free_delivery' }, { minSpend: kyat(100_000) });
		expect(applyCoupon(free, bought(1, 0, false), NOW)).toEqual(outcome);
		expect(applyCoupon({ ...free, shop: 'lotus' }, bought(100_000, 0, false), NOW)).toEqual(outcome);
	});

	it('of free delivery holds where delivery costs nothing, or not yet', () => {
		expect(applyCoupon(coupon({ kind: 'free_delivery' }), bought(100_000), NOW)).toEqual(accepted(0));
	});

	it('never takes off more than goods and delivery', () => {
		const benefits = fc.oneof(
			fc.record({
				kind: fc.constant('percent' as const),
				percent: fc.integer({ min: 1, max: 100 }),
				most: fc.option(fc.nat().map(kyat)),
			}),
			fc.record({ kind: fc.constant('amount' as const), off: fc.nat().map(kyat) }),
			fc.constant({ kind: 'free_delivery' as const }),
		);
		fc.assert(
			fc.property(benefits, fc.nat(), fc.nat(), (benefit, goods, delivery) => {
				const outcome = applyCoupon(coupon(benefit), bought(goods, delivery), NOW);
				if (outcome.kind === 'refused') throw new Error('refused');
				expect(outcome.goodsOff.amount).toBeLessThanOrEqual(goods);
				expect(outcome.deliveryOff.amount).toBeLessThanOrEqual(delivery);
			}),
		);
	});
});
