import { defineScreen } from '../../../core/screen/screen.ts';
import { BANNER_PATH } from '../content/content-path.ts';
import { homeContentQueries } from '../content/content-queries.ts';
import { BannerPage } from './banner-page.tsx';

const screen = defineScreen({
	Component: BannerPage,
	queries: homeContentQueries,
	head: ({ t }) => ({
		title: t('content:banners.form'),
		description: t('operating:description'),
		canonicalPath: BANNER_PATH,
		robots: 'noindex',
	}),
	states: ['new', 'planned', 'incomplete', 'refused', 'not-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'content', 'account', 'failures', 'reviewing', 'pictures'],
});

/** The form of a banner of the home page. */
export const { Component, queries, head, states, namespaces } = screen;
