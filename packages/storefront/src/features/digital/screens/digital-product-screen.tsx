import { defineScreen } from '../../../core/screen/screen.ts';
import { LazyBelowProduct } from '../../product/lazy-below-product.tsx';
import { LazySellerCard } from '../../shops/lazy-seller-card.tsx';
import { digitalProductQueries } from '../queries.ts';
import { DigitalProductFailure } from './digital-product-failure.tsx';
import { digitalProductHead, digitalProductMoved } from './digital-product-head.ts';
import { DigitalProductPage } from './digital-product-page.tsx';

const screen = defineScreen({
	Component: DigitalProductPage,
	Failure: DigitalProductFailure,
	queries: digitalProductQueries,
	moved: digitalProductMoved,
	head: digitalProductHead,
	states: [
		'one-time-code',
		'download',
		'subscription',
		'one-period',
		'licence',
		'on-sale',
		'low-stock',
		'sold-out',
		'no-ratings',
		'other-currency',
		'long-texts',
		'loading',
		'signed-out',
		'added',
		'not-added',
		'reviews-down',
		'gone',
		'elsewhere',
		'server-down',
	],
	namespaces: ['product', 'digital', 'catalog'],
	parts: [LazySellerCard, LazyBelowProduct],
});

/** A digital product within the digital area (Specification §2, §3; Decision 14). */
export const { Component, Failure, queries, moved, head, states, namespaces, parts } = screen;
