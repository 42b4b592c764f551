import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinePieces, ParcelHistory } from '../orders/index.ts';
import { DAY_MS } from '../time/index.ts';
import {
	type CommissionRate,
	closeStatement,
	commissionOf,
	commissionRateOf,
	goodsByRate,
	PAYOUT_TERMS,
	releasedAt,
	type ShopEarnings,
	type ShopSale,
} from './index.ts';

const TERMS = { holdingDays: 7, minimum: 1_000 };

describe('commissionRateOf', () => {
	const rate = (shopId: number | null, categoryId: number | null, basisPoints: number): CommissionRate => ({
		...{ shopId, categoryId, basisPoints },
	});
	const rates = [rate(null, null, 1_000), rate(null, 5, 800), rate(null, 51, 700), rate(7, null, 600), rate(7, 5, 500)];

	it.each<[string, number, number[], number]>([
		['what holds for all', 1, [9], 1_000],
		['that of a category', 1, [5], 800],
		['the most exact category', 1, [51, 5], 700],
		['what was agreed with the shop, before a category of all shops', 7, [51], 600],
		['what was agreed with the shop for a category', 7, [51, 5], 500],
	])('finds %s', (_, shopId, categoryIds, expected) => {
		expect(commissionRateOf(rates, shopId, categoryIds)).toBe(expected);
	});

	it('is nothing where no rate holds', () => {
		expect(commissionRateOf([rate(3, null, 100)], 1, [2])).toBe(0);
	});
});

describe('goodsByRate', () => {
	const lines = [
		{ id: 'a', unitPrice: 100, quantity: 5 },
		{ id: 'b', unitPrice: 30, quantity: 2 },
		{ id: 'c', unitPrice: 7, quantity: 1 },
		{ id: 'd', unitPrice: 1, quantity: 1 },
	];
	const rateOf = new Map([
		['a', 500],
		['b', 1_000],
		['c', 500],
	]);
	const back = (...pieces: LinePieces[]) => ({ key: 'R1', at: 1, pieces });
	const parcel = (more: Partial<ParcelHistory>): ParcelHistory => ({
		...{ key: 'P1', currency: 'thb', isTaxIncluded: true, lines, returns: [] },
		...{ goods: 568, discount: 0, delivery: 0, tax: 0, pointsPaid: 0, points: 0, total: 568 },
		...more,
	});

	it('adds up the goods of each rate; goods without a rate cost no commission', () => {
		expect(goodsByRate(parcel({}), rateOf)).toEqual([
			{ basisPoints: 500, goods: 507 },
			{ basisPoints: 1_000, goods: 60 },
			{ basisPoints: 0, goods: 1 },
		]);
	});

	it('leaves out what came back', () => {
		const returns = [
			back({ lineId: 'a', quantity: 2 }, { lineId: 'b', quantity: 1 }),
			back({ lineId: 'b', quantity: 1 }),
		];
		expect(goodsByRate(parcel({ returns }), rateOf)).toEqual([
			{ basisPoints: 500, goods: 307 },
			{ basisPoints: 0, goods: 1 },
		]);
		expect(goodsByRate(parcel({ returns: [back({ lineId: 'b', quantity: 9 })] }), rateOf)).not.toContainEqual(
			expect.objectContaining({ basisPoints: 1_000 }),
		);
	});

	it('counts goods that a coupon of the shop was for without what it took off', () => {
		const of = parcel({
			lines: lines.map((line) => ({ ...line, couponOff: line.id === 'b' ? 31 : 0 })),
			returns: [back({ lineId: 'b', quantity: 1 })],
		});
		expect(goodsByRate(of, rateOf)).toContainEqual({ basisPoints: 1_000, goods: 30 });
		expect(goodsByRate(of, rateOf, true)).toContainEqual({ basisPoints: 1_000, goods: 15 });
		expect(goodsByRate(of, rateOf, true)).toContainEqual({ basisPoints: 500, goods: 507 });
	});

	it('has nothing of a cancelled parcel', () => {
		expect(goodsByRate(parcel({ cancelledAt: 0 }), rateOf)).toEqual([]);
	});
});

describe('commissionOf', () => {
	it('takes whole kyat and satang', () => {
		expect(commissionOf(1_234_500, [{ goods: 1, basisPoints: 1_250 }], 'mmk')).toBe(154_300);
		expect(commissionOf(1_234_50, [{ goods: 1, basisPoints: 1_250 }], 'thb')).toBe(15_431);
	});
	it('is nothing without goods, and never more than was earned', () => {
		expect(commissionOf(0, [], 'mmk')).toBe(0);
		expect(commissionOf(40, [{ goods: 40, basisPoints: 10_000 }], 'mmk')).toBe(0);
		expect(commissionOf(60, [{ goods: 60, basisPoints: 10_000 }], 'mmk')).toBe(60);
	});
});

describe('releasedAt', () => {
	it('is a holding period after the last parcel, and never while one goes on', () => {
		const parcels = [
			{ isCancelled: false, completedAt: 3 * DAY_MS },
			{ isCancelled: false, completedAt: 5 * DAY_MS },
			{ isCancelled: true, completedAt: null },
		];
		expect(releasedAt(parcels, TERMS)).toBe(12 * DAY_MS);
		expect(releasedAt([...parcels, { isCancelled: false, completedAt: null }], TERMS)).toBeNull();
		expect(releasedAt(parcels.slice(2), TERMS)).toBe(0);
	});
});

