/** The name that fills `{product}` wherever the specification says it (Decision 1). */
export interface Brand {
	/** As it is in paths: `zaylat`. */
	readonly slug: string;
	/** As it is written: `Zaylat`. */
	readonly name: string;
}

/** Slug of the brand unless a setting says otherwise (Decision 1). */
export const DEFAULT_BRAND_SLUG = 'zaylat';

const capitalized = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1);

/**
 * Makes the brand from its slug, the one setting for it (Decision 1).
 * @param slug lower-case Latin letters and digits
 * @param name as it is written; the slug with a capital letter when left out
 * @returns the brand
 * @throws RangeError when the slug could not be in a path
 */
export function createBrand(slug: string = DEFAULT_BRAND_SLUG, name: string = capitalized(slug)): Brand {
	if (!/^[a-z][a-z0-9]*$/.test(slug)) throw new RangeError(`Not a brand slug: ${slug}`);
	return { slug, name };
}

/**
 * Fills the brand into a path of the specification (Specification §2).
 * @param template for example `/digital{product}` or `/CooperateWithUs/SellOn{Product}`
 * @param brand the brand
 * @returns the template with `{product}` as the slug and `{Product}` as the slug with a capital letter: a name may have
 * characters that do not belong in a path
 */
export function fillBrand(template: string, brand: Brand): string {
	// Most paths name no brand, and a shop fills those of all its routes before its page is hydrated.
	if (!template.includes('{')) return template;
	return template.replaceAll('{product}', brand.slug).replaceAll('{Product}', capitalized(brand.slug));
}
