import { type DateDuration, getDayOfWeek, parseDate } from '@internationalized/date';

/** A day of the Gregorian calendar as ISO 8601 writes it: "2026-11-21". Such texts sort in the order of time. */
export type IsoDate = string;

/** First and last day of a range, both included. */
export interface DateRange {
	readonly start: IsoDate;
	readonly end: IsoDate;
}

/** Limits of the days that can be chosen; both ends are included. */
export interface DateLimits {
	readonly min?: IsoDate | undefined;
	readonly max?: IsoDate | undefined;
}

const DAYS_PER_WEEK = 7;

/** Adds days, months or years; a day that the month does not have becomes its last day. */
export function addTo(date: IsoDate, duration: DateDuration): IsoDate {
	return parseDate(date).add(duration).toString();
}

/** The day at midnight UTC, for `Intl.DateTimeFormat` with the time zone UTC. */
export function toUtc(date: IsoDate): Date {
	return parseDate(date).toDate('UTC');
}

/** First day of the month of a day. */
export function monthOf(date: IsoDate): IsoDate {
	return parseDate(date).set({ day: 1 }).toString();
}

/** The nearest day inside the limits. */
export function clampDate(date: IsoDate, { min, max }: DateLimits): IsoDate {
	if (min !== undefined && date < min) return min;
	return max !== undefined && date > max ? max : date;
}

/** Whether a day is inside the limits. */
export function isInside(date: IsoDate, limits: DateLimits): boolean {
	return clampDate(date, limits) === date;
}

/** Position of a day in its week, 0 for the first day of the week in the locale. */
export function dayOfWeek(date: IsoDate, locale: string): number {
	return getDayOfWeek(parseDate(date), locale);
}

/**
 * The weeks of a month as rows of seven days.
 * @param month any day of the month
 * @param locale decides on which day a week starts
 * @returns rows from the first to the last week; undefined for the days of other months
 */
export function weeksOf(month: IsoDate, locale: string): readonly (readonly (IsoDate | undefined)[])[] {
	const first = monthOf(month);
	const offset = dayOfWeek(first, locale);
	const { calendar } = parseDate(first);
	const length = calendar.getDaysInMonth(parseDate(first));
	return Array.from({ length: Math.ceil((offset + length) / DAYS_PER_WEEK) }, (_row, week) =>
		Array.from({ length: DAYS_PER_WEEK }, (_cell, day) => {
			const place = week * DAYS_PER_WEEK + day - offset;
			return place >= 0 && place < length ? addTo(first, { days: place }) : undefined;
		}),
	);
}
