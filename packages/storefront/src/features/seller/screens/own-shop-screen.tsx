import { defineScreen } from '../../../core/screen/screen.ts';
import { OWN_SHOP_PATH, ownShopQueries } from '../shop-queries.ts';
import { OwnShopPage } from './own-shop-page.tsx';

const screen = defineScreen({
	Component: OwnShopPage,
	queries: ownShopQueries,
	head: ({ t }) => ({
		title: t('ownShop:title'),
		description: t('ownShop:head'),
		canonicalPath: OWN_SHOP_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'away', 'paused', 'with-problems', 'no-shop', 'loading', 'server-down'],
	namespaces: ['ownShop', 'selling', 'desk', 'editing', 'catalog', 'failures'],
});

/** What a seller's shop tells, until when it is away, and what delivery costs (Decision 15). */
export const { Component, queries, head, states, namespaces } = screen;
