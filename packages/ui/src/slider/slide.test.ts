import { expect, it } from 'vitest';
import { nearerEnd, percentOf, valueAt, withEnd } from './slide.ts';

it.each([
	[5, { min: 0, max: 10, step: 1 }, 50],
	[-3, { min: 0, max: 10, step: 1 }, 0],
	[7, { min: 7, max: 7, step: 1 }, 0],
])('%d lies at its share of the scale', (value, scale, percent) => {
	expect(percentOf(value, scale)).toBe(percent);
});

it.each([
	[0.52, { min: 0, max: 1000, step: 100 }, 500],
	[1, { min: 0, max: 100, step: 30 }, 90],
	[0.3, { min: 0, max: 1, step: 0.1 }, 0.3],
	[-1, { min: 20, max: 40, step: 5 }, 20],
])('a share of %d gives the nearest step', (share, scale, value) => {
	expect(valueAt(share, scale)).toBe(value);
});

it('the nearer end comes, and of two equal ones that which can', () => {
	expect(nearerEnd(10, [0, 100])).toBe(0);
	expect(nearerEnd(90, [0, 100])).toBe(1);
	expect(nearerEnd(30, [50, 50])).toBe(0);
	expect(nearerEnd(70, [50, 50])).toBe(1);
});

it('an end stops where the other keeps its distance', () => {
	expect(withEnd([10, 50], 0, 60, 5)).toEqual([45, 50]);
	expect(withEnd([10, 50], 1, 0, 5)).toEqual([10, 15]);
	expect(withEnd([10, 50], 1, 80, 5)).toEqual([10, 80]);
});
