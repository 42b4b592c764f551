import { checkSearchText, normalizeSearchText, searchResultsPath } from '@zaylat/domain/search';
import { defineScreen, type ReadAnswer, type ScreenContext } from '../app/screen.ts';
import { listingQueries, listingRequest } from '../shared/listing/listing-address.ts';
import { listingJsonLd, listingRobots } from '../shared/listing/listing-head.ts';
import { SearchPage } from './search-page.tsx';
import { searchScope } from './search-scope.ts';

const screen = defineScreen({
	Component: SearchPage,
	queries: ({ url }) => listingQueries(searchScope(url.searchParams), url.searchParams),
	head: ({ url, t, brand }: ScreenContext, read: ReadAnswer) => {
		const text = normalizeSearchText(url.searchParams.get('search') ?? '');
		if (text === '') {
			return {
				title: t('search:everything'),
				description: t('search:everythingDescription', { brand: brand.name }),
				canonicalPath: '/search',
				...listingRobots({}, url.searchParams),
				jsonLd: listingJsonLd(read(listingRequest({}, url.searchParams)), url),
			};
		}
		return {
			title: t('search:title', { text }),
			description: t('search:description', { text, brand: brand.name }),
			canonicalPath: searchResultsPath(text, 'goods', brand),
			robots: 'noindex, follow',
		};
	},
	redirect: ({ url }) => {
		const check = checkSearchText(url.searchParams.get('search') ?? '');
		return check.kind === 'invalid' ? check.redirectTo : undefined;
	},
	states: ['results', 'one-result', 'everything', 'more-pages', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['search', 'catalog'],
});

/** Results of a search, and all products without a text (Specification §2). */
export const { Component, queries, head, redirect, states, namespaces } = screen;
