import { describe, expect, test } from 'vitest';
import { digitPair, timeLeft } from './time-left.ts';

const END = Date.UTC(2026, 10, 21, 12);

describe('the time left', () => {
	test.each([
		[(2 * 3600 + 14 * 60 + 37) * 1000, { hours: 2, minutes: 14, seconds: 37 }],
		[49 * 3_600_000, { hours: 49, minutes: 0, seconds: 0 }],
		[1, { hours: 0, minutes: 0, seconds: 1 }],
		[999, { hours: 0, minutes: 0, seconds: 1 }],
		[0, { hours: 0, minutes: 0, seconds: 0 }],
		[-5000, { hours: 0, minutes: 0, seconds: 0 }],
	])('%i ms before the end', (left, parts) => {
		expect(timeLeft(END, END - left)).toEqual(parts);
	});

	test('is written with two digits of the language', () => {
		expect(digitPair(7, 'en')).toBe('07');
		expect(digitPair(7, 'mm')).toBe('၀၇');
		expect(digitPair(123, 'thai')).toBe('123');
	});
});
