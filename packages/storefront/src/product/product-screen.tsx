import { productDetail } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { productPath } from '../shared/product-card/product-path.ts';
import { ProductFailure } from './product-failure.tsx';
import { productJsonLd, sharedPicture } from './product-json-ld.ts';
import { ProductPage } from './product-page.tsx';

const screen = defineScreen({
	Component: ProductPage,
	Failure: ProductFailure,
	queries: ({ params }) => ({ critical: [productDetail(params.id ?? '')] }),
	head: ({ params, t, brand, url }, read) => {
		const product = read(productDetail(params.id ?? ''))?.data;
		const canonicalPath = productPath(params.id ?? '');
		if (product === undefined) {
			return { title: t('product:goneTitle'), description: t('product:goneText'), canonicalPath, robots: 'noindex' };
		}
		return {
			title: product.name,
			description: firstSentences(product.description) || `${product.name} · ${brand.name}`,
			canonicalPath,
			isOfOneEdition: true,
			image: sharedPicture(product),
			jsonLd: productJsonLd(product, url.origin),
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
		'no-ratings',
		'other-currency',
		'long-texts',
		'loading',
		'adding',
		'added',
		'not-added',
		'gone',
		'server-down',
	],
	namespaces: ['product', 'catalog'],
});

/** A product (Specification §2); the single product page of mobile devices shows the same. */
export const { Component, Failure, queries, head, states, namespaces } = screen;

const DESCRIPTION_LENGTH = 155;

function firstSentences(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= DESCRIPTION_LENGTH) return line;
	return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
