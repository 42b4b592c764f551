import { defineScreen } from '../../../core/screen/screen.ts';
import { digitalProductQueries } from '../queries.ts';
import { DigitalDetailPage } from './digital-detail-page.tsx';
import { DigitalProductFailure } from './digital-product-failure.tsx';
import { digitalProductHead, digitalProductMoved } from './digital-product-head.ts';

const screen = defineScreen({
	Component: DigitalDetailPage,
	Failure: DigitalProductFailure,
	queries: digitalProductQueries,
	moved: digitalProductMoved,
	head: digitalProductHead,
	states: ['ready', 'by-words', 'loading', 'gone', 'server-down'],
	namespaces: ['product', 'digital', 'catalog', 'reviews', 'follow'],
});

/** A digital product on its own page, for links from outside (Specification §2). */
export const { Component, Failure, queries, moved, head, states, namespaces } = screen;
