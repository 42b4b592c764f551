import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/time.ts';
import {
	entitlementAt,
	entitlementUntil,
	planEnd,
	RENEWAL_GRACE_DAYS,
	RENEWAL_LEAD_DAYS,
	RENEWAL_NOTICE_DAYS,
	RENEWAL_REMINDER_DAYS,
	type RenewalPhase,
	renewalPhase,
	renewalWay,
} from './index.ts';

const END = 1_000 * DAY_MS;
const PHASES: readonly RenewalPhase[] = ['early', 'due', 'last_call', 'grace', 'over'];

describe('plans that renew by themselves (Decision 14) [§1.9]', () => {
	it.each([
		[-3 * DAY_MS - 1, 'early'],
		[-3 * DAY_MS, 'due'],
		[-DAY_MS - 1, 'due'],
		[-DAY_MS, 'last_call'],
		[-1, 'last_call'],
		[0, 'grace'],
		[3 * DAY_MS - 1, 'grace'],
		[3 * DAY_MS, 'over'],
	] as const)('%d ms from their end are %s', (distance, phase) => {
		expect(renewalPhase(END, END + distance)).toBe(phase);
	});

	it('go from one phase to the next and never back', () => {
		const moment = fc.integer({ min: -10 * DAY_MS, max: 10 * DAY_MS });
		fc.assert(
			fc.property(moment, moment, (one, other) => {
				const place = (at: number) => PHASES.indexOf(renewalPhase(END, END + at));
				expect(place(Math.min(one, other))).toBeLessThanOrEqual(place(Math.max(one, other)));
			}),
		);
	});

	it('are told of before anything is done', () => {
		expect(RENEWAL_NOTICE_DAYS).toBeGreaterThan(RENEWAL_LEAD_DAYS);
		expect(RENEWAL_LEAD_DAYS).toBeGreaterThan(RENEWAL_REMINDER_DAYS);
		expect(RENEWAL_GRACE_DAYS).toBeGreaterThan(0);
	});

	it('take points only for all of a price that was agreed to', () => {
		const amounts = fc.nat(10_000_000);
		fc.assert(
			fc.property(amounts, amounts, fc.boolean(), (price, agreed, canPointsPayAll) => {
				const way = renewalWay({
					price: { amount: price, currency: 'mmk' },
					agreed: { amount: agreed, currency: 'mmk' },
					canPointsPayAll,
				});
				expect(way === 'points').toBe(canPointsPayAll && price <= agreed);
			}),
		);
	});

	it('take no points for a price in another currency', () => {
		const price = { amount: 1, currency: 'thb' } as const;
		expect(renewalWay({ price, agreed: { amount: 5, currency: 'mmk' }, canPointsPayAll: true })).toBe('order');
	});

	it('count what is left to the end that they were given', () => {
		expect(entitlementUntil(null, END)).toEqual({ kind: 'unlimited' });
		expect(entitlementUntil(END, END - 10 * DAY_MS)).toMatchObject({
			kind: 'running',
			daysLeft: 10,
			isEndingSoon: false,
		});
		expect(entitlementUntil(END, END)).toEqual({ kind: 'ended', endsAt: END });
		const plan = { kind: 'days', days: 30 } as const;
		expect(entitlementUntil(planEnd(plan, 5), 6)).toEqual(entitlementAt(plan, 5, 6));
	});
});
