import { defineScreen } from '../../../core/screen/screen.ts';
import { sellingQueries } from '../queries.ts';
import { SELLING_PATH } from '../selling-search.ts';
import { SellingPage } from './selling-page.tsx';

const screen = defineScreen({
	Component: SellingPage,
	queries: sellingQueries,
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
		'answering-few-left',
		'answering-none-left',
		'empty',
		'no-shop',
		'loading',
		'server-down',
	],
	namespaces: ['selling', 'desk', 'returns', 'tracking', 'wholesale', 'catalog', 'failures', 'reviews'],
});

/** Orders and price requests of the shops that an account owns (Decision 15). */
export const { Component, queries, head, states, namespaces } = screen;
