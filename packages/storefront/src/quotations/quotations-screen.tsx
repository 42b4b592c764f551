import { defineScreen } from '../app/screen.ts';
import { QUOTATIONS_PATH, quotationsRequest } from './quotation-filter.ts';
import { QuotationsPage } from './quotations-page.tsx';

const screen = defineScreen({
	Component: QuotationsPage,
	// Guests may come here and have none: the page tells them why, so a refusal is no error page.
	queries: ({ url }) => ({ critical: [], optional: [quotationsRequest(url.searchParams)] }),
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
