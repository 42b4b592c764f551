import { describe, expect, test } from 'vitest';
import { choiceAt, placesOf, priceStops } from './price-stops.ts';

const RANGES = [
	[0, 0],
	[0, 5],
	[1, 1],
	[90_000, 90_000],
	[50_000, 50_100],
	[120_000, 86_500_000],
	[2900, 1_299_000],
	[0, 1e12],
] as const;

describe('the stops of a price filter', () => {
	test.each(RANGES)('cover %i to %i, ascending, in whole amounts', (min, max) => {
		const stops = priceStops(min, max);
		expect(stops[0]).toBeLessThanOrEqual(min);
		expect(stops.at(-1)).toBeGreaterThanOrEqual(max);
		expect(stops.every(Number.isInteger)).toBe(true);
		expect([...stops].sort((a, b) => a - b)).toEqual(stops);
		expect(new Set(stops).size).toBe(stops.length);
	});

	test('are few enough to be told apart by a thumb', () => {
		expect(priceStops(120_000, 86_500_000).length).toBeLessThan(30);
	});

	test('are round', () => {
		expect(priceStops(120_000, 1_000_000)).toEqual([
			100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 600_000, 800_000, 1_000_000,
		]);
	});
});

describe('a choice among the stops', () => {
	const stops = priceStops(120_000, 1_000_000);

	test.each([
		[0, 8],
		[0, 3],
		[2, 8],
		[2, 5],
	] as const)('at %i and %i is found again', (from, to) => {
		expect(placesOf(stops, choiceAt(stops, [from, to]))).toEqual([from, to]);
	});

	test('is open at the ends', () => {
		expect(choiceAt(stops, [0, 8])).toEqual({ minPrice: undefined, maxPrice: undefined });
	});

	test('of amounts between two stops, or beyond them, takes what leaves more products', () => {
		expect(placesOf(stops, { minPrice: 160_000, maxPrice: 410_000 })).toEqual([1, 5]);
		expect(placesOf(stops, { minPrice: 1, maxPrice: 9_000_000 })).toEqual([0, 8]);
	});
});
