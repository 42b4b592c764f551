import { defineScreen, type ScreenContext } from '../screen/screen.ts';
import { InvalidSearchPage } from './invalid-search-page.tsx';

export const { Component, head, states, namespaces } = defineScreen({
	Component: InvalidSearchPage,
	head: ({ t, url }: ScreenContext) => ({
		title: t('errors:search_invalid.title'),
		description: t('errors:search_invalid.advice'),
		canonicalPath: url.pathname,
		robots: 'noindex',
	}),
	states: ['ready'],
	namespaces: [],
});
