import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '../time/index.ts';

/** Seconds until the next try, after one, two and more tries that failed. After the last one the delivery is given up. */
export const RETRY_SECONDS = [
	...([5, 60, 300, 1_800] as const),
	...[2, 5, 10, 14].map((hours) => hours * HOUR_SECONDS),
	DAY_SECONDS,
] as const;

/** Part of a pause by which it is made longer at random, so that many deliveries do not come at once. */
const SPREAD = 0.1;

/**
 * Seconds until a delivery is tried again.
 * @param failed tries that failed, 1 or more
 * @param random from 0 (included) to 1 (excluded)
 * @returns undefined when it is given up
 */
export function secondsToNextTry(failed: number, random: number): number | undefined {
	const pause = RETRY_SECONDS[failed - 1];
	return pause === undefined ? undefined : Math.round(pause * (1 + SPREAD * random));
}

/** Whether a receiver took a delivery. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Status by which a receiver says that it wants no deliveries any more. */
export const GONE_STATUS = 410;

/** Tries in a row that fail before an endpoint rests as a whole. */
const FAILURES_BEFORE_REST = 5;
const LONGEST_REST_SECONDS = 300;

/**
 * Seconds for which nothing is sent to an endpoint, so that one which is down is not asked with each delivery that waits.
 * @param failures tries in a row that failed
 */
export function restSeconds(failures: number): number {
	const over = failures - FAILURES_BEFORE_REST;
	return over < 0 ? 0 : Math.min(LONGEST_REST_SECONDS, 5 * 2 ** Math.min(over, 10));
}

/** Days for which every try fails before an endpoint is paused. */
export const DAYS_TO_PAUSE = 3;

/** Whether an endpoint is paused. @param failingSince since when every try failed, milliseconds since 1970; null if the last one did not */
export const isToBePaused = (failingSince: number | null, now: number): boolean =>
	failingSince !== null && now - failingSince >= DAYS_TO_PAUSE * DAY_MS;
