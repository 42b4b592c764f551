import { defineScreen } from '../app/screen.ts';
import { SellingPage } from './selling-page.tsx';
import { deskRequest, readSellingSearch, SELLING_PATH } from './selling-search.ts';

const screen = defineScreen({
	Component: SellingPage,
	// The page explains itself to accounts without a shop, so a refused request must not become an error page.
	queries: ({ url }) => ({
		critical: [],
		optional: [deskRequest(readSellingSearch(url.searchParams), url.searchParams.get('cursor') ?? undefined)],
	}),
	head: ({ t }) => ({
		title: t('selling:title'),
		description: t('selling:description'),
		canonicalPath: SELLING_PATH,
		robots: 'noindex',
	}),
	states: [
		'orders',
		'cancelling',
		'one-stage',
		'questions',
		'answering-question',
		'returns',
		'quotations',
		'answering',
		'empty',
		'no-shop',
		'loading',
		'server-down',
	],
	namespaces: ['selling', 'desk', 'returns', 'tracking', 'wholesale', 'catalog', 'failures', 'reviews'],
});

/** Orders and price requests of the shops that an account owns (Decision 15). */
export const { Component, queries, head, states, namespaces } = screen;
