import { defineScreen } from '../../../core/screen/screen.ts';
import { homeContentQueries } from '../content/content-queries.ts';
import { SECTIONS } from '../operating-path.ts';
import { HomeContentPage } from './home-content-page.tsx';

const screen = defineScreen({
	Component: HomeContentPage,
	queries: homeContentQueries,
	head: ({ t }) => ({
		title: t('operating:sections.home'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.home.path,
		robots: 'noindex',
	}),
	states: ['ready', 'empty', 'section', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'content', 'account', 'failures'],
});

/** Banners and sections of the home page, as staff arrange them. */
export const { Component, queries, head, states, namespaces } = screen;
