import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyKey, Money } from '../money/index.ts';
import { type OrderCharge, orderTotals, TAXES, taxOf } from './index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });

describe('taxOf', () => {
	it('finds the tax that is in a price: 7% in Thailand, 5% in Myanmar', () => {
		expect(taxOf({ amount: 10_700, currency: 'thb' }, TAXES.th).amount).toBe(700);
		expect(taxOf(kyat(10_500), TAXES.mm).amount).toBe(500);
	});

	it('has no pyas: nobody pays with them, and no price shows them', () => {
		expect(taxOf(kyat(17_560_000), TAXES.mm)).toEqual(kyat(836_200));
		expect(taxOf({ amount: 129_000, currency: 'thb' }, TAXES.th).amount).toBe(8_439);
		const rates = fc.record({ basisPoints: fc.nat({ max: 2500 }), isIncluded: fc.boolean() });
		fc.assert(
			fc.property(fc.nat({ max: 1e12 }), rates, (amount, rate) => {
				const { basisPoints, isIncluded } = rate;
				const tax = taxOf(kyat(amount), rate).amount;
				const exact = (amount * basisPoints) / (isIncluded ? 10_000 + basisPoints : 10_000);
				expect(tax % 100).toBe(0);
				expect(Math.abs(tax - exact)).toBeLessThan(50.01);
			}),
		);
	});

	it('adds the tax where prices are without', () => {
		expect(taxOf(kyat(10_000), { basisPoints: 500, isIncluded: false }).amount).toBe(500);
	});
});

describe('orderTotals', () => {
	it('adds up an order of two shops with a coupon and points [§1.12] [§3.11]', () => {
		const totals = orderTotals({
			currency: 'mmk',
			parcels: [
				{
					...{ shop: 'lotus', goods: kyat(1_000_000), delivery: kyat(250_000) },
					...{ couponOff: kyat(190_000), couponDeliveryOff: kyat(45_000) },
				},
				{ shop: 'padauk', goods: kyat(500_000), delivery: kyat(200_000), couponOff: kyat(50_000) },
			],
			points: 50,
			pointsBalance: 80,
			tax: TAXES.mm,
		});
		expect(totals).toMatchObject({
			goods: kyat(1_500_000),
			discount: kyat(240_000),
			delivery: kyat(405_000),
			pointsPaid: kyat(50_000),
			total: kyat(1_615_000),
			points: 50,
			// All that the coupon takes off: 240,000 off the goods, 45,000 off delivery.
			couponOff: kyat(285_000),
			isTaxIncluded: true,
		});
		expect(totals.parcels.map(({ discount }) => discount.amount)).toEqual([190_000, 50_000]);
	});

	it('counts delivery that a coupon pays for [§3.11]', () => {
		const totals = orderTotals({
			currency: 'mmk',
			parcels: [
				{ shop: 'lotus', goods: kyat(100_000), delivery: kyat(25_000), couponDeliveryOff: kyat(25_000) },
				{ shop: 'padauk', goods: kyat(100_000), delivery: kyat(20_000) },
			],
			tax: TAXES.mm,
		});
		expect(totals).toMatchObject({ delivery: kyat(20_000), discount: kyat(0), couponOff: kyat(25_000) });
		expect(totals.parcels.map(({ delivery }) => delivery.amount)).toEqual([0, 20_000]);
	});

	it('spends no more points than there are', () => {
		const charge = {
			currency: 'mmk',
			parcels: [{ shop: 'a', goods: kyat(100_000), delivery: kyat(0) }],
			tax: TAXES.mm,
		} as const;
		expect(orderTotals({ ...charge, points: 500, pointsBalance: 30 }).points).toBe(30);
		expect(orderTotals({ ...charge, points: 500, pointsBalance: 900 })).toMatchObject({ points: 100, total: kyat(0) });
		expect(orderTotals({ ...charge, points: -4, pointsBalance: 900 }).points).toBe(0);
	});

	it('is nothing without parcels', () => {
		expect(orderTotals({ currency: 'thb', parcels: [], tax: TAXES.th }).total).toEqual({ amount: 0, currency: 'thb' });
	});

	const money = (currency: CurrencyKey) => fc.nat({ max: 1_000_000_000 }).map((amount) => ({ amount, currency }));
	const charges = fc.constantFrom<CurrencyKey>('mmk', 'thb').chain((currency) =>
		fc.record<OrderCharge>({
			currency: fc.constant(currency),
			parcels: fc.array(
				fc.record({
					shop: fc.string(),
					goods: money(currency),
					delivery: money(currency),
					couponOff: fc.option(money(currency), { nil: undefined }),
					couponDeliveryOff: fc.option(money(currency), { nil: undefined }),
				}),
				{ maxLength: 6 },
			),
			points: fc.integer({ min: -10, max: 1_000_000 }),
			pointsBalance: fc.nat({ max: 1_000_000 }),
			tax: fc.record({ basisPoints: fc.nat({ max: 2500 }), isIncluded: fc.boolean() }),
		}),
	);
	const PARTS = ['goods', 'discount', 'delivery', 'tax', 'pointsPaid', 'total'] as const;

	it('is the exact sum of its parcels, part by part, for any cart', () => {
		fc.assert(
			fc.property(charges, (charge) => {
				const totals = orderTotals(charge);
				for (const part of PARTS) {
					expect(totals.parcels.reduce((sum, parcel) => sum + parcel[part].amount, 0)).toBe(totals[part].amount);
				}
			}),
		);
	});

	it('shows whole kyat throughout when prices, fees and coupons are whole', () => {
		const whole = (charge: OrderCharge): OrderCharge => {
			const round = (money: Money | undefined): Money | undefined =>
				money && { ...money, amount: Math.floor(money.amount / 100) * 100 };
			return {
				...charge,
				parcels: charge.parcels.map((parcel) => ({
					...parcel,
					goods: round(parcel.goods) ?? parcel.goods,
					delivery: round(parcel.delivery) ?? parcel.delivery,
					couponOff: round(parcel.couponOff),
					couponDeliveryOff: round(parcel.couponDeliveryOff),
				})),
			};
		};
		fc.assert(
			fc.property(charges, (charge) => {
				fc.pre(charge.currency === 'mmk');
				const totals = orderTotals(whole(charge));
				for (const one of [totals, ...totals.parcels]) {
					for (const part of PARTS) expect(one[part].amount % 100).toBe(0);
				}
			}),
		);
	});

	it('charges goods - discounts + delivery + added tax - points, never less than nothing', () => {
		fc.assert(
			fc.property(charges, (charge) => {
				const totals = orderTotals(charge);
				for (const one of [totals, ...totals.parcels]) {
					const added = charge.tax.isIncluded ? 0 : one.tax.amount;
					expect(one.total.amount).toBe(
						one.goods.amount - one.discount.amount + one.delivery.amount + added - one.pointsPaid.amount,
					);
					for (const part of PARTS) expect(one[part].amount).toBeGreaterThanOrEqual(0);
					expect(one.discount.amount).toBeLessThanOrEqual(one.goods.amount);
				}
			}),
		);
	});
});
