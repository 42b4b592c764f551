import type { Edition } from '@zaylat/domain/editions';
import type { Measure, Words } from '../words.ts';
import type { Family } from './families.ts';
import type { OptionSet } from './options.ts';

/** A kind of product: each product of the demo is one of its styles, sometimes in one of its sizes. */
export interface Kind {
	/** Icon of the picture set. */
	readonly icon: string;
	/** Turns of the colour wheel (0 to 11) in which its picture looks right; none for food. */
	readonly hues?: readonly number[];
	readonly noun: Words;
	readonly about: Words;
	readonly family: Family;
	/** Styles of its own, where those of the family do not fit. */
	readonly styles?: readonly Words[];
	/** English names of the family's styles that do not fit. */
	readonly omits?: readonly string[];
	readonly options?: OptionSet;
	/** A file to download instead of a code; for digital goods. */
	readonly gives?: 'file';
	readonly measures?: readonly Measure[];
	/** Values of a card in the currency of each edition, instead of styles: the name says the value, which is the price. */
	readonly faceValues?: Readonly<Record<Edition, readonly number[]>>;
	/** Cheapest and dearest price in kyat. */
	readonly kyat: readonly [min: number, max: number];
}

export interface LastCategory {
	readonly slug: string;
	readonly kinds: readonly Kind[];
}
export interface ChildCategory {
	readonly slug: string;
	readonly children: readonly LastCategory[];
}
/** A category of the base data, by its slug, with the kinds of products in it. */
export interface FirstCategory {
	readonly slug: string;
	readonly children: readonly ChildCategory[];
}

/**
 * A kind of product on few lines.
 * @param hues Turns of the colour wheel that suit its picture; empty for what has one colour, such as food.
 */
export function kind(
	icon: string,
	hues: readonly number[],
	family: Family,
	kyat: readonly [min: number, max: number],
	noun: Words,
	about: Words,
	more: Pick<Kind, 'options' | 'measures' | 'styles' | 'omits' | 'gives' | 'faceValues'> = {},
): Kind {
	return { icon, noun, about, family, kyat, ...(hues.length > 0 && { hues }), ...more };
}
