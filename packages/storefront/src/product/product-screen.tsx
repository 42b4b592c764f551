import { productDelivery, productDetail } from '@zaylat/api-client';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { LazyDeliverTo } from '../shared/deliver-to/lazy-deliver-to.tsx';
import { digitalProductPath } from '../shared/digital-path/digital-path.ts';
import { sharedPicture } from '../shared/json-ld/product-json-ld.ts';
import { productPath } from '../shared/product-card/product-path.ts';
import { firstSentences } from '../shared/product-page/first-sentences.ts';
import { LazyBelowProduct } from '../shared/product-page/lazy-below-product.tsx';
import { questionQueries } from '../shared/questions/question-queries.ts';
import { firstReviews, reviewQueries } from '../shared/reviews/review-queries.ts';
import { LazySellerCard } from '../shared/seller-card/lazy-seller-card.tsx';
import { LazyPurchaseTerms } from './components/lazy-purchase-terms.tsx';
import { ProductFailure } from './product-failure.tsx';
import { productPageJsonLd } from './product-json-ld.ts';
import { ProductPage } from './product-page.tsx';

const idOf = ({ params }: Pick<ScreenContext, 'params'>) => params.id ?? '';
const deliveryOf = (context: Pick<ScreenContext, 'params' | 'deliveryCountry'>) =>
	productDelivery(idOf(context), { country: context.deliveryCountry });

const screen = defineScreen({
	Component: ProductPage,
	Failure: ProductFailure,
	queries: (context) => ({
		critical: [productDetail(idOf(context))],
		optional: [deliveryOf(context), ...reviewQueries(idOf(context)), ...questionQueries(idOf(context))],
	}),
	// Digital goods have an area of their own.
	moved: (context, read) =>
		read(productDetail(idOf(context)))?.data.kind === 'digital'
			? digitalProductPath(context.brand, idOf(context))
			: undefined,
	head: (context, read) => {
		const { t, brand } = context;
		const product = read(productDetail(idOf(context)))?.data;
		const canonicalPath = productPath(idOf(context));
		if (product === undefined) {
			return { title: t('product:goneTitle'), description: t('product:goneText'), canonicalPath, robots: 'noindex' };
		}
		const reviews = read(firstReviews(product.id))?.data.items ?? [];
		const [cheapest] = read(deliveryOf(context))?.data.services ?? [];
		const country = LOCAL_COUNTRIES.find(({ value }) => value === context.deliveryCountry)?.icon.toUpperCase();
		return {
			title: product.name,
			description: firstSentences(product.description) || `${product.name} · ${brand.name}`,
			canonicalPath,
			isOfOneEdition: true,
			image: sharedPicture(product),
			jsonLd: productPageJsonLd(product, reviews, context, cheapest && country ? { country, cheapest } : undefined),
		};
	},
	states: [
		'ready',
		'on-sale',
		'with-tiers',
		'one-option',
		'many-options',
		'low-stock',
		'sold-out',
		'pre-order',
		'least-order',
		'no-ratings',
		'other-currency',
		'delivered-at-home',
		'no-delivery-service',
		'long-texts',
		'details',
		'loading',
		'adding',
		'added',
		'not-added',
		'enlarged',
		'coupons',
		'asking-price',
		'asking-question',
		'question-asked',
		'too-many-questions',
		'sections-down',
		'gone',
		'elsewhere',
		'server-down',
		'offline',
	],
	namespaces: ['product', 'catalog'],
	parts: [LazyDeliverTo, LazyPurchaseTerms, LazySellerCard, LazyBelowProduct],
});

/** A product (Specification §2); the single product page of mobile devices shows the same. */
export const { Component, Failure, queries, moved, head, states, namespaces, parts } = screen;
