import { defineScreen } from '../../../core/screen/screen.ts';
import { searchesQueries } from '../jobs-queries.ts';
import { SECTIONS } from '../operating-path.ts';
import { SearchesPage } from './searches-page.tsx';

const screen = defineScreen({
	Component: SearchesPage,
	queries: searchesQueries,
	head: ({ t }) => ({
		title: t('operating:sections.searches'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.searches.path,
		robots: 'noindex',
	}),
	states: ['ready', 'narrowed', 'empty', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'missedSearches', 'account', 'failures'],
});

/** What shoppers searched for in vain. */
export const { Component, queries, head, states, namespaces } = screen;
