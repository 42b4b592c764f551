import { home } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { HomePage } from './home-page.tsx';

const screen = defineScreen({
	Component: HomePage,
	queries: () => ({ critical: [home()] }),
	head: ({ t, brand, url }) => {
		const name = brand.name;
		return {
			title: t('home:title', { brand: name }),
			description: t('home:description'),
			canonicalPath: '/',
			jsonLd: {
				'@context': 'https://schema.org',
				'@type': 'WebSite',
				name,
				url: url.origin,
				potentialAction: {
					'@type': 'SearchAction',
					target: `${url.origin}/search-results?search={search_term_string}`,
					'query-input': 'required name=search_term_string',
				},
			},
		};
	},
	states: ['ready', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['home', 'catalog'],
});

/** The shop window of an edition (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
