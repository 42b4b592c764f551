import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../money/index.ts';
import { linePrice, missingToMinimum, nextTier, tierAt, tierPrice, unitPriceAt } from './index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });
const LADDER = [
	{ minQuantity: 10, percentOff: 5 },
	{ minQuantity: 100, percentOff: 20 },
	{ minQuantity: 50, percentOff: 12 },
];
const ladders = fc.array(
	fc.record({ minQuantity: fc.integer({ min: 1, max: 500 }), percentOff: fc.integer({ min: 0, max: 99 }) }),
	{ maxLength: 6 },
);

describe('price ladders (Decision 13) [§1.6]', () => {
	it.each([
		[1, 1_000_000],
		[9, 1_000_000],
		[10, 950_000],
		[50, 880_000],
		[99, 880_000],
		[100, 800_000],
		[100_000, 800_000],
	])('%d pieces cost %d pyas each', (quantity, amount) => {
		expect(unitPriceAt(kyat(1_000_000), quantity, LADDER)).toEqual(kyat(amount));
	});

	it('tell the next step and what is missing to it', () => {
		expect(nextTier(LADDER, 7)).toEqual({ tier: LADDER[0], missing: 3 });
		expect(nextTier(LADDER, 60)).toEqual({ tier: LADDER[1], missing: 40 });
		expect(nextTier(LADDER, 100)).toBeUndefined();
		expect(nextTier(LADDER.toReversed(), 7)).toEqual({ tier: LADDER[0], missing: 3 });
		expect(nextTier(LADDER, 50)).toEqual({ tier: LADDER[1], missing: 50 });
		expect(tierAt(LADDER, 3)).toBeUndefined();
	});

	it('pass over steps that are no cheaper than the one reached, and name the first of two alike', () => {
		const odd = [
			{ minQuantity: 10, percentOff: 5 },
			{ minQuantity: 20, percentOff: 5 },
			{ minQuantity: 30, percentOff: 3 },
			{ minQuantity: 40, percentOff: 9 },
		];
		expect(nextTier(odd, 10)).toEqual({ tier: odd[3], missing: 30 });
		expect(nextTier(odd.slice(0, 3), 10)).toBeUndefined();
		expect(tierAt(odd, 25)).toBe(odd[0]);
	});

	it('round half up to whole kyat and baht and never give anything away', () => {
		expect(tierPrice(kyat(1_050), 50)).toEqual(kyat(500));
		expect(tierPrice(kyat(1_100), 50)).toEqual(kyat(600));
		expect(tierPrice(kyat(100), 99)).toEqual(kyat(100));
		expect(tierPrice({ amount: 100, currency: 'krw' }, 33)).toEqual({ amount: 67, currency: 'krw' });
		expect(tierPrice(kyat(1_050), 0)).toEqual(kyat(1_050));
	});

	it('never ask more per piece for more pieces', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 100, max: 1_000_000_00 }),
				ladders,
				fc.nat(600),
				fc.nat(600),
				(price, tiers, a, b) => {
					const [few, many] = a < b ? [a, b] : [b, a];
					const at = (quantity: number) => unitPriceAt(kyat(price), quantity, tiers).amount;
					expect(at(many)).toBeLessThanOrEqual(at(few));
					expect(at(many)).toBeGreaterThan(0);
				},
			),
		);
	});

	it('price a line by its pieces, and name what is missing to the least order', () => {
		expect(linePrice(kyat(1_000_000), 50, LADDER)).toEqual(kyat(44_000_000));
		expect(missingToMinimum(7, 10)).toBe(3);
		expect(missingToMinimum(12, 10)).toBe(0);
	});
});
