import { checkSearchText, INVALID_SEARCH_PATH } from '@zaylat/domain/search';
import { defineScreen } from '../../../core/screen/screen.ts';
import { POST_OFFICES_PATH, readPostOfficeSearch } from '../post-office-search.ts';
import { postOfficesQueries } from '../queries.ts';
import { PostOfficesPage } from './post-offices-page.tsx';

const screen = defineScreen({
	Component: PostOfficesPage,
	queries: postOfficesQueries,
	head: ({ t, url }) => ({
		title: t('tools:postOffices.title'),
		description: t('tools:postOffices.description'),
		canonicalPath: POST_OFFICES_PATH,
		// A search is a way to the page, not a page of its own.
		...(url.searchParams.size > 0 ? { robots: 'noindex, follow' } : {}),
	}),
	redirect: ({ url, edition }) => {
		const { text } = readPostOfficeSearch(url.searchParams, edition);
		return checkSearchText(text).kind === 'invalid' ? INVALID_SEARCH_PATH : undefined;
	},
	states: ['ready', 'searched', 'empty', 'loading', 'offline', 'server-down'],
	namespaces: ['tools', 'catalog'],
});

/** The search for post offices (Specification §1; Decision 22). */
export const { Component, queries, head, redirect, states, namespaces } = screen;
