import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tierPrice, unitPriceAt } from './pricing.ts';

const ladder = [
	{ minQuantity: 12, percentOff: 8 },
	{ minQuantity: 48, percentOff: 15 },
];

describe('prices by quantity', () => {
	it.each([
		[1, 1_850_000],
		[11, 1_850_000],
		[12, 1_702_000],
		[47, 1_702_000],
		[48, 1_572_500],
	])('%i pieces: %i', (quantity, price) => expect(unitPriceAt(1_850_000, quantity, ladder)).toBe(price));
	it('is rounded half up to whole kyat and baht', () => expect(tierPrice(1_250, 10)).toBe(1_100));
	it('more pieces never cost more each; without a ladder the price stays', () => {
		const price = fc.integer({ min: 1, max: 20_000_000 }).map((whole) => whole * 100);
		const quantity = fc.integer({ min: 1, max: 999 });
		fc.assert(
			fc.property(price, quantity, quantity, (amount, a, b) => {
				const [few, many] = a <= b ? [a, b] : [b, a];
				expect(unitPriceAt(amount, many, ladder)).toBeLessThanOrEqual(unitPriceAt(amount, few, ladder));
				expect(unitPriceAt(amount, many, ladder)).toBeGreaterThan(0);
				expect(unitPriceAt(amount, many, [])).toBe(amount);
			}),
		);
	});
});
