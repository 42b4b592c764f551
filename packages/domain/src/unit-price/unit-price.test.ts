import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

const baht = (amount: number) => ({ amount, currency: 'thb' as const });

describe('the price of a unit', () => {
	it.each([
		[18_900, 5_000, 'g', 3_780, 'kg'],
		[4_500, 250, 'g', 18_000, 'kg'],
		[9_900, 1_500, 'ml', 6_600, 'l'],
		[6_500, 350, 'ml', 18_571, 'l'],
		[19_900, 28, 'pieces', 711, 'piece'],
		[2_900, 50, 'ml', 58_000, 'l'],
	] as const)('%i for %i %s is %i per %s', (price, amount, unit, expected, per) => {
		expect(unitPrice(baht(price), { amount, unit })).toEqual({ price: baht(expected), per });
	});

	it.each([
		[1_000, 'g'],
		[1_000, 'ml'],
		[1, 'pieces'],
		[49.9, 'g'],
		[0, 'pieces'],
		[Number.NaN, 'ml'],
	] as const)('of a pack of %d %s is not said', (amount, unit) => {
		expect(unitPrice(baht(9_900), { amount, unit })).toBeUndefined();
	});

	it('times the contents is the price of the pack, up to half a minor unit for each unit of the base', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: 50, max: 99_999 }), (price, amount) => {
				const found = unitPrice(baht(price), { amount, unit: 'g' });
				if (amount === 1_000) expect(found).toBeUndefined();
				else
					expect(Math.abs(((found?.price.amount ?? 0) * amount) / 1_000 - price)).toBeLessThanOrEqual(
						amount / 2_000 + 1e-3,
					);
			}),
		);
	});
});
