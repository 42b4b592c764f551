import type { Product, Variant } from '../products/contract.ts';
import { refuse } from './answer.ts';
import type { Catalogue } from './catalogue.ts';

/** A product of the catalogue. @throws MockRefusal `product_not_found` */
export const productIn = ({ all }: Catalogue, id: string): Product =>
	all.find((product) => product.id === id) ?? refuse('product_not_found');

/** Products by their ids, in the order of these; unknown ids are left out. */
export const productsBy = (products: readonly Product[], ids: readonly string[]): Product[] =>
	ids.flatMap((id) => products.filter((product) => product.id === id));

/** The first variant that fits, with its product. */
export function soldBy(
	products: readonly Product[],
	fits: (product: Product, variant: Variant) => boolean,
): { readonly product: Product; readonly variant: Variant } | undefined {
	for (const product of products) {
		const variant = product.variants.find((each) => fits(product, each));
		if (variant) return { product, variant };
	}
	return undefined;
}

/** What a variant differs in, as carts and orders name it. */
export const variantName = ({ options }: Product, { values }: Variant): string =>
	options.map((option, place) => option.values.find(({ key }) => key === values[place])?.name ?? '').join(', ');

/** Each category of the catalogue as the path to it, from its first level. */
export const categoryPaths = ({ categories, digitalCategories }: Catalogue) =>
	[...categories, ...digitalCategories].flatMap((first) => [
		{ first, path: [first] as const, children: first.children },
		...first.children.flatMap((child) => [
			{ first, path: [first, child] as const, children: child.children },
			...child.children.map((last) => ({ first, path: [first, child, last] as const, children: [] })),
		]),
	]);
