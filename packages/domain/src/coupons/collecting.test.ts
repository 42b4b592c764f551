import { expect, it } from 'vitest';
import { type CollectedState, type CouponTerm, collectedState, collectRefusal, endsSoon } from './index.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const term = (more: Partial<CouponTerm> = {}): CouponTerm => ({
	...{ startsAt: 0, endsAt: NOW + DAY, usesLeft: null, usesLeftForShopper: 1 },
	...more,
});

it.each<[string, Partial<CouponTerm>, ReturnType<typeof collectRefusal>, CollectedState]>([
	['a coupon without a limit', {}, undefined, 'active'],
	['the last use of all', { usesLeft: 1 }, undefined, 'active'],
	['the moment of its start', { startsAt: NOW }, undefined, 'active'],
	['the moment before its start', { startsAt: NOW + 1 }, 'not_yet', 'ended'],
	['the moment before its end', { endsAt: NOW + 1 }, undefined, 'active'],
	['the moment of its end', { endsAt: NOW }, 'expired', 'ended'],
	['one that others have used up', { usesLeft: 0 }, 'used_up', 'ended'],
	['one that its shopper has used up', { usesLeftForShopper: 0 }, 'used_up', 'used'],
	['one that was used more often than is allowed now', { usesLeftForShopper: -1 }, 'used_up', 'used'],
	['one that its shopper has used up, after its end', { endsAt: NOW, usesLeftForShopper: 0 }, 'expired', 'used'],
])('%s', (_, more, refusal, state) => {
	expect(collectRefusal(term(more), NOW)).toBe(refusal);
	expect(collectedState(term(more), NOW)).toBe(state);
});

it.each([
	[3 * DAY + 1, false],
	[3 * DAY, true],
	[1, true],
	[0, false],
	[-1, false],
])('a coupon ends soon %i ms before its end: %s', (left, isSoon) => {
	expect(endsSoon(NOW + left, NOW)).toBe(isSoon);
});
