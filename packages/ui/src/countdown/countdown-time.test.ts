import { describe, expect, it } from 'vitest';
import { crossedThreshold, splitTime, untilNextChange } from './countdown-time.ts';

const valuesOf = (...[leftMs, largest]: Parameters<typeof splitTime>) =>
	splitTime(leftMs, largest).map(({ value }) => value);

describe('splitTime', () => {
	it.each([
		[0, 'hours', [0, 0, 0]],
		[-5, 'hours', [0, 0, 0]],
		[1, 'hours', [0, 0, 1]],
		[59_999, 'minutes', [1, 0]],
		[3_600_000, 'minutes', [60, 0]],
		[93_784_000, 'days', [1, 2, 3, 4]],
		[93_784_000, 'hours', [26, 3, 4]],
		[93_784_000, 'seconds', [93_784]],
	] as const)('%d ms from %s down', (leftMs, largest, values) => {
		expect(valuesOf(leftMs, largest)).toEqual(values);
	});
});

describe('untilNextChange', () => {
	it.each([
		[10_000, false, 1000],
		[10_250, false, 250],
		[150_000, true, 30_000],
		[60_000, true, 1000],
		[900, true, 900],
	])('with %d ms left, calm: %s, is in %d ms', (leftMs, isCalm, expected) => {
		expect(untilNextChange(leftMs, isCalm)).toBe(expected);
	});
});

describe('crossedThreshold', () => {
	it.each([
		[300_500, 299_500, 300_000],
		[300_000, 299_000, undefined],
		[301_000, 300_000, 300_000],
		[900_000, 30_000, 60_000],
		[59_000, 58_000, undefined],
	])('from %d to %d ms is %s', (before, now, expected) => {
		expect(crossedThreshold([300_000, 60_000], before, now)).toBe(expected);
	});
});
