import { LIBRARY_PATH } from '../../../core/paths/digital-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { libraryQueries } from '../queries.ts';
import { LibraryPage } from './library-page.tsx';

const screen = defineScreen({
	Component: LibraryPage,
	queries: libraryQueries,
	head: ({ t, brand }) => ({
		title: t('library:title'),
		description: t('library:description', { brand: brand.name }),
		canonicalPath: LIBRARY_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'code-shown', 'empty', 'long-texts', 'loading', 'offline', 'server-down'],
	namespaces: ['library', 'catalog', 'failures'],
});

/** Codes, plans and downloads that the account holds (Specification §3; Decisions 14 and 22). */
export const { Component, queries, head, states, namespaces } = screen;
