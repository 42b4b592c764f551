import { digitalHomePath, digitalProductPath } from '../../../core/paths/digital-path.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { breadcrumbList } from '../../../core/screen/json-ld.ts';
import type { Head, ScreenContext } from '../../../core/screen/screen.ts';
import type { ScreenData } from '../../../core/screen/screen-queries.ts';
import { productJsonLd, sharedPicture } from '../../catalog/product-json-ld.ts';
import { firstSentences } from '../../product/first-sentences.ts';
import { trailOf } from '../digital-trail.ts';
import type { digitalProductQueries } from '../queries.ts';

type ProductData = Pick<ScreenData<typeof digitalProductQueries>, 'product'> &
	Partial<Pick<ScreenData<typeof digitalProductQueries>, 'reviews'>>;

/** Goods have their page in the catalogue. */
export const digitalProductMoved = (_: ScreenContext, { product: { data } }: ProductData): string | undefined =>
	data.kind === 'goods' ? productPath(data.id) : undefined;

/** What the pages of a digital product say of themselves; the one within the digital area is canonical (ADR 15). */
export function digitalProductHead(context: ScreenContext, data: ProductData): Head {
	const { t, brand, language, url } = context;
	const product = data.product.data;
	const path = digitalProductPath(brand, product.id);
	const way = [
		{ name: t('digital:home.title'), to: digitalHomePath(brand) },
		...trailOf(product.categoryPath, brand, language),
		{ name: product.name, to: path },
	];
	return {
		title: product.name,
		description: firstSentences(product.description) || `${product.name} · ${brand.name}`,
		canonicalPath: path,
		isOfOneEdition: true,
		image: sharedPicture(product),
		jsonLd: [
			productJsonLd(
				product,
				{ path, origin: url.origin, country: context.edition.toUpperCase(), now: context.now() },
				data.reviews?.data.items ?? [],
			),
			breadcrumbList(way, url.origin),
		],
	};
}
