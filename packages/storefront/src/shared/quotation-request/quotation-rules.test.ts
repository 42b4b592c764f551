import { describe, expect, test } from 'vitest';
import type { QuotationDraft } from './quotation-draft.ts';
import { minorUnits, quotationProblems } from './quotation-rules.ts';

const draft = (more: Partial<QuotationDraft> = {}): QuotationDraft => ({
	variantId: '1001-1',
	quantity: 48,
	wishedPrice: null,
	note: '',
	...more,
});

describe('a request for a price (Decision 13)', () => {
	test('needs a quantity only', () => {
		expect(quotationProblems(draft(), { minQuantity: 12 })).toEqual({});
	});

	test.each([
		[null, 'quantityMissing'],
		[Number.NaN, 'quantityMissing'],
		[1.5, 'quantityMissing'],
		[0, 'quantityMissing'],
		[11, 'quantityLow'],
		[1000, 'quantityHigh'],
	])('does not take %s pieces: %s', (quantity, problem) => {
		expect(quotationProblems(draft({ quantity }), { minQuantity: 12 })).toEqual({ quantity: problem });
	});

	test.each([0, -5, Number.NaN])('does not take the price %s', (wishedPrice) => {
		expect(quotationProblems(draft({ wishedPrice }), { minQuantity: 1 })).toEqual({ wishedPrice: 'priceWrong' });
	});

	test('takes a message of 500 letters and no more', () => {
		expect(quotationProblems(draft({ note: 'x'.repeat(500) }), { minQuantity: 1 })).toEqual({});
		expect(quotationProblems(draft({ note: 'x'.repeat(501) }), { minQuantity: 1 })).toEqual({ note: 'noteLong' });
	});

	test('names prices in whole minor units', () => {
		expect(minorUnits(15_900.5, 'mmk')).toBe(1_590_050);
		expect(minorUnits(120, 'krw')).toBe(120);
		for (const minor of [1, 99, 101, 1_999, 333_333, 99_999_999]) expect(minorUnits(minor / 100, 'thb')).toBe(minor);
	});
});
