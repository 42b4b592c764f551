import { describe, expect, it } from 'vitest';
import { secondsUntilAllowed } from './sliding-window.ts';

const LIMIT = { calls: 60, seconds: 60 };
const at = (previous: number, current: number, elapsed: number) =>
	secondsUntilAllowed({ previous, current, elapsed }, LIMIT);

describe('a sliding window', () => {
	it('admits calls below the limit', () => {
		expect(at(0, 0, 0)).toBe(0);
		expect(at(0, 59, 59_999)).toBe(0);
	});

	it('counts the overlapping share of the previous window', () => {
		// Half of 60 and 29 make 59: one more is allowed.
		expect(at(60, 29, 30_000)).toBe(0);
		expect(at(60, 30, 30_000)).toBe(1);
		expect(at(60, 0, 0)).toBe(1);
	});

	it('says when the next call is allowed, also where that is in the next window', () => {
		expect(at(0, 60, 0)).toBe(61);
		expect(at(0, 60, 45_000)).toBe(16);
	});
});
