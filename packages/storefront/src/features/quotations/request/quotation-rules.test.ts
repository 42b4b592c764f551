import { describe, expect, test } from 'vitest';
import type { QuotationDraft } from './quotation-draft.ts';
import { firstRequest, minorUnits, quotationProblems } from './quotation-rules.ts';

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

	const variant = (id: string, stock: number) => ({
		id,
		values: [],
		price: { amount: 1, currency: 'mmk' as const },
		previousPrice: null,
		stock,
	});
	test.each([
		['as many as wanted of the first variant that has them', [5, 80, 90], null, undefined, 'b', 48],
		['as many as there are of the variant that has most', [5, 20, 9], null, undefined, 'b', 20],
		['the variant that is chosen, and as many as it has', [15, 80, 9], null, 'a', 'a', 15],
		['the least order where less is in stock', [0, 3, 0], null, undefined, 'b', 12],
		['any number that is ordered in advance', [0, 0, 0], '2026-12-01T00:00:00.000Z', undefined, 'a', 48],
		['what is in stock before what is ordered in advance', [20, 80, 0], '2026-12-01T00:00:00.000Z', 'a', 'a', 20],
		['the least order after the day of arrival', [0, 0, 0], '2026-11-20T00:00:00.000Z', undefined, 'a', 12],
	] as const)('begins with %s', (_, stocks, preOrderArrivesAt, variantId, expected, quantity) => {
		const variants = stocks.map((stock, place) => variant('abc'.charAt(place), stock));
		const product = { variants, minQuantity: 12, preOrderArrivesAt };
		expect(firstRequest(product, { variantId, quantity: 48 }, Date.parse('2026-11-21T00:00:00Z'))).toEqual({
			variantId: expected,
			quantity,
		});
	});

	test('names prices in whole minor units', () => {
		expect(minorUnits(15_900.5, 'mmk')).toBe(1_590_050);
		expect(minorUnits(120, 'krw')).toBe(120);
		for (const minor of [1, 99, 101, 1_999, 333_333, 99_999_999]) expect(minorUnits(minor / 100, 'thb')).toBe(minor);
	});
});
