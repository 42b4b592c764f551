import type { Money } from '../money/arithmetic.ts';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '../time/time.ts';

/** A flash sale that begins again whenever a round ends. */
export interface FlashSaleRounds {
	/** Start of the first round, milliseconds since 1970. */
	readonly startsAt: number;
	readonly roundMinutes: number;
}

/**
 * Gives the end of the round that runs at a moment.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function roundEnd({ startsAt, roundMinutes }: FlashSaleRounds, now: number): number {
	const round = roundMinutes * MINUTE_MS;
	return startsAt + (Math.floor((now - startsAt) / round) + 1) * round;
}

/** Tells whether a round is over at a moment; both in milliseconds since 1970. */
export const isRoundOver = (endsAt: number, now: number): boolean => now >= endsAt;

/** Parts of a time that is counted down, whole numbers. */
export interface CountdownParts {
	readonly days: number;
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

/**
 * Splits a time into the parts that a countdown shows.
 * @param ms milliseconds left; below zero counts as none
 * @returns parts that together are the time rounded up to a second, so that zero shows only when it is over
 */
export function countdownParts(ms: number): CountdownParts {
	const seconds = Math.ceil(Math.max(0, ms) / 1000);
	return {
		days: Math.floor(seconds / DAY_SECONDS),
		hours: Math.floor(seconds / HOUR_SECONDS) % 24,
		minutes: Math.floor(seconds / 60) % 60,
		seconds: seconds % 60,
	};
}

/**
 * Tells how much cheaper a price is, never promising more than is given.
 * @param price price now
 * @param previous price before, in the same currency
 * @returns whole percent from 1 to 99, or null when it is less than 1% cheaper
 */
export function percentOff(price: Money, previous: Money): number | null {
	if (price.currency !== previous.currency || previous.amount <= 0) return null;
	const percent = Math.floor(((previous.amount - price.amount) * 100) / previous.amount);
	return percent >= 1 ? Math.min(percent, 99) : null;
}

/**
 * Tells how much of the pieces of a flash sale is sold.
 * @param sold pieces sold
 * @param total pieces that were put up
 * @returns whole percent from 0 to 100; 100 only when nothing is left
 */
export function soldPercent(sold: number, total: number): number {
	if (total <= 0 || sold >= total) return 100;
	return Math.max(0, Math.floor((sold * 100) / total));
}

/**
 * Gives the sold share of a flash sale item as it is shown: what is sold out is sold to 100%, and nothing else is.
 * @param percent counted share, 0 to 100
 * @param isInStock whether a piece can be bought
 * @returns whole percent from 0 to 100
 */
export function shownSoldPercent(percent: number, isInStock: boolean): number {
	return isInStock ? Math.min(percent, 99) : 100;
}
