import fc from 'fast-check';
import { expect, it } from 'vitest';
import { availabilityAt, stockLevel, supplyAt } from './index.ts';

it.each([
	['in stock', { stock: 7, maxQuantity: 20, preOrderArrivesAt: null }, { available: 7, isPreOrder: false }],
	[
		'more than an order holds',
		{ stock: 70, maxQuantity: 20, preOrderArrivesAt: null },
		{ available: 20, isPreOrder: false },
	],
	['quoted', { stock: 70, maxQuantity: 20, preOrderArrivesAt: null, quoted: 50 }, { available: 50, isPreOrder: false }],
	[
		'quoted, too few',
		{ stock: 30, maxQuantity: 20, preOrderArrivesAt: null, quoted: 50 },
		{ available: 30, isPreOrder: false },
	],
	['sold out', { stock: 0, maxQuantity: 20, preOrderArrivesAt: null }, { available: 0, isPreOrder: false }],
	['ordered in advance', { stock: 0, maxQuantity: 20, preOrderArrivesAt: 101 }, { available: 20, isPreOrder: true }],
	['late', { stock: 0, maxQuantity: 20, preOrderArrivesAt: 100 }, { available: 0, isPreOrder: false }],
	['arrived early', { stock: 3, maxQuantity: 20, preOrderArrivesAt: 101 }, { available: 3, isPreOrder: false }],
])('%s', (_, supply, expected) => {
	expect(supplyAt(supply, 100)).toEqual(expected);
});

it('never sells more than there is, unless in advance, and never less than nothing', () => {
	const supplies = fc.record({
		stock: fc.integer({ min: -5, max: 2000 }),
		maxQuantity: fc.integer({ min: 1, max: 999 }),
		preOrderArrivesAt: fc.option(fc.nat()),
		quoted: fc.nat(999),
	});
	fc.assert(
		fc.property(supplies, fc.nat(), (supply, now) => {
			const { available, isPreOrder } = supplyAt(supply, now);
			expect(available).toBeGreaterThanOrEqual(0);
			if (!isPreOrder) expect(available).toBeLessThanOrEqual(Math.max(0, supply.stock));
			else expect(supply.stock).toBeLessThanOrEqual(0);
		}),
	);
});

it.each([
	['in stock', 7, 1, null, 'stock'],
	['as many as the minimum order', 12, 12, null, 'stock'],
	['fewer than the minimum order', 11, 12, null, 'soldOut'],
	['gone', 0, 1, null, 'soldOut'],
	['expected', 0, 1, 101, 'preOrder'],
	['expected on a day that has passed', 0, 1, 100, 'soldOut'],
] as const)('pieces that are %s', (_, stock, minQuantity, preOrderArrivesAt, expected) => {
	expect(availabilityAt({ stock, minQuantity, preOrderArrivesAt, maxQuantity: 20 }, 100)).toBe(expected);
});

it.each([
	[-1, false, 'out_of_stock'],
	[0, false, 'out_of_stock'],
	[0, true, 'pre_order'],
	[1, true, 'low_stock'],
	[1, false, 'low_stock'],
	[5, false, 'low_stock'],
	[6, false, 'in_stock'],
] as const)('%d pieces, in advance %s: %s', (pieces, hasPreOrder, level) => {
	expect(stockLevel(pieces, hasPreOrder)).toBe(level);
});
