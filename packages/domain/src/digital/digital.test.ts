import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/time.ts';
import { entitlementAt, planEnd, renewalStart } from './index.ts';

describe('digital plans (Specification §3, Decision 14)', () => {
	it('count their days down to one, and then end [§3.12]', () => {
		const plan = { kind: 'days', days: 30 } as const;
		expect(entitlementAt(plan, 0, 0)).toEqual({
			kind: 'running',
			daysLeft: 30,
			endsAt: 30 * DAY_MS,
			isEndingSoon: false,
		});
		expect(entitlementAt(plan, 0, 23 * DAY_MS)).toMatchObject({ daysLeft: 7, isEndingSoon: true });
		expect(entitlementAt(plan, 0, 30 * DAY_MS - 1)).toMatchObject({ kind: 'running', daysLeft: 1 });
		expect(entitlementAt(plan, 0, 30 * DAY_MS)).toEqual({ kind: 'ended', endsAt: 30 * DAY_MS });
	});

	it('for life and for once never end', () => {
		expect(entitlementAt({ kind: 'life_time' }, 0, 1e15)).toEqual({ kind: 'unlimited' });
		expect(entitlementAt({ kind: 'one_time' }, 0, 1e15)).toEqual({ kind: 'unlimited' });
	});

	it('end after their days, or never', () => {
		expect(planEnd({ kind: 'days', days: 2 }, 5)).toBe(5 + 2 * DAY_MS);
		expect(planEnd({ kind: 'life_time' }, 5)).toBeNull();
		expect(planEnd({ kind: 'one_time' }, 5)).toBeNull();
	});

	it('are renewed from their end on, or from now when they have ended', () => {
		expect(renewalStart(100, 50)).toBe(100);
		expect(renewalStart(100, 150)).toBe(150);
	});
});
