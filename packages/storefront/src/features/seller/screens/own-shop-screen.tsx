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
	states: [
		'ready',
		'away',
		'paused',
		'with-problems',
		'restored',
		'complete',
		'address-form',
		'bank-form',
		'own-categories',
		'asks-for-password',
		'no-shop',
		'loading',
		'server-down',
	],
	namespaces: [
		'ownShop',
		'shopParts',
		'selling',
		'desk',
		'editing',
		'reviewing',
		'catalog',
		'failures',
		'addresses',
		'account',
	],
});

/** A seller's shop: what it tells, its pictures, until when it is away, delivery, own categories, where parcels go back to, where it is paid (Decision 15). */
export const { Component, queries, head, states, namespaces } = screen;
