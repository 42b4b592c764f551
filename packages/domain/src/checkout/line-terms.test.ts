import { describe, expect, it } from 'vitest';
import { lineRefusal, lineTerms } from './index.ts';

const kyat = (amount: number) => ({ amount, currency: 'mmk' as const });
const NOW = 1_000;
const TIERS = [
	{ minQuantity: 1, percentOff: 0 },
	{ minQuantity: 10, percentOff: 20 },
];
const QUOTATION = { status: 'accepted', quantity: 50, unitPrice: 70_000, validUntil: NOW + 1, isUsed: false } as const;
const FACTS = {
	price: kyat(100_000),
	previousPrice: null,
	supply: { stock: 200, maxQuantity: 20, preOrderArrivesAt: null },
	minQuantity: 5,
	tiers: TIERS,
};

describe('the terms of a line', () => {
	it('are the retail price with the next cheaper step', () => {
		expect(lineTerms(FACTS, 5, NOW)).toEqual({
			available: 20,
			isPreOrder: false,
			unitPrice: kyat(100_000),
			previousUnitPrice: null,
			missing: 0,
			hasQuotation: false,
			isQuoted: false,
			nextTier: { tier: TIERS[1], missing: 5 },
		});
	});

	it('are the price of the step that is reached, with the retail price as the one before', () => {
		const { unitPrice, previousUnitPrice, nextTier } = lineTerms(FACTS, 10, NOW);
		expect([unitPrice, previousUnitPrice, nextTier]).toEqual([kyat(80_000), kyat(100_000), undefined]);
		expect(lineTerms({ ...FACTS, previousPrice: kyat(120_000) }, 10, NOW).previousUnitPrice).toEqual(kyat(120_000));
	});

	it('are the quoted price for the quoted quantity only, which may be more than an order holds', () => {
		const quoted = { ...FACTS, quotation: QUOTATION };
		expect(lineTerms(quoted, 50, NOW)).toMatchObject({
			available: 50,
			unitPrice: kyat(70_000),
			previousUnitPrice: kyat(100_000),
			hasQuotation: true,
			isQuoted: true,
			nextTier: undefined,
		});
		expect(lineTerms(quoted, 49, NOW)).toMatchObject({ hasQuotation: true, isQuoted: false, unitPrice: kyat(80_000) });
		expect(lineTerms(quoted, 50, NOW + 1)).toMatchObject({ available: 20, hasQuotation: false, isQuoted: false });
	});

	it('are the public price where it has fallen below the quoted one', () => {
		const terms = lineTerms({ ...FACTS, price: kyat(1_000), quotation: QUOTATION }, 50, NOW);
		expect(terms).toMatchObject({ hasQuotation: true, isQuoted: true });
		expect(terms.unitPrice.amount).toBeLessThanOrEqual(1_000);
	});

	it('ask for the minimum order, except where fewer pieces were quoted', () => {
		expect(lineTerms(FACTS, 3, NOW).missing).toBe(2);
		expect(lineTerms({ ...FACTS, quotation: { ...QUOTATION, quantity: 3 } }, 3, NOW).missing).toBe(0);
	});
});

it.each([
	['nothing is left', { available: 0, missing: 4 }, 1, 'out_of_stock'],
	['fewer are left', { available: 3, missing: 0 }, 4, 'quantity_limited'],
	['the minimum is not reached', { available: 30, missing: 1 }, 4, 'below_minimum'],
	['nothing stands against it', { available: 4, missing: 0 }, 4, undefined],
] as const)('a quantity is refused when %s', (_, terms, quantity, refusal) => {
	expect(lineRefusal(terms, quantity)).toBe(refusal);
});
