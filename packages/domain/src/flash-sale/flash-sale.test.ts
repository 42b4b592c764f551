import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../money/index.ts';
import { countdownParts, isRoundOver, percentOff, roundEnd, shownSoldPercent, soldPercent } from './index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });

describe('a flash sale in rounds', () => {
	it.each([
		['before the first round', 99, 100],
		['at its start', 100, 60_100],
		['at its last moment', 60_099, 60_100],
		['at the start of the next', 60_100, 120_100],
	])('%s', (_, now, end) => {
		expect(roundEnd({ startsAt: 100, roundMinutes: 1 }, now)).toBe(end);
		expect(isRoundOver(end, now)).toBe(false);
		expect(isRoundOver(end, end)).toBe(true);
	});
});

describe('countdownParts', () => {
	it('add up to the time, rounded up to a second', () => {
		fc.assert(
			fc.property(fc.integer({ min: -1000, max: 1e12 }), (ms) => {
				const { days, hours, minutes, seconds } = countdownParts(ms);
				expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(Math.max(0, ms) / 1000));
				expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
			}),
		);
	});
});

describe('percentOff', () => {
	it.each([
		[840, 1000, 16],
		[841, 1000, 15],
		[1000, 1000, null],
		[1100, 1000, null],
		[996, 1000, null],
		[0, 1000, 99],
		[5, 0, null],
		[-5, -1, null],
		[990, 1000, 1],
		[991, 1000, null],
	])('%d instead of %d is %s', (price, previous, percent) => {
		expect(percentOff(kyat(price), kyat(previous))).toBe(percent);
	});

	it('says nothing across currencies', () => {
		expect(percentOff(kyat(1), { amount: 100, currency: 'thb' })).toBeNull();
	});
});

describe('soldPercent', () => {
	it.each([
		[0, 10, 0],
		[999, 1000, 99],
		[10, 10, 100],
		[-1, 10, 0],
		[1, 0, 100],
		[0, 0, 100],
		[-1, -5, 100],
		[11, 10, 100],
	])('%d of %d is %d', (sold, total, percent) => {
		expect(soldPercent(sold, total)).toBe(percent);
	});
});

describe('shownSoldPercent', () => {
	it.each([
		[69, true, 69],
		[69, false, 100],
		[100, true, 99],
		[0, true, 0],
	])('%d%%, in stock %s: %d%%', (percent, isInStock, shown) => {
		expect(shownSoldPercent(percent, isInStock)).toBe(shown);
	});
});