describe('closeStatement', () => {
	const sale = (sales: number, commission: number, more: Partial<ShopSale> = {}): ShopSale => ({
		...{ key: 'ZL1', sales, commission, stated: undefined, releasedAt: 100, ...more },
	});

	it('pays sales from the end of their holding period on', () => {
		expect(closeStatement(0, [sale(5_000, 500)], TERMS, 99)).toBeUndefined();
		expect(closeStatement(0, [sale(5_000, 500)], TERMS, 100)).toEqual({
			lines: [{ key: 'ZL1', kind: 'sale', sales: 5_000, commission: 500, amount: 4_500 }],
			...{ carried: 0, total: 4_500, payout: 4_500, carriedOn: 0 },
		});
		expect(closeStatement(0, [sale(5_000, 500, { releasedAt: null })], TERMS, 999)).toBeUndefined();
	});

	it('carries on what is below the least payout', () => {
		expect(closeStatement(0, [sale(999, 0)], TERMS, 100)).toMatchObject({ payout: 0, carriedOn: 999 });
		expect(closeStatement(999, [sale(1, 0)], TERMS, 100)).toMatchObject({ payout: 1_000, carriedOn: 0 });
		expect(closeStatement(999, [], TERMS, 100)).toBeUndefined();
	});

	it('takes back what was paid out for goods that came back, from the next sales', () => {
		const returned = sale(2_000, 200, { stated: { sales: 5_000, commission: 500 } });
		const first = closeStatement(0, [returned], TERMS, 100);
		expect(first).toMatchObject({
			lines: [{ kind: 'correction', sales: -3_000, commission: -300, amount: -2_700 }],
			...{ total: -2_700, payout: 0, carriedOn: -2_700 },
		});
		expect(closeStatement(-2_700, [sale(4_000, 0)], TERMS, 100)).toMatchObject({ total: 1_300, payout: 1_300 });
	});

	it('states nothing twice', () => {
		expect(
			closeStatement(0, [sale(5_000, 500, { stated: { sales: 5_000, commission: 500 } })], TERMS, 100),
		).toBeUndefined();
	});

	it('corrects a commission alone, such as after another rate', () => {
		const changed = sale(5_000, 400, { stated: { sales: 5_000, commission: 500 } });
		expect(closeStatement(0, [changed], TERMS, 0)?.lines).toEqual([
			{ key: 'ZL1', kind: 'correction', sales: 0, commission: -100, amount: 100 },
		]);
	});

	it('states sales that come to nothing, and pays nothing out without a least payout', () => {
		const free = { ...TERMS, minimum: 0 };
		expect(closeStatement(0, [sale(500, 500)], free, 100)).toMatchObject({ total: 0, payout: 0, carriedOn: 0 });
		expect(closeStatement(0, [sale(500, 600)], { ...TERMS, minimum: -200 }, 100)).toMatchObject({
			...{ total: -100, payout: 0, carriedOn: -100 },
		});
		expect(closeStatement(0, [sale(0, 0)], free, 100)).toBeUndefined();
	});

	it('pays out what was carried on when the least payout is less', () => {
		expect(closeStatement(1_500, [], TERMS, 100)).toEqual({
			...{ lines: [], carried: 1_500, total: 1_500, payout: 1_500, carriedOn: 0 },
		});
	});

	it('has the terms of each edition: a week, 20,000 kyat and 500 baht', () => {
		expect(PAYOUT_TERMS).toEqual({
			mm: { holdingDays: 7, minimum: 20_000_00 },
			th: { holdingDays: 7, minimum: 500_00 },
		});
	});

	it('pays out and carries exactly what was earned, for any history of orders', () => {
		const event = fc.record({
			order: fc.nat({ max: 4 }),
			sales: fc.nat({ max: 10_000 }),
			percent: fc.nat({ max: 30 }),
			isReleased: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.array(fc.array(event, { maxLength: 5 }), { maxLength: 8 }), (weeks) => {
				const earned = new Map<string, ShopEarnings & { releasedAt: number | null }>();
				const stated = new Map<string, ShopEarnings>();
				let [carried, paid] = [0, 0];
				for (const week of weeks) {
					for (const { order, sales, percent, isReleased } of week) {
						const commission = Math.floor((sales * percent) / 100);
						const released = earned.get(`ZL${order}`)?.releasedAt ?? (isReleased ? 0 : null);
						earned.set(`ZL${order}`, { sales, commission, releasedAt: released });
					}
					const sales = [...earned].map(([key, each]) => ({ key, ...each, stated: stated.get(key) }));
					const statement = closeStatement(carried, sales, TERMS, 1);
					for (const { key, sales: more, commission } of statement?.lines ?? []) {
						const before = stated.get(key) ?? { sales: 0, commission: 0 };
						stated.set(key, { sales: before.sales + more, commission: before.commission + commission });
					}
					paid += statement?.payout ?? 0;
					carried = statement?.carriedOn ?? carried;
					expect(statement?.payout ?? 0).not.toBeLessThan(0);
					const due = [...earned.values()].filter((each) => each.releasedAt !== null);
					expect(paid + carried).toBe(due.reduce((sum, each) => sum + each.sales - each.commission, 0));
					expect(carried).toBeLessThan(TERMS.minimum);
				}
			}),
			{ numRuns: 2_000 },
		);
	});
});
