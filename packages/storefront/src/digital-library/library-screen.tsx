import { defineScreen } from '../app/screen.ts';
import { LIBRARY_PATH } from '../shared/digital-path/digital-path.ts';
import { LibraryPage } from './library-page.tsx';
import { libraryRequest } from './library-path.ts';

const screen = defineScreen({
	Component: LibraryPage,
	queries: ({ url }) => ({ critical: [], optional: [libraryRequest(url.searchParams)] }),
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
