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
const TENTH: CouponBenefit = { kind: 'percent', percent: 10, most: null };

describe('readCouponCode [§5.1]', () => {
	it.each([
		[' thingyan-26 ', 'THINGYAN-26'],
		['ＴＨＡＩ１０', 'THAI10'],
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
		expect(applyCoupon(coupon(benefit), kyat(100_000), kyat(2_500), NOW)).toEqual(outcome);
	});

	it.each<[Partial<Coupon>, string]>([
		[{ startsAt: NOW + 1 }, 'not_yet'],
		[{ endsAt: NOW }, 'expired'],
		[{ usesLeft: 0 }, 'used_up'],
		[{ usesLeftForShopper: 0 }, 'used_up'],
		[{ minSpend: { amount: 1, currency: 'thb' } }, 'other_shop'],
	])('%j is refused as %s', (more, reason) => {
		expect(applyCoupon(coupon(TENTH, more), kyat(100_000), kyat(0), NOW)).toEqual({ kind: 'refused', reason });
	});

	it('says how much is missing to the least goods total', () => {
		expect(applyCoupon(coupon(TENTH, { minSpend: kyat(120_000) }), kyat(100_000), kyat(0), NOW)).toEqual({
			kind: 'refused',
			reason: 'min_spend',
			missing: kyat(20_000),
		});
	});

	it('of one shop holds for nothing where the shop has no goods', () => {
		expect(applyCoupon(coupon(TENTH, { shop: 'lotus' }), kyat(0), kyat(0), NOW)).toMatchObject({
			reason: 'other_shop',
		});
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
				const outcome = applyCoupon(coupon(benefit), kyat(goods), kyat(delivery), NOW);
				if (outcome.kind === 'refused') throw new Error('refused');
				expect(outcome.goodsOff.amount).toBeLessThanOrEqual(goods);
				expect(outcome.deliveryOff.amount).toBeLessThanOrEqual(delivery);
			}),
		);
	});
});
