import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type CurrencyKey } from '../money/index.ts';
import { orderWorth, type ParcelHistory } from '../orders/index.ts';
import { histories } from '../orders/worth.arbitrary.ts';
import { goodsByRate, type LedgerBalances, type LedgerOrder, orderBalances, postingsBetween } from './index.ts';

const PARCEL = {
	shopId: 7,
	goods: 10_000_00,
	discount: 1_000_00,
	delivery: 500_00,
	tax: 428_57,
	pointsPaid: 200_00,
	points: 200,
	total: 9_300_00,
	rated: [],
};
const ORDER: LedgerOrder = {
	isPaid: true,
	isTaxIncluded: true,
	currency: 'mmk',
	parcels: [PARCEL],
	couponShopId: null,
	taken: 9_300_00,
	returned: 0,
	transferred: 0,
	fees: 153_45,
	cash: 0,
};
const balances = (order: Partial<LedgerOrder>) => Object.fromEntries(orderBalances({ ...ORDER, ...order }));

describe('orderBalances', () => {
	it('shows who gets what of a paid order', () => {
		expect(balances({})).toEqual({
			gateway: 9_146_55,
			fees: 153_45,
			points: 200_00,
			coupons: 1_000_00,
			'shop 7': -9_571_43,
			delivery: -500_00,
			tax: -428_57,
		});
	});
	it('takes the coupon of a shop from what the shop gets', () => {
		expect(balances({ couponShopId: 7 })).toMatchObject({ 'shop 7': -8_571_43 });
		expect(balances({ couponShopId: 7 })).not.toHaveProperty('coupons');
	});
	it('keeps a commission of what the shop gets', () => {
		const rated = [
			{ goods: 6_000_00, basisPoints: 1_000 },
			{ goods: 4_000_00, basisPoints: 500 },
		];
		// Of 9,571.43 K without tax, 60 % and 40 %, in whole kyat.
		expect(balances({ parcels: [{ ...PARCEL, rated }] })).toMatchObject({
			'commission 7': -765_00,
			'shop 7': -9_571_43 + 765_00,
		});
		expect(balances({ parcels: [{ ...PARCEL, rated }], couponShopId: 7 })).toMatchObject({ 'commission 7': -685_00 });
	});
	it('owes to the shopper what came for an order that is not paid, until it has gone back', () => {
		expect(balances({ isPaid: false, fees: 0 })).toEqual({ gateway: 9_300_00, shopper: -9_300_00 });
		expect(balances({ isPaid: false, fees: 0, returned: 9_300_00 })).toEqual({});
	});
	it('pays what a gateway cannot give back from the bank account, and leaves it at the gateway', () => {
		const owed = { isPaid: false, fees: 0, returned: 2_000_00 };
		expect(balances({ ...owed, transferred: 7_300_00 })).toEqual({ gateway: 7_300_00, bank: -7_300_00 });
		expect(balances({ ...owed, transferred: 300_00 })).toMatchObject({ shopper: -7_000_00 });
	});
	it('knows cash of couriers', () => {
		expect(balances({ taken: 0, fees: 0, cash: 9_300_00 })).toMatchObject({ cash: 9_300_00, tax: -428_57 });
	});
});

/** Payments of an order beside its history, and moments at which entries are written. */
const events = fc.record({
	currency: fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyKey[])),
	paidAt: fc.nat({ max: 1_000 }),
	inCash: fc.boolean(),
	/** Further payments of the whole, which go back. */
	twice: fc.nat({ max: 2 }),
	fee: fc.nat({ max: 500 }),
	/** Whether the gateway gives nothing back, so that the operator transfers it. */
	byBank: fc.boolean(),
	/** How long a refund waits for the gateway. */
	wait: fc.nat({ max: 300 }),
	coupon: fc.option(fc.nat({ max: 4 })),
	moments: fc.array(fc.nat({ max: 2_000 }), { maxLength: 12 }),
	/** Rates of commission by the number of a line. */
	rates: fc.array(fc.nat({ max: 3_000 }), { minLength: 3, maxLength: 3 }),
});

