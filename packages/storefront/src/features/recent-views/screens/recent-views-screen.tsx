import { defineScreen } from '../../../core/screen/screen.ts';
import { RecentViewsPage } from './recent-views-page.tsx';

const screen = defineScreen({
	Component: RecentViewsPage,
	// What was looked at is the visitor's own: it is asked for once the page, which is everybody's, is there.
	head: ({ t, brand }) => ({
		title: t('wishlist:recent.title'),
		description: t('wishlist:recent.description', { brand: brand.name }),
		canonicalPath: '/RecentViews',
		robots: 'noindex',
	}),
	states: ['ready', 'visitor', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['wishlist', 'catalog'],
});

/** Products looked at (Decisions 20 and 22). */
export const { Component, head, states, namespaces } = screen;
