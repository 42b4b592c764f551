import { DAY_MS } from '../time/time.ts';

/** From when before its end a coupon is said to end soon. */
const ENDING_SOON_MS = 3 * DAY_MS;

/** Where a collected coupon stands: it can be used, its shopper has used it, or it can no longer be used. */
export const COLLECTED_STATES = ['active', 'used', 'ended'] as const;

/** A state of `COLLECTED_STATES`. */
export type CollectedState = (typeof COLLECTED_STATES)[number];

/** What decides whether a coupon is still to be had, whatever is bought. */
export interface CouponTerm {
	/** Milliseconds since 1970; `endsAt` is the first moment at which it no longer holds. */
	readonly startsAt: number;
	readonly endsAt: number;
	/** Uses left for everybody; null when unlimited. */
	readonly usesLeft: number | null;
	/** Uses left for this shopper. */
	readonly usesLeftForShopper: number;
}

/**
 * Says why a coupon cannot be collected; one that cannot be collected cannot be used either. What it asks of a cart does
 * not matter before there is one.
 * @param now milliseconds since 1970
 * @returns undefined when it can be collected
 */
export function collectRefusal(
	{ startsAt, endsAt, usesLeft, usesLeftForShopper }: CouponTerm,
	now: number,
): 'not_yet' | 'expired' | 'used_up' | undefined {
	if (now < startsAt) return 'not_yet';
	if (now >= endsAt) return 'expired';
	return usesLeft === 0 || usesLeftForShopper <= 0 ? 'used_up' : undefined;
}

/**
 * Says where a collected coupon stands. One that its shopper has used as often as allowed counts as used, also after its
 * end; one that others have used up has ended.
 * @param now milliseconds since 1970
 */
export function collectedState(coupon: CouponTerm, now: number): CollectedState {
	if (coupon.usesLeftForShopper <= 0) return 'used';
	return collectRefusal(coupon, now) === undefined ? 'active' : 'ended';
}

/**
 * Whether a coupon that can be used ends within three days.
 * @param endsAt the first moment at which it no longer holds; milliseconds since 1970, as `now`
 */
export const endsSoon = (endsAt: number, now: number): boolean => endsAt > now && endsAt - now <= ENDING_SOON_MS;
