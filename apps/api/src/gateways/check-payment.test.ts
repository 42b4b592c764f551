import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf, newReference } from './check-payment.ts';

describe('newReference', () => {
	it.each([
		[{ length: 12, alphabet: 'digits' }, /^[1-9]\d{11}$/],
		[{ length: 20, alphabet: 'letters and digits' }, /^[1-9A-HJKMNP-TV-Z][0-9A-HJKMNP-TV-Z]{19}$/],
	] as const)('has the form %j', (form, pattern) => {
		fc.assert(
			fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
				expect(newReference(form, () => numbers.next().value)).toMatch(pattern);
			}),
		);
	});
});

describe('feeOf', () => {
	it.each([
		[{ basisPoints: 165, fixed: 0 }, 1_234_50, 20_37],
		[{ basisPoints: 365, fixed: 2_00 }, 100_00, 5_65],
		[{ basisPoints: 0, fixed: 0 }, 100_00, 0],
	])('%j of %i is %i', (rate, amount, expected) => {
		expect(feeOf(rate, { amount, currency: 'thb' })).toEqual({ amount: expected, currency: 'thb' });
	});
	it('is in whole kyat', () => {
		expect(feeOf({ basisPoints: 150, fixed: 0 }, { amount: 18_550_00, currency: 'mmk' }).amount).toBe(278_00);
	});
});
