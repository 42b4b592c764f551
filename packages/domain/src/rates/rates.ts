import { CURRENCIES, type CurrencyKey, type RateTable } from '../money/index.ts';

/** Most by which a rate may change at once, in percent; what changes more is a fault of its source until somebody looks. */
export const RATE_JUMP_PERCENT = 10;

/** Decimals of a stored rate. */
export const RATE_DECIMALS = 4;

const SCALE = 10n ** BigInt(RATE_DECIMALS);

/** Currency that rates are told in; its own is always 1 (Decision 5). */
const HOME: CurrencyKey = 'mmk';

/** Why an offered rate is not taken over: it is not there, is no positive number, or jumped. */
export type RateRefusal = 'missing' | 'malformed' | 'jumped';

/** What becomes of the rates that a source offers. */
export interface JudgedRates {
	/** Kyat per unit of the currencies whose rate changes, with at most four decimals. */
	readonly accepted: RateTable;
	/** Currencies that keep the rate they have, and why. */
	readonly refused: Partial<Readonly<Record<CurrencyKey, RateRefusal>>>;
}

/**
 * Holds offered rates against those in use (Specification §8 keeps a default when there are none): each is taken over
 * unless it moved by more than a tenth. The kyat stays at 1.
 * @param kept kyat per unit of the currencies in use
 * @param offered kyat per unit as a source tells them, keyed by currency
 */
export function judgeRates(kept: RateTable, offered: Readonly<Partial<Record<CurrencyKey, unknown>>>): JudgedRates {
	const accepted: Partial<Record<CurrencyKey, string>> = {};
	const refused: Partial<Record<CurrencyKey, RateRefusal>> = {};
	for (const key of currencyKeys()) {
		const before = scaled(kept[key]);
		if (key === HOME || before === undefined) continue;
		const now = scaled(offered[key]);
		if (now === undefined) refused[key] = offered[key] === undefined ? 'missing' : 'malformed';
		else if (hasJumped(before, now)) refused[key] = 'jumped';
		else if (now !== before) accepted[key] = written(now);
	}
	return { accepted, refused };
}

/**
 * Turns what services of rates publish, units of each currency for one unit of any of them, into kyat per unit.
 * @param quotes numbers or decimal texts keyed by ISO 4217 code, the kyat among them
 * @returns kyat per unit; currencies that are not quoted, or wrongly so, are left out
 */
export function kyatRates(quotes: Readonly<Record<string, unknown>>): RateTable {
	const kyat = exact(quotes[CURRENCIES[HOME].code]);
	const rates: Partial<Record<CurrencyKey, string>> = {};
	if (kyat === undefined) return rates;
	for (const key of currencyKeys()) {
		const quoted = exact(quotes[CURRENCIES[key].code]);
		if (quoted === undefined) continue;
		const rate = (kyat * SCALE * 2n + quoted) / (quoted * 2n);
		if (rate > 0n) rates[key] = written(rate);
	}
	return rates;
}

const currencyKeys = () => Object.keys(CURRENCIES) as CurrencyKey[];

function hasJumped(before: bigint, now: bigint): boolean {
	const change = now > before ? now - before : before - now;
	return change * 100n > before * BigInt(RATE_JUMP_PERCENT);
}

/** Decimals that quotes are reckoned with: some currencies are worth thousandths of others. */
const EXACT_DECIMALS = 12;

/** A positive decimal number of at most twelve digits before the point, times ten to the given power, cut off. */
function decimal(value: unknown, places: number): bigint | undefined {
	const text = typeof value === 'number' && Number.isFinite(value) ? value.toFixed(EXACT_DECIMALS) : value;
	if (typeof text !== 'string') return undefined;
	const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,40}))?$/.exec(text) ?? [];
	if (whole === undefined) return undefined;
	return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

const positive = (value: bigint | undefined) => (value !== undefined && value > 0n ? value : undefined);

const exact = (value: unknown) => positive(decimal(value, EXACT_DECIMALS));

/** A rate as a whole number of its last stored decimal, rounded half up. */
function scaled(value: unknown): bigint | undefined {
	const fine = decimal(value, RATE_DECIMALS + 1);
	return fine === undefined ? undefined : positive((fine + 5n) / 10n);
}

function written(value: bigint): string {
	const digits = String(value).padStart(RATE_DECIMALS + 1, '0');
	return `${digits.slice(0, -RATE_DECIMALS)}.${digits.slice(-RATE_DECIMALS)}`.replace(/\.?0+$/, '');
}
