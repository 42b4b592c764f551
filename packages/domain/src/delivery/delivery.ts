import type { Instant } from '../dates/dates.ts';

/** Days until goods arrive, both ends counted (Specification §9). */
export const DELIVERY_DAYS = { min: 3, max: 7 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Estimates when goods ordered now arrive (Specification §9: 3 to 7 days).
 * @param now time of the order
 * @param days days until arrival, both ends counted
 * @returns the first and the last day they may arrive
 * @throws RangeError when `now` is no date
 */
export function estimateDelivery(
	now: Instant,
	days: { readonly min: number; readonly max: number } = DELIVERY_DAYS,
): { readonly earliest: Date; readonly latest: Date } {
	const start = new Date(now).getTime();
	if (Number.isNaN(start)) throw new RangeError('Not a date');
	return { earliest: new Date(start + days.min * DAY_MS), latest: new Date(start + days.max * DAY_MS) };
}
