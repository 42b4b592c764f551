import type { Instant } from '../dates/dates.ts';
import type { Edition } from '../editions/index.ts';
import { DAY_MS, MINUTE_MS } from '../time/time.ts';

/** Longest time that a shop may be away, in days: buyers wait no longer for what they have paid. */
export const MOST_DAYS_AWAY = 60;

/** Minutes that the day of an edition begins before that of UTC; neither country changes its clocks. */
const AHEAD_MINUTES: Readonly<Record<Edition, number>> = { mm: 390, th: 420 };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When a day of an edition begins. @param day such as `2026-12-06` @returns undefined when it is no day */
export function startOfDay(day: string, edition: Edition): Date | undefined {
	const utc = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
	// JavaScript takes the 31st of a month with 30 days for the first of the next one.
	if (!utc || Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, 10) !== day) return undefined;
	return new Date(utc.getTime() - AHEAD_MINUTES[edition] * MINUTE_MS);
}

/** The day that it is in an edition at a moment, such as `2026-12-06`. @param at milliseconds since 1970 */
export const dayIn = (edition: Edition, at: number): string =>
	new Date(at + AHEAD_MINUTES[edition] * MINUTE_MS).toISOString().slice(0, 10);

/** The days on which a shop that leaves now can be back, from tomorrow on. @param now milliseconds since 1970 */
export function daysToBeBack(now: number, edition: Edition): readonly string[] {
	return Array.from({ length: MOST_DAYS_AWAY }, (_, i) => dayIn(edition, now + (i + 1) * DAY_MS));
}

/**
 * When a shop that is away is back. While it is away it takes orders, and sends them from this moment on: estimates count
 * from there (`lastSupply`). Digital goods need nobody, so that they arrive as ever.
 * @param backAt as it is stored; null for a shop that is there
 * @param now milliseconds since 1970
 * @returns undefined for a shop that is there
 */
export function awayUntil(backAt: Instant | null, now: number): Date | undefined {
	if (backAt === null) return undefined;
	const back = new Date(backAt);
	return back.getTime() > now ? back : undefined;
}
