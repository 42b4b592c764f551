import { defineScreen } from '../../../core/screen/screen.ts';
import { quotationsQueries } from '../queries.ts';
import { QUOTATIONS_PATH } from '../quotation-filter.ts';
import { QuotationsPage } from './quotations-page.tsx';

const screen = defineScreen({
	Component: QuotationsPage,
	queries: quotationsQueries,
	head: ({ t }) => ({
		title: t('wholesale:list.title'),
		description: t('wholesale:list.description'),
		canonicalPath: QUOTATIONS_PATH,
		robots: 'noindex',
	}),
	states: [
		'ready',
		'waiting',
		'answered',
		'accepting',
		'accepted',
		'declining',
		'not-changed',
		'few-left',
		'none-left',
		'taken-in-part',
		'none-in-state',
		'empty',
		'guest',
		'long-texts',
		'loading',
		'server-down',
	],
	namespaces: ['wholesale', 'catalog'],
});

/** The prices that a shopper asked for, and what became of them (Decisions 13 and 22). */
export const { Component, queries, head, states, namespaces } = screen;
