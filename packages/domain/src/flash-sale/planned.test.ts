import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	FLASH_SALE_LIMITS,
	type FlashSaleDraft,
	flashSaleEntryProblems,
	flashSaleProblems,
	flashSaleState,
	hasSalePieces,
	salePrices,
} from './index.ts';

const ENTRY = { product: '1', price: 80, pieces: null };
const SALE: FlashSaleDraft = { name: 'December', startsAt: 100, endsAt: 200, entries: [ENTRY] };
const GOODS = { isOnSale: true, normalPrice: 100, isReduced: false };
const market = { goods: new Map([['1', GOODS]]), others: [] };

describe('flashSaleProblems', () => {
	it.each<[Partial<FlashSaleDraft>, string, string]>([
		[{ name: ' ' }, 'name', 'missing'],
		[{ name: 'A' }, 'name', 'too_short'],
		[{ name: 'A'.repeat(FLASH_SALE_LIMITS.name.max + 1) }, 'name', 'too_long'],
		[{ endsAt: 100 }, 'endsAt', 'ends_before_start'],
		[{ startsAt: 10, endsAt: 50 }, 'endsAt', 'is_past'],
		[{ entries: [] }, 'entries', 'missing'],
		[{ entries: Array.from({ length: 51 }, (_, i) => ({ ...ENTRY, product: String(i) })) }, 'entries', 'too_many'],
		[{ entries: [ENTRY, ENTRY] }, 'entries.1.product', 'twice'],
		[{ entries: [{ ...ENTRY, price: 0 }] }, 'entries.0.price', 'out_of_range'],
		[{ entries: [{ ...ENTRY, pieces: 0 }] }, 'entries.0.pieces', 'out_of_range'],
		[{ entries: [{ ...ENTRY, pieces: 1.5 }] }, 'entries.0.pieces', 'out_of_range'],
	])('%j: %s %s', (change, field, problem) => {
		expect(flashSaleProblems({ ...SALE, ...change }, 50)).toEqual([{ field, problem }]);
	});

	it('has nothing against what fits, at the limits too', () => {
		const { price, pieces } = FLASH_SALE_LIMITS;
		const entries = [
			{ product: '1', price: price.min, pieces: pieces.max },
			{ product: '2', price: price.max, pieces: pieces.min },
		];
		expect(flashSaleProblems({ ...SALE, entries }, 199)).toEqual([]);
	});
});

describe('flashSaleEntryProblems', () => {
	const other = { product: '1', startsAt: 200, endsAt: 300 };
	it.each([
		['a product that there is not', {}, { goods: new Map() }, 'product', 'unknown'],
		['one that is paused', {}, { goods: new Map([['1', { ...GOODS, isOnSale: false }]]) }, 'product', 'not_on_sale'],
		['the normal price', { price: 100 }, {}, 'price', 'not_below'],
		['no price, and not reduced', { price: null }, {}, 'price', 'missing'],
		['another sale that begins before the end', {}, { others: [{ ...other, startsAt: 199 }] }, 'product', 'overlaps'],
		['another sale that runs', {}, { others: [{ ...other, startsAt: 0, endsAt: 101 }] }, 'product', 'overlaps'],
	])('%s', (_, entry, change, field, problem) => {
		const sale = { ...SALE, entries: [{ ...ENTRY, ...entry }] };
		expect(flashSaleEntryProblems(sale, { ...market, ...change })).toEqual([{ field: `entries.0.${field}`, problem }]);
	});

	it('has nothing against a sale that begins when another one ends, nor against other products of one', () => {
		const others = [other, { ...other, startsAt: 0, endsAt: 100 }, { product: '2', startsAt: 0, endsAt: 999 }];
		expect(flashSaleEntryProblems(SALE, { ...market, others })).toEqual([]);
	});

	it('lets what is reduced keep its price', () => {
		const goods = new Map([['1', { ...GOODS, isReduced: true }]]);
		expect(flashSaleEntryProblems({ ...SALE, entries: [{ ...ENTRY, price: null }] }, { goods, others: [] })).toEqual(
			[],
		);
	});
});

it.each([
	[99, 'planned'],
	[100, 'running'],
	[199, 'running'],
	[200, 'ended'],
])('at %d it is %s', (now, state) => {
	expect(flashSaleState(SALE, now)).toBe(state);
});

it.each([
	[null, 1_000_000, true],
	[3, 2, true],
	[3, 3, false],
	[3, 4, false],
])('of %s pieces %d are sold: %s', (pieces, sold, isLeft) => {
	expect(hasSalePieces(pieces, sold)).toBe(isLeft);
});

describe('salePrices', () => {
	const normal = [
		{ price: 120, previousPrice: 150 },
		{ price: 100, previousPrice: null },
	];

	it('takes the same off each variant', () => {
		expect(salePrices(normal, 70)).toEqual([
			{ price: 90, previousPrice: 120 },
			{ price: 70, previousPrice: 100 },
		]);
	});

	it.each([null, 100, 130])('%s changes nothing', (salePrice) => {
		expect(salePrices(normal, salePrice)).toEqual(normal);
	});

	it('makes nothing dearer, and nothing cheaper than the sale', () => {
		const prices = fc.array(fc.record({ price: fc.integer({ min: 1, max: 1e9 }) }), { minLength: 1 });
		fc.assert(
			fc.property(prices, fc.integer({ min: 1, max: 1e9 }), (given, salePrice) => {
				const before = given.map(({ price }) => ({ price, previousPrice: null }));
				const cheapest = Math.min(...before.map(({ price }) => price));
				for (const [at, { price }] of salePrices(before, salePrice).entries()) {
					expect(price).toBeLessThanOrEqual(before[at]?.price ?? 0);
					expect(price).toBeGreaterThanOrEqual(Math.min(salePrice, cheapest));
				}
			}),
		);
	});
});
