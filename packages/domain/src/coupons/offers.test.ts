import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCoupon, bestCoupon, type CouponParcel, fittingCoupons, type OfferedCoupon } from './index.ts';

describe('fittingCoupons', () => {
	const kyat = (amount: number) => ({ amount: amount * 100, currency: 'mmk' }) as const;
	const offer = (shop: string | null, minSpend: number, usesLeft: number | null = 1) => ({
		...{ shop, categories: [], usesLeft, benefit: 'percent' as const, percent: 10, off: null },
		minSpend: kyat(minSpend),
	});
	const parcel = (shop: string, amount: number, isDelivered = true, ...categories: string[]): CouponParcel => ({
		...{ shop, isDelivered, lines: [{ goods: kyat(amount), categories }] },
	});
	const parcels = [parcel('tea', 12_000), parcel('silk', 3_000)];

	it('lists what can be used first, then by how little is missing', () => {
		const [all, tea, silk, far] = [
			offer(null, 20_000),
			offer('tea', 12_000),
			offer('silk', 5_000),
			offer(null, 90_000),
		];
		expect(fittingCoupons([far, all, tea, silk], parcels)).toEqual([
			{ coupon: tea, missing: null, worth: kyat(1_200) },
			{ coupon: silk, missing: kyat(2_000), worth: null },
			{ coupon: all, missing: kyat(5_000), worth: null },
			{ coupon: far, missing: kyat(75_000), worth: null },
		]);
	});

	it('leaves out what is used up, and shops that nothing is bought from', () => {
		expect(fittingCoupons([offer(null, 0, 0), offer('jade', 0), offer(null, 0, null)], parcels)).toEqual([
			{ coupon: offer(null, 0, null), missing: null, worth: kyat(1_500) },
		]);
		expect(fittingCoupons([offer(null, 0)], [])).toEqual([]);
	});

	it('offers free delivery only where something is sent', () => {
		const free = { ...offer(null, 60_000), benefit: 'free_delivery' as const };
		const codes = parcel('codes', 50_000, false);
		expect(fittingCoupons([free], [codes])).toEqual([]);
		expect(fittingCoupons([free], [codes, ...parcels.slice(1)])).toEqual([
			{ coupon: free, missing: kyat(7_000), worth: null },
		]);
	});

	it('counts only goods of the categories that a coupon is for', () => {
		const cart = [parcel('tea', 12_000, true, 'food', 'tea'), parcel('silk', 3_000, true, 'fashion')];
		const ofTea = { ...offer(null, 10_000), categories: ['tea'] };
		const ofFashion = { ...offer(null, 10_000), categories: ['fashion'] };
		const ofBooks = { ...offer(null, 0), categories: ['books'] };
		expect(fittingCoupons([ofFashion, ofTea, ofBooks], cart)).toEqual([
			{ coupon: ofTea, missing: null, worth: kyat(1_200) },
			{ coupon: ofFashion, missing: kyat(7_000), worth: null },
		]);
	});
});

