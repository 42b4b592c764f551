import { digitsFor } from '../digits/digits.ts';
import type { Language } from '../languages/language.ts';
import { MINUTE_MS } from '../time/time.ts';

/** A point in time: a Date, milliseconds since 1970, or an ISO 8601 text. */
export type Instant = Date | number | string;

/** A day of the Gregorian calendar; `month` counts from 0. */
interface Day {
	readonly year: number;
	readonly month: number;
	readonly day: number;
}

/** How a language writes dates. A year of undefined is left out; `days` is one day or a span such as `24–28`. */
interface DateForm {
	readonly months: readonly string[];
	readonly write: (days: string, month: string, year: number | undefined) => string;
	/** Joins the days of one month. */
	readonly joinDays: (from: string, to: string) => string;
	/** Joins two dates that differ in month or year. */
	readonly joinDates: (from: string, to: string) => string;
}

const list = (text: string): readonly string[] => text.split(' ');
const dash = (from: string, to: string): string => `${from}–${to}`;
const spacedDash = (from: string, to: string): string => `${from} – ${to}`;

/** Own tables, because Chromium has no Burmese dates; Thai years are of the Buddhist era, 543 ahead. */
const FORMS: Readonly<Record<Language, DateForm>> = {
	en: {
		months: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
		write: (days, month, year) => `${month} ${days}${year === undefined ? '' : `, ${year}`}`,
		joinDays: dash,
		joinDates: spacedDash,
	},
	// Whole names: the short ones are other words, as အောက် "below" and နို "milk".
	mm: {
		months: list('ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'),
		write: (days, month, year) => `${month} ${days}${year === undefined ? '' : `၊ ${year}`}`,
		joinDays: dash,
		joinDates: spacedDash,
	},
	thai: {
		months: list('ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'),
		write: (days, month, year) => `${days} ${month}${year === undefined ? '' : ` ${year + 543}`}`,
		joinDays: dash,
		joinDates: spacedDash,
	},
	china: {
		months: list('1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'),
		write: (days, month, year) => `${year === undefined ? '' : `${year}年`}${month}${days}日`,
		joinDays: (from, to) => `${from}日至${to}`,
		joinDates: (from, to) => `${from}至${to}`,
	},
};

/**
 * Writes a date as short month, day and year (Specification §9) in the order a native reader expects.
 * @param date the point in time
 * @param language language of the page; Thai uses the Buddhist calendar
 * @param timeZone IANA time zone whose day it is, for example an edition's
 * @param options.isYearShown false leaves the year out where it is plain, such as an arrival next week
 * @returns for example `Nov 24, 2026`, `နိုဝင်ဘာ ၂၄၊ ၂၀၂၆`, `24 พ.ย. 2569`, `2026年11月24日`
 * @throws RangeError when the date or the time zone is invalid
 */
export function formatDate(
	date: Instant,
	language: Language,
	timeZone: string,
	{ isYearShown = true }: { readonly isYearShown?: boolean } = {},
): string {
	return digitsFor(language)(write(dayOf(date, timeZone), language, isYearShown));
}

/**
 * Writes a span of days, saying month and year once where both ends share them (Specification §9).
 * @param from first day
 * @param to last day, not before the first
 * @param language language of the page
 * @param timeZone IANA time zone whose days they are
 * @param options.isYearShown false leaves out a year that both ends share
 * @returns for example `Nov 24–28, 2026`, `နိုဝင်ဘာ ၂၄–၂၈၊ ၂၀၂၆`, `24–28 พ.ย. 2569`, `2026年11月24日至28日`
 * @throws RangeError when a date or the time zone is invalid
 */
export function formatDateRange(
	from: Instant,
	to: Instant,
	language: Language,
	timeZone: string,
	{ isYearShown = true }: { readonly isYearShown?: boolean } = {},
): string {
	const first = dayOf(from, timeZone);
	const last = dayOf(to, timeZone);
	const { joinDays, joinDates } = FORMS[language];
	const isSameYear = first.year === last.year;
	const isSameMonth = isSameYear && first.month === last.month;
	const hasYear = isYearShown || !isSameYear;
	if (isSameMonth && first.day === last.day) return digitsFor(language)(write(first, language, hasYear));
	if (isSameMonth) {
		return digitsFor(language)(write(first, language, hasYear, joinDays(String(first.day), String(last.day))));
	}
	// The shared year stands where the language writes it: once, before a Chinese span and after the others.
	const isYearFirst = language === 'china';
	const start = write(first, language, hasYear && (!isSameYear || isYearFirst));
	const end = write(last, language, hasYear && (!isSameYear || !isYearFirst));
	return digitsFor(language)(joinDates(start, end));
}

function write(date: Day, language: Language, hasYear: boolean, days = String(date.day)): string {
	const form = FORMS[language];
	return form.write(days, form.months[date.month] ?? '', hasYear ? date.year : undefined);
}

/**
 * Minutes ahead of UTC, of zones without summer time. Creating the first `Intl.DateTimeFormat` of a page takes a slow phone
 * 100 ms.
 */
const MINUTES_AHEAD: Readonly<Record<string, number>> = { 'Asia/Yangon': 390, 'Asia/Bangkok': 420 };

/** A date whose UTC fields are those of the zone; undefined for a zone whose distance from UTC changes. */
function shiftedToZone(date: Instant, timeZone: string): Date | undefined {
	const ahead = MINUTES_AHEAD[timeZone];
	if (ahead === undefined) return undefined;
	const shifted = new Date(new Date(date).getTime() + ahead * MINUTE_MS);
	if (Number.isNaN(shifted.getTime())) throw new RangeError('Invalid date');
	return shifted;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function dayOf(date: Instant, timeZone: string): Day {
	const shifted = shiftedToZone(date, timeZone);
	if (shifted) return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth(), day: shifted.getUTCDate() };
	let calendar = calendars.get(timeZone);
	if (calendar === undefined) {
		calendar = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
			timeZone,
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
		});
		calendars.set(timeZone, calendar);
	}
	const parts = calendar.formatToParts(new Date(date));
	const value = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
	return { year: value('year'), month: value('month') - 1, day: value('day') };
}

/**
 * Gives the year of the Gregorian calendar that it is somewhere, for numbers of documents.
 * @throws RangeError when the date or the time zone is invalid
 */
export function yearOf(date: Instant, timeZone: string): number {
	return dayOf(date, timeZone).year;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes the time of day with 24 hours, as people of both countries read it.
 * @param date the point in time
 * @param language language of the page, for its digits
 * @param timeZone IANA time zone whose time it is, for example an edition's
 * @returns for example `14:05`, `၁၄:၀၅`
 * @throws RangeError when the date or the time zone is invalid
 */
export function formatTime(date: Instant, language: Language, timeZone: string): string {
	const shifted = shiftedToZone(date, timeZone);
	if (shifted) return digitsFor(language)(shifted.toISOString().slice(11, 16));
	let clock = clocks.get(timeZone);
	if (clock === undefined) {
		clock = new Intl.DateTimeFormat('en-u-nu-latn', {
			timeZone,
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
		});
		clocks.set(timeZone, clock);
	}
	return digitsFor(language)(clock.format(new Date(date)));
}

/**
 * Tells whether a day is over, in the time zone in which it was named to a person.
 * @param date any moment of the day
 * @param now the moment that is asked about
 */
export function isDayOver(date: Instant, now: Instant, timeZone: string): boolean {
	const number = ({ year, month, day }: Day) => year * 10_000 + month * 100 + day;
	return number(dayOf(now, timeZone)) > number(dayOf(date, timeZone));
}
