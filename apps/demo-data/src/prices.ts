import type { Edition } from '@zaylat/domain/editions';
import type { Kind } from './catalogue/types.ts';
import type { Measure, Words } from './words.ts';

/** How a price grows with the size: less than the content does, so that a large pack is the better buy. */
const SIZE_EXPONENT = 0.85;

/** How many of the smallest unit of its dimension a unit has. */
const UNIT_SIZES: Readonly<Partial<Record<Measure[1], number>>> = { kg: 1_000, l: 1_000, tb: 1_000, m: 100 };

/** The amount of a measure in the smallest unit of its dimension: grams, millilitres, centimetres, gigabytes. */
export const contentOf = ([amount, unit]: Measure): number => amount * (UNIT_SIZES[unit] ?? 1);

/** Units of what is in a pack; the others tell how large or strong a product is. */
const CONTENTS: ReadonlySet<Measure[1]> = new Set([
	'g',
	'kg',
	'ml',
	'l',
	'pieces',
	'sachets',
	'sheets',
	'tablets',
	'rolls',
	'months',
]);
export const isContents = ([, unit]: Measure): boolean => CONTENTS.has(unit);

/** By how much a price grows from one measure to another. */
export const sizeFactor = (measure: Measure | undefined, first: Measure | undefined): number =>
	measure && first ? (contentOf(measure) / contentOf(first)) ** SIZE_EXPONENT : 1;

/** A larger pack costs at most this share of as many smaller ones, so that it is not dearer by the unit once rounded. */
const MOST_OF_SMALLER = 0.97;

/** The most that a pack may cost by the pack of the next smaller size and its price. */
export const mostForPack = (
	measure: Measure | undefined,
	smaller: Measure | undefined,
	price: number | undefined,
): number =>
	measure && smaller && price !== undefined && isContents(measure)
		? price * (contentOf(measure) / contentOf(smaller)) * MOST_OF_SMALLER
		: Number.POSITIVE_INFINITY;

/** Where the styles that say so stand between the plainest (0) and the best (1) of a kind. */
const STYLE_LEVELS: Readonly<Record<string, number>> = {
	'86': 0,
	'172': 0.4,
	'257': 0.6,
	'706': 1,
	Starter: 0,
	Personal: 0,
	Beginner: 0,
	Small: 0,
	Mini: 0.05,
	Compact: 0.1,
	Pocket: 0.1,
	Student: 0.1,
	Junior: 0.15,
	Standard: 0.3,
	Canvas: 0.3,
	Medium: 0.4,
	Intermediate: 0.5,
	Silver: 0.5,
	Family: 0.6,
	'Gold-plated': 0.7,
	'Small-business': 0.75,
	Large: 0.85,
	Match: 0.85,
	Hardcover: 0.85,
	'Genuine leather': 1,
	Advanced: 1,
	Premium: 1,
};

/** Where a style stands between the plainest (0) and the best (1): a number of its own, the same each time. */
const styleLevel = ([english]: Words): number =>
	STYLE_LEVELS[english] ??
	([...english].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 101, 7) % 101) / 100;

/** The best style costs at least this much more than the plainest one. */
const LEAST_SPREAD = 1.3;

/** The smallest size of a kind; undefined without sizes. */
export const smallestOf = ({ measures = [] }: Kind): Measure | undefined =>
	measures.toSorted((a, b) => contentOf(a) - contentOf(b))[0];

/**
 * The price in kyat of a product of a kind: the kind's base × size × quality. The smallest size in the plainest style
 * costs the least of the kind's prices.
 */
export function kindPrice(
	{ kyat: [least, most], measures = [] }: Kind,
	style: Words,
	measure: Measure | undefined,
): number {
	const [smallest, ...others] = measures.toSorted((a, b) => contentOf(a) - contentOf(b));
	const spread = Math.max(LEAST_SPREAD, most / (least * sizeFactor(others.at(-1) ?? smallest, smallest)));
	return least * sizeFactor(measure, smallest) * spread ** styleLevel(style);
}

/** From how many kyat on prices are rounded to how many. */
const KYAT_STEPS = [
	[100_000, 1_000],
	[20_000, 500],
	[0, 100],
] as const;

/** From how many baht on prices are rounded to which endings: 12, 15 or 49, 189, 12,990. */
const BAHT_ENDINGS = [
	[10_000, 100, [90]],
	[100, 10, [9]],
	[20, 10, [5, 9]],
	[0, 1, [0]],
] as const;

/** Minor units of a price of about so many kyat, as shops of the edition end prices. */
export function shopPrice(edition: Edition, kyat: number): number {
	if (edition === 'mm') {
		const step = KYAT_STEPS.find(([from]) => kyat >= from)?.[1] ?? 100;
		return Math.max(step, Math.round(kyat / step) * step) * 100;
	}
	const baht = Math.max(1, kyat / 100);
	const [, step, endings] = BAHT_ENDINGS.find(([from]) => baht >= from) ?? BAHT_ENDINGS[3];
	const below = Math.floor(baht / step) * step;
	const candidates = [below - step, below, below + step].flatMap((start) => endings.map((ending) => start + ending));
	const nearest = candidates.toSorted((a, b) => Math.abs(a - baht) - Math.abs(b - baht))[0] ?? baht;
	return Math.max(1, nearest) * 100;
}

/** The kyat that an amount in minor units of the edition's currency is about. */
export const kyatOf = (edition: Edition, amount: number) => (edition === 'mm' ? amount / 100 : amount);
