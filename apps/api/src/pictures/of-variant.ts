import type { StoredOption } from '../db/schema/index.ts';

/** What of a product decides its pictures. */
interface Pictured {
	readonly options: readonly StoredOption[];
	readonly pictureKeys: readonly string[];
}

/**
 * Picture keys of a variant: those of its first option value that has pictures of its own, else the product's.
 * @param values the variant's values, in the order of the options
 */
export function variantPictures({ options, pictureKeys }: Pictured, values: readonly string[]): readonly string[] {
	for (const [place, option] of options.entries()) {
		const own = option.values.find(({ key }) => key === values[place])?.pictureKeys;
		if (own !== undefined && own.length > 0) return own;
	}
	return pictureKeys;
}

/** Picture key of a variant in lists, carts and orders. */
export const variantPicture = (product: Pictured, values: readonly string[]): string =>
	variantPictures(product, values)[0] ?? '';