describe('bestCoupon', () => {
	const kyat = (amount: number) => ({ amount, currency: 'mmk' }) as const;
	const offer = (more: Partial<OfferedCoupon>): OfferedCoupon => ({
		...{ shop: null, categories: [], benefit: 'amount', percent: null, off: kyat(100), minSpend: kyat(0), usesLeft: 1 },
		...more,
	});
	const parcels: readonly CouponParcel[] = [
		{ shop: 'tea', lines: [{ goods: kyat(12_000), categories: [] }], isDelivered: true, delivery: kyat(2_500) },
		{ shop: 'silk', lines: [{ goods: kyat(3_000), categories: [] }], isDelivered: true, delivery: kyat(1_500) },
	];

	it('takes most off', () => {
		const tenth = offer({ benefit: 'percent', percent: 10, off: null });
		const capped = offer({ benefit: 'percent', percent: 50, off: kyat(1_000) });
		const ofSilk = offer({ shop: 'silk', off: kyat(9_000) });
		const free = offer({ benefit: 'free_delivery', off: null });
		expect(bestCoupon([capped, tenth], parcels)).toBe(tenth);
		// It takes no more off than is bought of its shop.
		expect(bestCoupon([capped, tenth, ofSilk], parcels)).toBe(ofSilk);
		expect(bestCoupon([ofSilk, tenth, free], parcels)).toBe(free);
		expect(bestCoupon([offer({ minSpend: kyat(15_001) })], parcels)).toBeUndefined();
	});

	it('is the first of equal ones', () => {
		const [one, other] = [offer({}), offer({ shop: 'tea' })];
		expect(bestCoupon([one, other], parcels)).toBe(one);
		expect(bestCoupon([other, one], parcels)).toBe(other);
	});

	it('is free delivery of unknown cost only where nothing else helps', () => {
		const free = offer({ benefit: 'free_delivery', off: null });
		const unknown = parcels.map(({ delivery: _, ...parcel }) => parcel);
		expect(bestCoupon([free, offer({})], unknown)).toEqual(offer({}));
		expect(bestCoupon([free, offer({ minSpend: kyat(99_999) })], unknown)).toBe(free);
		const nothing = parcels.map((parcel) => ({ ...parcel, delivery: kyat(0) }));
		expect(bestCoupon([free], nothing)).toBeUndefined();
	});

	const shops = fc.constantFrom('tea', 'silk', 'jade');
	const amounts = fc.integer({ min: 0, max: 20_000 }).map(kyat);
	const offers = fc.array(
		fc.record({
			shop: fc.option(shops),
			categories: fc.subarray(['food', 'fashion']),
			benefit: fc.constantFrom('percent', 'amount', 'free_delivery'),
			percent: fc.integer({ min: 1, max: 100 }),
			off: amounts,
			minSpend: amounts,
			usesLeft: fc.option(fc.integer({ min: 0, max: 2 })),
		}),
		{ maxLength: 8 },
	);
	const bought = fc.uniqueArray(
		fc.record({
			shop: shops,
			lines: fc.array(fc.record({ goods: amounts, categories: fc.subarray(['food', 'fashion', 'books']) }), {
				minLength: 1,
				maxLength: 3,
			}),
			isDelivered: fc.boolean(),
			delivery: amounts,
		}),
		{ selector: ({ shop }) => shop, maxLength: 3 },
	);

	it('is never worse than any other, and takes off what the order will', () => {
		fc.assert(
			fc.property(offers, bought, (all: readonly OfferedCoupon[], cart) => {
				const best = bestCoupon(all, cart);
				const worthOf = (coupon: OfferedCoupon) => orderTakesOff(coupon, cart);
				const most = Math.max(0, ...all.filter(({ usesLeft }) => usesLeft !== 0).map(worthOf));
				expect(best === undefined ? 0 : worthOf(best)).toBe(most);
			}),
		);
	});

	it('does not depend on coupons that are of no use', () => {
		fc.assert(
			fc.property(offers, bought, (all: readonly OfferedCoupon[], cart) => {
				const useful = all.filter((coupon) => orderTakesOff(coupon, cart) > 0 && coupon.usesLeft !== 0);
				expect(bestCoupon(all, cart)).toBe(bestCoupon(useful, cart));
			}),
		);
	});

	/** What the rule of orders takes off by a coupon. */
	function orderTakesOff({ benefit, percent, off, ...scope }: OfferedCoupon, cart: readonly CouponParcel[]) {
		const outcome = applyCoupon(
			{
				code: 'BEST',
				benefit:
					benefit === 'percent'
						? { kind: benefit, percent: percent ?? 0, most: off }
						: benefit === 'amount'
							? { kind: benefit, off: off ?? kyat(0) }
							: { kind: benefit },
				...{ ...scope, startsAt: 0, endsAt: 2, usesLeft: null, usesLeftForShopper: 1 },
			},
			cart,
			1,
		);
		return outcome.kind === 'refused' ? 0 : outcome.goodsOff.amount + outcome.deliveryOff.amount;
	}
});
