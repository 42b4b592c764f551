import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, shareOf, splitMoney } from './index.ts';
import { splitWhole } from './split.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });
const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 });

describe('splitMoney', () => {
	it.each([
		[100, [1, 1, 1], [34, 33, 33]],
		[200, [0, 0], [100, 100]],
		[100, [0, 0], [100, 0]],
		[10, [1, 2], [3, 7]],
		[1, [5, 5], [1, 0]],
		[0, [3, 4], [0, 0]],
		[7, [0, 9], [0, 7]],
		[10, [3, 3, 5], [3, 3, 4]],
		[11, [3, 4, 6], [3, 3, 5]],
		[5, [1, 2, 3], [1, 2, 2]],
		[10_000, [100, 100, 100], [3_400, 3_300, 3_300]],
		[10_000, [0, 0, 0], [3_400, 3_300, 3_300]],
		[10_000, [150, 150, 150], [3_334, 3_333, 3_333]],
	])('splits %d by %j into %j', (amount, by, parts) => {
		expect(splitMoney(kyat(amount), by).map((part) => part.amount)).toEqual(parts);
	});

	it('gives parts that add up to the whole', () => {
		fc.assert(
			fc.property(amounts, weights, (amount, by) => {
				const parts = splitMoney(kyat(amount), by);
				expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
				expect(parts.every((part) => part.amount >= 0)).toBe(true);
			}),
		);
	});

	it('gives no part more than its weight when the whole is no more than the weights', () => {
		fc.assert(
			fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, share) => {
				const whole = Math.floor(by.reduce((sum, weight) => sum + weight, 0) * share);
				for (const [index, part] of splitMoney(kyat(whole), by).entries()) {
					expect(part.amount).toBeLessThanOrEqual(by[index] ?? 0);
				}
			}),
		);
	});

	it('keeps parts of whole kyat whole, and none above its weight', () => {
		const whole = weights.map((by) => by.map((weight) => weight * 100));
		fc.assert(
			fc.property(whole, fc.double({ min: 0, max: 1, noNaN: true }), (by, share) => {
				const amount = Math.floor((by.reduce((sum, weight) => sum + weight, 0) * share) / 100) * 100;
				const parts = splitMoney(kyat(amount), by);
				expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
				for (const [index, part] of parts.entries()) {
					expect(part.amount % 100).toBe(0);
					expect(part.amount).toBeLessThanOrEqual(by[index] ?? 0);
				}
			}),
		);
	});

	it('refuses what cannot be split', () => {
		expect(() => splitMoney(kyat(-1), [1])).toThrow(new RangeError('Only whole amounts from zero on can be split'));
		expect(() => splitMoney(kyat(1), [-1])).toThrow(RangeError);
		expect(() => splitMoney(kyat(0.5), [1])).toThrow(RangeError);
		expect(splitMoney(kyat(5), [])).toEqual([]);
		expect(splitWhole(5n, [])).toEqual([]);
	});
});

describe('shareOf', () => {
	it('rounds half up to the smallest amount that a price shows', () => {
		expect(shareOf(kyat(15_000), 100).amount).toBe(200);
		expect(shareOf(kyat(14_900), 100).amount).toBe(100);
		expect(shareOf(kyat(10_000), 700).amount).toBe(700);
		expect(shareOf({ amount: 150, currency: 'thb' }, 100).amount).toBe(2);
		expect(shareOf({ amount: 149, currency: 'thb' }, 100).amount).toBe(1);
		expect(() => shareOf(kyat(-1), 700)).toThrow(new RangeError('Shares are of amounts from zero on'));
		expect(() => shareOf(kyat(1), -700)).toThrow(RangeError);
	});
});
