import type { ProductSummary } from '@zaylat/api-client/contract';
import { productPath } from '../paths/product-path.ts';
import type { JsonLd } from './screen.ts';

/** A step of the way to a page. */
export interface BreadcrumbStep {
	readonly name: string;
	/** Path within the shop. */
	readonly to: string;
}

/**
 * The way to a page as search engines read it.
 * @param origin of the edition, for full addresses
 */
export function breadcrumbList(steps: readonly BreadcrumbStep[], origin: string): JsonLd {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ name, to }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: new URL(to, origin).href,
		})),
	};
}

/**
 * Products of a list as search engines read them.
 * @param origin of the edition, for full addresses
 * @param pathOf path of a product's page; that of goods when left out
 */
export function itemList(
	name: string,
	products: readonly Pick<ProductSummary, 'id' | 'name'>[],
	origin: string,
	pathOf: (id: string) => string = productPath,
): JsonLd {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		name,
		numberOfItems: products.length,
		itemListElement: products.map((product, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: product.name,
			url: new URL(pathOf(product.id), origin).href,
		})),
	};
}
