import { type Brand, createBrand } from '@zaylat/domain/brand';

/**
 * The brand that settings name by `BRAND_SLUG` and `BRAND_NAME`; Zaylat unless set.
 * @throws RangeError when the slug could not be in a path
 */
export const brandIn = ({ BRAND_SLUG, BRAND_NAME }: Readonly<Record<string, string | undefined>>): Brand =>
	createBrand(BRAND_SLUG || undefined, BRAND_NAME || undefined);

/** The brand that messages, documents and help name: that of the shop in front of this API. */
export const BRAND = brandIn(process.env);
