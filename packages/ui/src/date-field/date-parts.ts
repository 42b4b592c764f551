/** A date as typed, part by part; each may be missing or wrong. */
export interface DateParts {
	readonly day: string;
	readonly month: string;
	readonly year: string;
}

/** A part of a date. */
export type DatePart = keyof DateParts;

/** How a date was typed. */
export interface DateReading {
	/** Reads a number in the reader's digits; undefined when it is none. Default: Latin digits. */
	readonly parseValue?: ((text: string) => number | undefined) | undefined;
	/** How far the reader's years are ahead: 543 where the Buddhist era is counted. Default 0. */
	readonly yearOffset?: number | undefined;
}

/** A date of which nothing is typed. */
export const noDate: DateParts = { day: '', month: '', year: '' };

const parseLatin = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : undefined);

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * Reads a typed date.
 * @param parts what was typed
 * @returns "2026-11-21", or undefined when it is no date: something is missing, or there is no such day
 */
export function toIsoDate(
	{ day, month, year }: DateParts,
	{ parseValue = parseLatin, yearOffset = 0 }: DateReading = {},
): string | undefined {
	const [d, m, y] = [parseValue(day), parseValue(month), parseValue(year)];
	if (d === undefined || m === undefined || y === undefined) return undefined;
	const date = `${pad(y - yearOffset, 4)}-${pad(m, 2)}-${pad(d, 2)}`;
	if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
	// The calendar knows the lengths of months: what is no day comes back as another one.
	const time = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : date;
}

/**
 * Takes a date apart for typing.
 * @param date "2026-11-21"
 * @param yearOffset as in `toIsoDate`
 */
export function fromIsoDate(date: string, yearOffset = 0): DateParts {
	const [year = '', month = '', day = ''] = date.split('-');
	if (year === '') return noDate;
	return { day: String(Number(day)), month: String(Number(month)), year: String(Number(year) + yearOffset) };
}