describe('entries of any history', () => {
	it('balance, and say the same as documents and gateway, in ten currencies', () => {
		fc.assert(
			fc.property(histories, events, ({ parcels, isTaxIncluded }, facts) => {
				const { currency, paidAt, inCash, twice, fee, byBank, wait, coupon, moments, rates } = facts;
				const own = parcels.map((parcel) => ({ ...parcel, currency }));
				let written: LedgerBalances = new Map();
				for (const now of [...moments.toSorted((one, other) => one - other), 9_999]) {
					const worth = orderWorth(own, now);
					// What is cancelled before the money comes is not charged.
					const charged = orderWorth(own, Math.min(now, paidAt)).total;
					const isPaid = now >= paidAt;
					const due = isPaid ? charged - worth.total : 0;
					const settled = isPaid && !inCash ? charged - orderWorth(own, Math.max(paidAt, now - wait)).total : 0;
					const taken = isPaid && !inCash ? charged * (1 + twice) : 0;
					const back = settled + (now > paidAt + wait ? taken - (taken === 0 ? 0 : charged) : 0);
					const order: LedgerOrder = {
						isPaid,
						isTaxIncluded,
						currency,
						parcels: worth.parcels.map((parcel, shopId) => ({
							...parcel,
							shopId,
							rated: ratedAt(own[shopId], now, rates),
						})),
						couponShopId: coupon,
						taken,
						returned: byBank ? 0 : back,
						transferred: byBank ? back : 0,
						fees: taken === 0 ? 0 : fee,
						cash: isPaid && inCash ? charged - due : 0,
					};
					const entry = postingsBetween(written, orderBalances(order));
					expect([...entry.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
					for (const amount of entry.values()) expect(Number.isSafeInteger(amount)).toBe(true);
					written = sum(written, entry);
					const of = (account: string) => [...written].find(([name]) => name === account)?.[1] ?? 0;
					// The gateway's view.
					expect(of('gateway') + of('fees')).toBe(order.taken - order.returned);
					expect(of('bank')).toBe(0 - order.transferred);
					// What shoppers are owed is what has not gone back yet.
					const owed = inCash ? 0 : due + (taken === 0 ? 0 : taken - charged) - back;
					expect(of('shopper')).toBe(0 - owed);
					if (!isPaid) continue;
					// The documents.
					expect([of('points'), of('delivery'), of('tax')]).toEqual(
						[worth.pointsPaid, -worth.delivery, -worth.tax].map((amount) => amount + 0),
					);
					const shops = worth.parcels.reduce(
						(total, _, shopId) => total + of(`shop ${shopId}`) + of(`commission ${shopId}`),
						0,
					);
					// The marketplace never keeps more than the shop earned.
					const owing = [...written].filter(([account, amount]) => amount > 0 && /^(shop|commission) /.test(account));
					expect(owing).toEqual([]);
					expect(shops + of('coupons')).toBe(worth.discount - worth.goods + (isTaxIncluded ? worth.tax : 0));
				}
			}),
			{ numRuns: 10_000 },
		);
	}, 120_000);
});

const sum = (one: LedgerBalances, other: LedgerBalances): LedgerBalances =>
	postingsBetween(new Map([...one].map(([account, amount]) => [account, -amount])), other);

/** The goods that are left of a parcel at a moment, by the rates of its lines. */
function ratedAt(parcel: ParcelHistory | undefined, now: number, rates: readonly number[]) {
	if (!parcel) return [];
	const { cancelledAt } = parcel;
	const rateOf = new Map(parcel.lines.map(({ id }, index) => [id, rates[index % rates.length] ?? 0]));
	return goodsByRate(
		{
			...parcel,
			cancelledAt: cancelledAt !== undefined && cancelledAt < now ? cancelledAt : undefined,
			returns: parcel.returns.filter(({ at }) => at < now),
		},
		rateOf,
	);
}
