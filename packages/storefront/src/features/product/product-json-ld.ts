import type { Product, Review } from '@zaylat/api-client/contract';
import { categoryPathOf } from '../../core/paths/category-path.ts';
import { productPath } from '../../core/paths/product-path.ts';
import { breadcrumbList } from '../../core/screen/json-ld.ts';
import type { JsonLd, ScreenContext } from '../../core/screen/screen.ts';
import { productJsonLd, type ToldDelivery } from '../catalog/product-json-ld.ts';

/** Goods as search engines read them, and the way to them. */
export function productPageJsonLd(
	product: Product,
	reviews: readonly Review[],
	{ url: { origin }, edition, language, t, now }: Pick<ScreenContext, 'url' | 'edition' | 'language' | 't' | 'now'>,
	delivery: ToldDelivery | undefined,
): readonly JsonLd[] {
	const { categoryPath: path } = product;
	const way = [
		{ name: t('catalog:category.home'), to: '/' },
		...path.map(({ name }, place) => ({
			name: name[language],
			to: categoryPathOf(path.slice(0, place + 1).map(({ slug }) => slug)),
		})),
		{ name: product.name, to: productPath(product.id) },
	];
	return [
		productJsonLd(
			product,
			{ path: productPath(product.id), origin, country: edition.toUpperCase(), now: now(), delivery },
			reviews,
		),
		breadcrumbList(way, origin),
	];
}
