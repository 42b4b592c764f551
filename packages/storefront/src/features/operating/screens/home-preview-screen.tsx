import { defineScreen } from '../../../core/screen/screen.ts';
import { PREVIEW_PATH } from '../content/content-path.ts';
import { homePreviewQueries } from '../content/content-queries.ts';
import { HomePreviewPage } from './home-preview-page.tsx';

const screen = defineScreen({
	Component: HomePreviewPage,
	queries: homePreviewQueries,
	head: ({ t }) => ({
		title: t('content:preview.title'),
		description: t('operating:description'),
		canonicalPath: PREVIEW_PATH,
		robots: 'noindex',
	}),
	states: ['now', 'with-drafts', 'other-language', 'empty', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'content', 'account', 'home', 'catalog', 'coupons', 'failures'],
});

/** The home page of a moment, as staff look at it beforehand. */
export const { Component, queries, head, states, namespaces } = screen;
