import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { pagesQueries } from '../pages/page-queries.ts';
import { PagesPage } from './pages-page.tsx';

const screen = defineScreen({
	Component: PagesPage,
	queries: pagesQueries,
	head: ({ t }) => ({
		title: t('operating:sections.pages'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.pages.path,
		robots: 'noindex',
	}),
	states: ['ready', 'first-day', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'pages', 'account', 'failures'],
});

/** Help and legal pages, as staff see them. */
export const { Component, queries, head, states, namespaces } = screen;
