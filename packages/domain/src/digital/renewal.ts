import type { Money } from '../money/arithmetic.ts';
import { DAY_MS } from '../time/time.ts';

/** Days before the end of a plan at which it renews by itself: paid by points, or by an order that waits for money. */
export const RENEWAL_LEAD_DAYS = 3;

/** Days before the end at which an order that still waits for its money is told of again. */
export const RENEWAL_REMINDER_DAYS = 1;

/** Days after the end for which that order can be paid; the plan itself rests meanwhile. */
export const RENEWAL_GRACE_DAYS = 3;

/** Where a plan that renews by itself stands: not yet, to be renewed, to be reminded of, ended but not given up, or over. */
export type RenewalPhase = 'early' | 'due' | 'last_call' | 'grace' | 'over';

/**
 * Tells where a plan that renews by itself stands (Decision 14).
 * @param endsAt when the plan ends, milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function renewalPhase(endsAt: number, now: number): RenewalPhase {
	if (now >= endsAt + RENEWAL_GRACE_DAYS * DAY_MS) return 'over';
	if (now >= endsAt) return 'grace';
	if (now >= endsAt - RENEWAL_REMINDER_DAYS * DAY_MS) return 'last_call';
	return now >= endsAt - RENEWAL_LEAD_DAYS * DAY_MS ? 'due' : 'early';
}

/** How a renewal is paid: by points at once, or by an order that its shopper pays. */
export type RenewalWay = 'points' | 'order';

/**
 * Chooses how a renewal is paid. Points are the only money that is kept here, so they alone can be taken while their
 * owner is away; and only for what the owner agreed to before: all of it, at a price that has not risen.
 * @param renewal.price what the plan costs now
 * @param renewal.agreed what was paid for it last
 * @param renewal.canPointsPayAll whether the points of the account pay all of it
 */
export function renewalWay({
	price,
	agreed,
	canPointsPayAll,
}: {
	readonly price: Money;
	readonly agreed: Money;
	readonly canPointsPayAll: boolean;
}): RenewalWay {
	const isAgreed = price.currency === agreed.currency && price.amount <= agreed.amount;
	return canPointsPayAll && isAgreed ? 'points' : 'order';
}
