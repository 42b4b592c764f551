import type { ProductSummary } from '@zaylat/api-client/contract';

/**
 * The brand of a product and what its name says beyond it, for cards, which show them on lines of their own.
 * @returns the whole name alone where it does not begin with the brand, so that nothing is said twice
 */
export function brandAndName({ name, brand }: Pick<ProductSummary, 'name' | 'brand'>): {
	readonly brand?: string;
	readonly name: string;
} {
	if (brand === undefined || !name.startsWith(`${brand} `)) return { name };
	return { brand, name: name.slice(brand.length + 1) };
}
