import { defineScreen } from '../../../core/screen/screen.ts';
import { PAGE_PATH } from '../pages/page-path.ts';
import { pageQueries } from '../pages/page-queries.ts';
import { PageEditorPage } from './page-editor-page.tsx';

const screen = defineScreen({
	Component: PageEditorPage,
	queries: pageQueries,
	head: ({ t }) => ({
		title: t('pages:editor'),
		description: t('operating:description'),
		canonicalPath: PAGE_PATH,
		robots: 'noindex',
	}),
	states: [
		'published',
		'shipped',
		'draft',
		'problems',
		'differences',
		'not-found',
		'forbidden',
		'loading',
		'server-down',
	],
	namespaces: ['operating', 'pages', 'account', 'failures'],
});

/** The editor of a help or legal page. */
export const { Component, queries, head, states, namespaces } = screen;
