import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../money/index.ts';
import { applyCoupon, type Coupon, type CouponBenefit, type CouponParcel, readCouponCode } from './index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });
const NOW = 1_000_000;
const coupon = (benefit: CouponBenefit, more: Partial<Coupon> = {}): Coupon => ({
	code: 'THINGYAN',
	benefit,
	shop: null,
	categories: [],
	minSpend: kyat(0),
	startsAt: 0,
	endsAt: NOW + 1,
	usesLeft: null,
	usesLeftForShopper: 1,
	...more,
});
const bought = (goods: number, delivery = 0, isDelivered = true): CouponParcel[] => [
	{ shop: 'lotus', lines: [{ goods: kyat(goods), categories: [] }], delivery: kyat(delivery), isDelivered },
];
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
		expect(applyCoupon(coupon(benefit), bought(100_000, 2_500), NOW)).toMatchObject(outcome);
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
		expect(applyCoupon(coupon(TENTH, more), bought(100_000), NOW)).toMatchObject(accepted(10_000));
	});

	it('of no shop holds for a cart without goods, and takes nothing off', () => {
		expect(applyCoupon(coupon(TENTH), [], NOW)).toMatchObject(accepted(0));
	});

	it('says how much is missing to the least goods total', () => {
		expect(applyCoupon(coupon(TENTH, { minSpend: kyat(120_000) }), bought(100_000), NOW)).toEqual({
			kind: 'refused',
			reason: 'min_spend',
			missing: kyat(20_000),
		});
	});

	it('of one shop holds for nothing where the shop has no goods', () => {
		for (const parcels of [[], bought(100_000)]) {
			expect(applyCoupon(coupon(TENTH, { shop: 'padauk' }), parcels, NOW)).toMatchObject({ reason: 'other_shop' });
		}
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
		expect(applyCoupon(coupon({ kind: 'free_delivery' }), bought(100_000), NOW)).toMatchObject(accepted(0));
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

describe('a coupon for categories [§1.17]', () => {
	const PHONES = { categories: ['phones'] };
	const line = (amount: number, ...categories: string[]) => ({ goods: kyat(amount), categories });
	const parcel = (shop: string, ...lines: CouponParcel['lines']): CouponParcel => ({
		...{ shop, lines, isDelivered: true },
		delivery: kyat(2_500),
	});
	const CART = [
		parcel('lotus', line(60_000, 'electronics', 'phones'), line(40_000, 'electronics', 'watches')),
		parcel('padauk', line(30_000, 'fashion')),
	];

	it('takes its percent of the goods in them and below them, and nothing off others', () => {
		expect(applyCoupon(coupon(TENTH, PHONES), CART, NOW)).toMatchObject({
			goodsOff: kyat(6_000),
			parcels: [
				{ lines: [kyat(6_000), kyat(0)], goods: kyat(6_000) },
				{ lines: [kyat(0)], goods: kyat(0) },
			],
		});
		const several = coupon(TENTH, { categories: ['electronics', 'phones'] });
		expect(applyCoupon(several, CART, NOW)).toMatchObject({ goodsOff: kyat(10_000) });
	});

	it('holds from a least total of these goods alone, and says what is missing of them', () => {
		const from = (amount: number) => applyCoupon(coupon(TENTH, { ...PHONES, minSpend: kyat(amount) }), CART, NOW);
		expect(from(60_000).kind).toBe('accepted');
		expect(from(70_000)).toEqual({ kind: 'refused', reason: 'min_spend', missing: kyat(10_000) });
	});

	it('is refused where nothing of them is bought', () => {
		const books = { categories: ['books'] };
		const refused = (more: Partial<Coupon>) => applyCoupon(coupon(TENTH, { ...books, ...more }), CART, NOW);
		expect(refused({})).toEqual({ kind: 'refused', reason: 'other_categories' });
		expect(refused({ minSpend: kyat(9_000) })).toMatchObject({ missing: kyat(9_000) });
		expect(refused({ shop: 'lotus' })).toMatchObject({ reason: 'other_categories' });
		expect(refused({ shop: 'jade' })).toEqual({ kind: 'refused', reason: 'other_shop' });
		expect(applyCoupon(coupon(TENTH, books), [], NOW)).toMatchObject({ reason: 'other_categories' });
	});

	it('of free delivery pays for the parcels that have goods in them', () => {
		expect(applyCoupon(coupon({ kind: 'free_delivery' }, PHONES), CART, NOW)).toMatchObject({
			goodsOff: kyat(0),
			deliveryOff: kyat(2_500),
			parcels: [{ delivery: kyat(2_500) }, { delivery: kyat(0) }],
		});
		const digital = [{ ...parcel('codes', line(1_000, 'phones')), isDelivered: false }, ...CART.slice(1)];
		expect(applyCoupon(coupon({ kind: 'free_delivery' }, PHONES), digital, NOW)).toMatchObject({
			reason: 'nothing_sent',
		});
	});

	const ids = fc.subarray(['a', 'b', 'c']);
	const carts = fc.array(
		fc.record<CouponParcel>({
			shop: fc.constantFrom('lotus', 'padauk'),
			lines: fc.array(fc.record({ goods: fc.integer({ min: 1, max: 9_999_999 }).map(kyat), categories: ids }), {
				minLength: 1,
				maxLength: 4,
			}),
			isDelivered: fc.boolean(),
			delivery: fc.nat({ max: 9_999 }).map(kyat),
		}),
		{ minLength: 1, maxLength: 4 },
	);
	const coupons = fc
		.record({
			benefit: fc.oneof(
				fc.record({
					kind: fc.constant('percent' as const),
					percent: fc.integer({ min: 1, max: 100 }),
					most: fc.option(fc.nat({ max: 999_999 }).map(kyat)),
				}),
				fc.record({ kind: fc.constant('amount' as const), off: fc.nat({ max: 9_999_999 }).map(kyat) }),
				fc.constant({ kind: 'free_delivery' as const }),
			),
			more: fc.record({
				shop: fc.option(fc.constant('lotus')),
				categories: ids,
				minSpend: fc.nat({ max: 9_999_999 }).map(kyat),
			}),
		})
		.map(({ benefit, more }) => coupon(benefit, more));
	const isEligible = ({ shop, categories }: Coupon, of: CouponParcel, each: CouponParcel['lines'][number]) =>
		(shop === null || shop === of.shop) &&
		(categories.length === 0 || each.categories.some((id) => categories.includes(id)));
	const sum = (parts: readonly Money[]) => parts.reduce((all, { amount }) => all + amount, 0);

	it('shares exactly what it takes off over its own lines, no more than each costs, for any cart', () => {
		fc.assert(
			fc.property(coupons, carts, (one, parcels) => {
				const outcome = applyCoupon(one, parcels, NOW);
				fc.pre(outcome.kind === 'accepted');
				if (outcome.kind !== 'accepted') return;
				expect(sum(outcome.parcels.flatMap(({ lines }) => lines))).toBe(outcome.goodsOff.amount);
				expect(sum(outcome.parcels.map(({ goods }) => goods))).toBe(outcome.goodsOff.amount);
				expect(sum(outcome.parcels.map(({ delivery }) => delivery))).toBe(outcome.deliveryOff.amount);
				for (const [index, of] of parcels.entries()) {
					for (const [at, each] of of.lines.entries()) {
						const off = outcome.parcels[index]?.lines[at]?.amount ?? expect.fail();
						expect(off).toBeGreaterThanOrEqual(0);
						expect(off).toBeLessThanOrEqual(isEligible(one, of, each) ? each.goods.amount : 0);
					}
				}
			}),
		);
	});

	it('does with its own goods what one for all goods does where there are no others, for any cart', () => {
		fc.assert(
			fc.property(coupons, carts, (one, parcels) => {
				const own = parcels
					.map((of) => ({ ...of, lines: of.lines.filter((each) => isEligible(one, of, each)) }))
					.filter(({ lines }) => lines.length > 0);
				fc.pre(own.length > 0);
				const [limited, free] = [applyCoupon(one, parcels, NOW), applyCoupon({ ...one, categories: [] }, own, NOW)];
				const { parcels: _, ...facts } = { parcels: [], ...limited };
				expect(free).toMatchObject(facts);
			}),
		);
	});
});
