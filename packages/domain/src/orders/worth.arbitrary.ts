import fc from 'fast-check';
import { orderTotals } from '../checkout/totals.ts';
import { applyCoupon, type CouponBenefit } from '../coupons/index.ts';
import type { CurrencyKey, Money } from '../money/index.ts';
import { type ParcelHistory, pointsByParcel } from './worth.ts';

/** The parts of an order's amounts. */
export const PARTS = ['goods', 'discount', 'delivery', 'tax', 'pointsPaid', 'total', 'points'] as const;

/** An order with what happened to it. */
export interface RandomHistory {
	readonly currency: CurrencyKey;
	readonly isTaxIncluded: boolean;
	/** Whether all prices, fees and coupons are amounts that a price shows. */
	readonly isWhole: boolean;
	readonly parcels: readonly ParcelHistory[];
}

const line = fc.record({
	price: fc.integer({ min: 1, max: 5_000_000 }),
	quantity: fc.integer({ min: 1, max: 6 }),
	/** Whether the coupon of the order is for its category. */
	isForCoupon: fc.boolean(),
});
const moment = fc.nat({ max: 1_000 });
const parcel = fc.record({
	lines: fc.array(line, { minLength: 1, maxLength: 4 }),
	delivery: fc.nat({ max: 1_000_000 }),
	end: fc.oneof(
		fc.record({ kind: fc.constant('kept' as const) }),
		fc.record({ kind: fc.constant('cancelled' as const), at: moment }),
		fc.record({
			kind: fc.constant('returned' as const),
			// Which return each piece goes back with; those of return 4 stay.
			pieces: fc.array(fc.nat({ max: 4 }), { minLength: 24, maxLength: 24 }),
			moments: fc.tuple(moment, moment, moment, moment),
		}),
	),
});

/** Orders of one to five shops with a coupon, points and taxes of both kinds, of which parcels are cancelled and pieces returned. */
export const histories: fc.Arbitrary<RandomHistory> = fc
	.record({
		currency: fc.constantFrom<CurrencyKey>('mmk', 'thb'),
		parcels: fc.array(parcel, { minLength: 1, maxLength: 5 }),
		coupon: fc.record({
			benefit: fc.constantFrom('none', 'percent', 'amount', 'free_delivery'),
			percent: fc.integer({ min: 1, max: 100 }),
			off: fc.nat({ max: 5_000_000 }),
			/** Of one shop only, or of all. */
			shop: fc.option(fc.constant('shop 0')),
			categories: fc.constantFrom<string[]>([], ['own']),
		}),
		/** Whether it was placed before what the coupon took off was stored by line. */
		isOld: fc.boolean(),
		points: fc.option(fc.nat({ max: 100_000 }), { nil: 0 }),
		tax: fc.record({ basisPoints: fc.nat({ max: 2_500 }), isIncluded: fc.boolean() }),
		isWhole: fc.boolean(),
	})
	.map(({ currency, parcels, coupon, isOld, points: wanted, tax, isWhole }) => {
		const money = (amount: number): Money => ({ amount: isWhole ? amount * 100 : amount, currency });
		const bought = parcels.map(({ lines, delivery }, index) => ({
			shop: `shop ${index}`,
			isDelivered: true,
			delivery: money(delivery),
			lines: lines.map(({ price, quantity, isForCoupon }) => ({
				goods: money(price * quantity),
				categories: isForCoupon ? ['own'] : ['other'],
			})),
		}));
		const benefits: Readonly<Record<string, CouponBenefit>> = {
			percent: { kind: 'percent', percent: coupon.percent, most: money(coupon.off) },
			amount: { kind: 'amount', off: money(coupon.off) },
			free_delivery: { kind: 'free_delivery' },
		};
		const outcome = applyCoupon(
			{
				...{ code: 'RAIN', benefit: benefits[coupon.benefit] ?? { kind: 'amount', off: money(0) } },
				...{ shop: coupon.shop, categories: coupon.categories, minSpend: money(0) },
				...{ startsAt: 0, endsAt: 2, usesLeft: null, usesLeftForShopper: 1 },
			},
			bought,
			1,
		);
		const off = outcome.kind === 'accepted' ? outcome.parcels : [];
		const totals = orderTotals({
			currency,
			parcels: bought.map(({ shop, lines, delivery }, index) => ({
				...{ shop, delivery },
				goods: { amount: lines.reduce((sum, { goods }) => sum + goods.amount, 0), currency },
				...{ couponOff: off[index]?.goods, couponDeliveryOff: off[index]?.delivery },
			})),
			points: wanted,
			pointsBalance: wanted,
			tax,
		});
		const points = pointsByParcel(
			totals.points,
			totals.parcels.map(({ pointsPaid }) => ({ pointsPaid: pointsPaid.amount })),
		);
		return {
			currency,
			isTaxIncluded: tax.isIncluded,
			isWhole,
			parcels: totals.parcels.map((amounts, index): ParcelHistory => {
				const { lines = [], end = { kind: 'kept' } } = parcels[index] ?? {};
				return {
					key: `parcel ${index}`,
					currency,
					isTaxIncluded: tax.isIncluded,
					goods: amounts.goods.amount,
					discount: amounts.discount.amount,
					delivery: amounts.delivery.amount,
					tax: amounts.tax.amount,
					pointsPaid: amounts.pointsPaid.amount,
					total: amounts.total.amount,
					points: points[index] ?? 0,
					lines: lines.map(({ price, quantity }, at) => ({
						id: `line ${index}.${at}`,
						unitPrice: money(price).amount,
						quantity,
						couponOff: isOld ? null : (off[index]?.lines[at]?.amount ?? 0),
					})),
					cancelledAt: end.kind === 'cancelled' ? end.at : undefined,
					returns: end.kind === 'returned' ? returnsOf(index, lines, end) : [],
				};
			}),
		};
	});

function returnsOf(
	index: number,
	lines: readonly { readonly quantity: number }[],
	{ pieces, moments }: { readonly pieces: readonly number[]; readonly moments: readonly number[] },
): ParcelHistory['returns'] {
	const fates = lines.flatMap(({ quantity }, at) =>
		Array.from({ length: quantity }, (_, piece) => ({
			lineId: `line ${index}.${at}`,
			fate: pieces[(at * 6 + piece) % pieces.length],
		})),
	);
	return moments.flatMap((at, number) => {
		const own = fates.filter(({ fate }) => fate === number).map(({ lineId }) => ({ lineId, quantity: 1 }));
		return own.length === 0 ? [] : [{ key: `return ${index}.${number}`, at, pieces: own }];
	});
}
