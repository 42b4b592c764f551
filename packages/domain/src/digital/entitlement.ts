import { DAY_MS } from '../time/time.ts';

/** How long a digital product may be used after it was bought (Specification §3, Decision 14). */
export type DigitalPlan =
	| { readonly kind: 'one_time' }
	| { readonly kind: 'life_time' }
	| { readonly kind: 'days'; readonly days: number };

/** What a shopper holds of a digital product. */
export type Entitlement =
	| { readonly kind: 'unlimited' }
	| { readonly kind: 'running'; readonly daysLeft: number; readonly endsAt: number; readonly isEndingSoon: boolean }
	| { readonly kind: 'ended'; readonly endsAt: number };

/** Days before the end from which a renewal is offered. */
export const RENEWAL_NOTICE_DAYS = 7;

/**
 * Tells when a plan ends.
 * @param startedAt when it began, milliseconds since 1970
 * @returns milliseconds since 1970; null for plans that never end
 */
export function planEnd(plan: DigitalPlan, startedAt: number): number | null {
	return plan.kind === 'days' ? startedAt + plan.days * DAY_MS : null;
}

/**
 * Tells what is left of a plan (Specification §3: plan duration, life-time, days left).
 * @param endsAt when it ends, renewals counted in, milliseconds since 1970; null for plans that never end
 * @param now milliseconds since 1970
 * @returns days left, counted up, so that a plan shows 1 on its last day
 */
export function entitlementUntil(endsAt: number | null, now: number): Entitlement {
	if (endsAt === null) return { kind: 'unlimited' };
	if (now >= endsAt) return { kind: 'ended', endsAt };
	const daysLeft = Math.ceil((endsAt - now) / DAY_MS);
	return { kind: 'running', daysLeft, endsAt, isEndingSoon: daysLeft <= RENEWAL_NOTICE_DAYS };
}

/**
 * Tells what is left of a plan that was never renewed; as `entitlementUntil`.
 * @param plan the plan that was bought
 * @param startedAt when it began, milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function entitlementAt(plan: DigitalPlan, startedAt: number, now: number): Entitlement {
	return entitlementUntil(planEnd(plan, startedAt), now);
}

/**
 * Tells when a renewed plan begins: at the end of the running one, so that nobody pays twice for a day.
 * @param endsAt end of the plan that is renewed, milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function renewalStart(endsAt: number, now: number): number {
	return Math.max(endsAt, now);
}
