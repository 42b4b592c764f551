import { categories, productDetail } from '@zaylat/api-client';
import type { Head, ReadAnswer, ScreenContext, ScreenQueries } from '../app/screen.ts';
import { digitalHomePath, digitalProductPath } from '../shared/digital-path/digital-path.ts';
import { breadcrumbList } from '../shared/json-ld/json-ld.ts';
import { productJsonLd, sharedPicture } from '../shared/json-ld/product-json-ld.ts';
import { productPath } from '../shared/product-card/product-path.ts';
import { firstSentences } from '../shared/product-page/first-sentences.ts';
import { questionQueries } from '../shared/questions/question-queries.ts';
import { firstReviews, reviewQueries } from '../shared/reviews/review-queries.ts';
import { digitalProductOf } from './digital-product-of.ts';
import { trailOf } from './digital-trail.ts';

const requestOf = ({ params }: Pick<ScreenContext, 'params'>) => productDetail(digitalProductOf(params));

/** What the pages of a digital product ask for. */
export function digitalProductQueries(context: Pick<ScreenContext, 'params'>): ScreenQueries {
	return {
		critical: [requestOf(context)],
		optional: [
			...reviewQueries(digitalProductOf(context.params)),
			...questionQueries(digitalProductOf(context.params)),
			categories('digital'),
		],
	};
}

/** Goods have their page in the catalogue. */
export function digitalProductMoved(context: ScreenContext, read: ReadAnswer): string | undefined {
	const product = read(requestOf(context))?.data;
	return product?.kind === 'goods' ? productPath(product.id) : undefined;
}

/** What the pages of a digital product say of themselves; the one within the digital area is canonical (ADR 15). */
export function digitalProductHead(context: ScreenContext, read: ReadAnswer): Head {
	const { t, brand, language, url } = context;
	const product = read(requestOf(context))?.data;
	if (product === undefined) {
		return {
			title: t('product:goneTitle'),
			description: t('product:goneText'),
			canonicalPath: url.pathname,
			robots: 'noindex',
		};
	}
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
				read(firstReviews(product.id))?.data.items ?? [],
			),
			breadcrumbList(way, url.origin),
		],
	};
}
