import { addTo, dayOfWeek, type IsoDate, toUtc } from './iso-date.ts';

/** How a locale writes days and months. */
export interface DateTexts {
	/** Number of the day in its month: "21". */
	readonly day: (date: IsoDate) => string;
	/** Month and year: "November 2026". */
	readonly month: (date: IsoDate) => string;
	/** Day, month and year: "21 November 2026". */
	readonly date: (date: IsoDate) => string;
	/** The same with the day of the week. */
	readonly fullDate: (date: IsoDate) => string;
	/** First and last day, with what they share written once: "21 – 24 November 2026". */
	readonly range: (start: IsoDate, end: IsoDate) => string;
	/** Days of the week from the first one on. */
	readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** Calendars whose months are the Gregorian ones, so that a Gregorian grid can have their headings. */
const GREGORIAN_MONTHS = ['gregory', 'buddhist'];

/** A longer short name does not fit a column of the grid. */
const SHORT_LENGTH = 4;

/** Any week, from Sunday. */
const SUNDAY = '2026-11-15';

const BURMESE_MONTHS = 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'.split(' ');
const BURMESE_DAYS = 'တနင်္ဂနွေ တနင်္လာ အင်္ဂါ ဗုဒ္ဓဟူး ကြာသပတေး သောကြာ စနေ'.split(' ');
const BURMESE_SHORT_DAYS = 'နွေ လာ ဂါ ဟူး တေး ကြာ နေ'.split(' ');
const BURMESE_DIGITS = '၀၁၂၃၄၅၆၇၈၉';

const toBurmese = (text: string) => text.replace(/\d/g, (digit) => BURMESE_DIGITS.charAt(Number(digit)));

/** Sunday is 0. */
const weekdayOf = (date: IsoDate) => toUtc(date).getUTCDay();

/** Days of a week in the order of a locale, Sunday being 0. */
function weekOf(locale: string): readonly number[] {
	const offset = dayOfWeek(SUNDAY, locale);
	return Array.from({ length: 7 }, (_day, place) => (place - offset + 7) % 7);
}

/** Own tables: Chromium contains no Burmese dates, and server and browser must write the same. */
function burmese(locale: string): DateTexts {
	const parts = (date: IsoDate) => {
		const [year = '', month = '', day = ''] = date.split('-');
		return { year, name: BURMESE_MONTHS[Number(month) - 1] ?? '', day: String(Number(day)) };
	};
	const write = (date: IsoDate, days = parts(date).day) =>
		toBurmese(`${parts(date).name} ${days}၊ ${parts(date).year}`);
	return {
		day: (date) => toBurmese(parts(date).day),
		month: (date) => toBurmese(`${parts(date).name} ${parts(date).year}`),
		date: (date) => write(date),
		fullDate: (date) => `${BURMESE_DAYS[weekdayOf(date)]}နေ့၊ ${write(date)}`,
		range: (start, end) => {
			if (start === end) return write(start);
			if (start.slice(0, 7) === end.slice(0, 7)) return write(start, `${parts(start).day}–${parts(end).day}`);
			if (start.slice(0, 4) !== end.slice(0, 4)) return `${write(start)} – ${write(end)}`;
			return `${toBurmese(`${parts(start).name} ${parts(start).day}`)} – ${write(end)}`;
		},
		weekdays: weekOf(locale).map((day) => ({
			short: BURMESE_SHORT_DAYS[day] ?? '',
			long: BURMESE_DAYS[day] ?? '',
		})),
	};
}

/** "2026年11月21日至24日"; `Intl` writes Chinese ranges in numbers. */
function chineseRange(start: IsoDate, end: IsoDate, write: (date: IsoDate) => string): string {
	if (start === end) return write(start);
	const isSameYear = start.slice(0, 4) === end.slice(0, 4);
	const shared = start.slice(0, 7) === end.slice(0, 7) ? '月' : isSameYear ? '年' : undefined;
	const last = write(end);
	return `${write(start)}至${shared === undefined ? last : last.slice(last.indexOf(shared) + 1)}`;
}

/** What `Intl` writes; Thai years are those of the Buddhist era. */
function international(locale: string): DateTexts {
	const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
	const format = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, {
			...options,
			calendar: GREGORIAN_MONTHS.includes(calendar) ? calendar : 'gregory',
			timeZone: 'UTC',
		});
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const long = format({ day: 'numeric', month: 'long', year: 'numeric' });
	const month = format({ month: 'long', year: 'numeric' });
	const isYearFirst = long.formatToParts().at(0)?.type === 'year';
	const [weekdayLong, weekdayShort, weekdayNarrow] = (['long', 'short', 'narrow'] as const).map((weekday) =>
		format({ weekday }),
	);
	const week = weekOf(locale).map((day) => toUtc(addTo(SUNDAY, { days: day })));
	const isShortEnough = week.every((date) => (weekdayShort?.format(date) ?? '').length <= SHORT_LENGTH);
	const write = (date: IsoDate) => long.format(toUtc(date));
	const isChinese = new Intl.Locale(locale).language === 'zh';
	return {
		day: (date) => number.format(toUtc(date).getUTCDate()),
		month: (date) => month.format(toUtc(date)),
		date: write,
		// In two parts: versions of ICU differ in how they join them, and server and browser must write the same.
		fullDate: (date) => {
			const parts = [weekdayLong?.format(toUtc(date)), write(date)];
			return (isYearFirst ? parts.toReversed() : parts).join(' ');
		},
		range: (start, end) => (isChinese ? chineseRange(start, end, write) : long.formatRange(toUtc(start), toUtc(end))),
		weekdays: week.map((date) => ({
			short: (isShortEnough ? weekdayShort : weekdayNarrow)?.format(date) ?? '',
			long: weekdayLong?.format(date) ?? '',
		})),
	};
}

const known = new Map<string, DateTexts>();

/**
 * How a locale writes days and months: by `Intl`, in Burmese by own tables.
 * @param locale BCP 47 tag
 * @throws RangeError when the tag is malformed
 */
export function dateTexts(locale: string): DateTexts {
	let texts = known.get(locale);
	if (texts === undefined) {
		texts = new Intl.Locale(locale).language === 'my' ? burmese(locale) : international(locale);
		known.set(locale, texts);
	}
	return texts;
}
