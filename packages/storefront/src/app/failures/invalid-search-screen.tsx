import { defineScreen, type ScreenContext } from '../screen.ts';
import { InvalidSearchPage } from './invalid-search-page.tsx';

export const { Component, queries, head, states, namespaces } = defineScreen({
	Component: InvalidSearchPage,
	queries: () => ({ critical: [] }),
	head: ({ t, url }: ScreenContext) => ({
		title: t('errors:search_invalid.title'),
		description: t('errors:search_invalid.advice'),
		canonicalPath: url.pathname,
		robots: 'noindex',
	}),
	states: ['ready'],
	namespaces: [],
});
