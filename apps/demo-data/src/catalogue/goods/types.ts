import type { Words } from '../../words.ts';
import type { Family } from '../families.ts';
import type { OptionSet } from '../options.ts';

/** A type of product with the products of the demo. */
export interface Goods {
	/** Type of the picture; for kinds of the first catalogue the icon of the kind. */
	readonly pictureType: string;
	/** Slug of its last-level category. */
	readonly category: string;
	readonly family: Family;
	readonly noun: Words;
	readonly about: Words;
	/**
	 * One line for each model: `brand model | qualities | measures | baht | edition`.
	 *
	 * - brand: a key of `BRANDS`, `-` for goods without one; the rest of the cell is the model, the same in all languages
	 * - qualities: keys of `QUALITIES`, joined by `+`; alternatives, separated by `/`, are products of their own
	 * - measures: amounts with one unit, `1/1.8 l`; each is a product of its own
	 * - baht: price, or one for each measure, `990/1290`
	 * - edition: `mm` or `th`; both if empty
	 */
	readonly lines: string;
	readonly options?: OptionSet;
	/** Turns of the colour wheel that suit its picture. */
	readonly hues?: readonly number[];
	/** Packed weight; that of the family unless given. */
	readonly grams?: number;
	/** Whether the model names what the product is made for. */
	readonly isAccessory?: boolean;
}

type More = Pick<Goods, 'options' | 'hues' | 'grams' | 'isAccessory'>;

/** A type of product on few lines. */
export const goods = (
	pictureType: string,
	category: string,
	family: Family,
	noun: Words,
	about: Words,
	lines: string,
	more: More = {},
): Goods => ({ pictureType, category, family, noun, about, lines, ...more });

/** Further products of a kind of the first catalogue, with its texts unless others are given. */
export interface FurtherGoods extends More {
	readonly icon: string;
	readonly lines: string;
	readonly noun?: Words;
	readonly about?: Words;
}

export const further = (
	icon: string,
	lines: string,
	more: Omit<FurtherGoods, 'icon' | 'lines'> = {},
): FurtherGoods => ({
	icon,
	lines,
	...more,
});
