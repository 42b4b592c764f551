import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsBalance, pointsEarned, pointsUsable, pointsWorth } from './index.ts';

const currencies = fc.constantFrom('mmk' as const, 'thb' as const);

describe('bonus points (Decision 12)', () => {
	it('are earned for 1,000 K or 20 ฿ each [§1.18]', () => {
		expect(pointsEarned({ amount: 100_000, currency: 'mmk' })).toBe(1);
		expect(pointsEarned({ amount: 99_999, currency: 'mmk' })).toBe(0);
		expect(pointsEarned({ amount: 4_500, currency: 'thb' })).toBe(2);
		expect(pointsEarned({ amount: 1_000_000, currency: 'usd' })).toBe(0);
	});

	it('pay 10 K or 0.2 ฿ each [§1.18]', () => {
		expect(pointsWorth(3, 'mmk')).toEqual({ amount: 3_000, currency: 'mmk' });
		expect(pointsWorth(3, 'thb')).toEqual({ amount: 60, currency: 'thb' });
		expect(pointsWorth(3, 'usd')).toEqual({ amount: 0, currency: 'usd' });
	});

	it('pay no more than is left, and no more than there are', () => {
		fc.assert(
			fc.property(fc.integer({ min: -5, max: 1_000_000 }), fc.nat(), currencies, (balance, amount, currency) => {
				const points = pointsUsable(balance, { amount, currency });
				expect(points).toBeGreaterThanOrEqual(0);
				expect(points).toBeLessThanOrEqual(Math.max(0, balance));
				expect(pointsWorth(points, currency).amount).toBeLessThanOrEqual(amount);
			}),
		);
	});

	it('are worth a hundredth of what earned them', () => {
		fc.assert(
			fc.property(fc.nat(), currencies, (amount, currency) => {
				const back = pointsWorth(pointsEarned({ amount, currency }), currency).amount;
				expect(back).toBeLessThanOrEqual(amount / 100);
			}),
		);
	});

	it('add up to their history', () => {
		expect(pointsBalance([{ points: 12 }, { points: -5 }])).toBe(7);
		expect(pointsBalance([])).toBe(0);
	});
});
