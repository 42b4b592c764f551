import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { digitalProductPath } from '../../../core/paths/digital-path.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { LazyDeliverTo } from '../../addresses/lazy-deliver-to.tsx';
import { sharedPicture } from '../../catalog/product-json-ld.ts';
import { LazySellerCard } from '../../shops/lazy-seller-card.tsx';
import { LazyCompareControl } from '../components/lazy-compare-control.tsx';
import { LazyCouponsRow } from '../components/lazy-coupons-row.tsx';
import { LazyPurchaseTerms } from '../components/lazy-purchase-terms.tsx';
import { firstSentences } from '../first-sentences.ts';
import { LazyBelowProduct } from '../lazy-below-product.tsx';
import { productPageJsonLd } from '../product-json-ld.ts';
import { productQueries } from '../queries.ts';
import { ProductFailure } from './product-failure.tsx';
import { ProductPage } from './product-page.tsx';

const screen = defineScreen({
	Component: ProductPage,
	Failure: ProductFailure,
	queries: productQueries,
	// Digital goods have an area of their own.
	moved: ({ brand }, { product }) =>
		product.data.kind === 'digital' ? digitalProductPath(brand, product.data.id) : undefined,
	head: (context, data) => {
		const product = data.product.data;
		const reviews = data.reviews?.data.items ?? [];
		const [cheapest] = data.delivery?.data.services ?? [];
		const country = LOCAL_COUNTRIES.find(({ value }) => value === context.deliveryCountry)?.icon.toUpperCase();
		return {
			title: product.name,
			description: firstSentences(product.description) || `${product.name} · ${context.brand.name}`,
			canonicalPath: productPath(product.id),
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
		'shop-away',
		'sold-out',
		'pre-order',
		'least-order',
		'no-ratings',
		'other-currency',
		'delivered-at-home',
		'no-delivery-service',
		'bulky-goods',
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
		'question-kept',
		'too-many-questions',
		'sections-down',
		'gone',
		'elsewhere',
		'server-down',
		'offline',
	],
	namespaces: ['product', 'catalog'],
	parts: [LazyDeliverTo, LazyCouponsRow, LazyPurchaseTerms, LazySellerCard, LazyCompareControl, LazyBelowProduct],
});

/** A product (Specification §2); the single product page of mobile devices shows the same. */
export const { Component, Failure, queries, moved, head, states, namespaces, parts } = screen;
