import { defineScreen } from '../../../core/screen/screen.ts';
import { wishlistQueries } from '../../wishlist/queries.ts';
import { WishlistPage } from './wishlist-page.tsx';

const screen = defineScreen({
	Component: WishlistPage,
	queries: wishlistQueries,
	head: ({ t, brand }) => ({
		title: t('wishlist:title'),
		description: t('wishlist:description', { brand: brand.name }),
		canonicalPath: '/WishList',
		robots: 'noindex',
	}),
	states: [
		'ready',
		'guest',
		'digital',
		'empty',
		'changed',
		'removed',
		'long-texts',
		'loading',
		'server-down',
		'offline',
	],
	namespaces: ['wishlist', 'catalog', 'failures'],
});

/** The wishlist (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
