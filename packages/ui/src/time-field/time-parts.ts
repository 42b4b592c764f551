/** The halves of a day with twelve hours. */
export type DayPeriod = 'am' | 'pm';

/** A time as typed, part by part; each may be missing or wrong. */
export interface TimeParts {
	readonly hour: string;
	readonly minute: string;
	/** Of a clock with twelve hours; a clock with 24 ignores it. */
	readonly period: DayPeriod;
}

/** `h23` counts hours from 0 to 23, `h12` from 1 to 12 with a day period. */
export type HourCycle = 'h23' | 'h12';

/** How a time was typed. */
export interface TimeReading {
	/** Reads a number in the reader's digits; undefined when it is none. Default: Latin digits. */
	readonly parseValue?: ((text: string) => number | undefined) | undefined;
	/** Default `h23`. */
	readonly hourCycle?: HourCycle | undefined;
}

/** A time of which nothing is typed. */
export const noTime: TimeParts = { hour: '', minute: '', period: 'am' };

/** First and last hour of each clock. */
export const HOURS: Readonly<Record<HourCycle, readonly [first: number, last: number]>> = {
	h23: [0, 23],
	h12: [1, 12],
};

/** First and last minute of an hour. */
export const MINUTES = [0, 59] as const;

export const parseLatin = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : undefined);

const pad = (value: number) => String(value).padStart(2, '0');
const isWithin = (value: number, [first, last]: readonly [number, number]) => value >= first && value <= last;

/**
 * Reads a typed time.
 * @param parts what was typed
 * @returns "14:05", or undefined when a part is missing or there is no such time
 */
export function toIsoTime(
	{ hour, minute, period }: TimeParts,
	{ parseValue = parseLatin, hourCycle = 'h23' }: TimeReading = {},
): string | undefined {
	const [h, m] = [parseValue(hour), parseValue(minute)];
	if (h === undefined || m === undefined) return undefined;
	if (!isWithin(h, HOURS[hourCycle]) || !isWithin(m, MINUTES)) return undefined;
	// 12 is the first hour of each half.
	const hours = hourCycle === 'h23' ? h : (h % 12) + (period === 'pm' ? 12 : 0);
	return `${pad(hours)}:${pad(m)}`;
}

/**
 * Takes a time apart for typing.
 * @param time "14:05"
 */
export function fromIsoTime(time: string, hourCycle: HourCycle = 'h23'): TimeParts {
	const [hour = '', minute = ''] = time.split(':');
	if (hour === '' || minute === '') return noTime;
	const hours = Number(hour);
	const period = hours >= 12 ? 'pm' : 'am';
	return { hour: hourCycle === 'h23' ? hour : String(hours % 12 === 0 ? 12 : hours % 12), minute, period };
}
