import { defineScreen } from '../app/screen.ts';
import { ORDERS_PATH, ordersRequest } from './order-filter.ts';
import { OrdersPage } from './orders-page.tsx';

const screen = defineScreen({
	Component: OrdersPage,
	// The way by states and the search stay when the list cannot be loaded.
	queries: ({ url }) => ({ critical: [], optional: [ordersRequest(url.searchParams)] }),
	head: ({ t, brand }) => ({
		title: t('orders:title'),
		description: t('orders:description', { brand: brand.name }),
		canonicalPath: ORDERS_PATH,
		robots: 'noindex',
	}),
	states: [
		'ready',
		'one',
		'to-pay',
		'delivered',
		'none-in-state',
		'found',
		'none-found',
		'empty',
		'guest',
		'long-texts',
		'loading',
		'offline',
		'server-down',
	],
	namespaces: ['orders', 'catalog', 'tracking'],
});

/** The orders of the account, by where they stand (Specification §4, Decision 22). */
export const { Component, queries, head, states, namespaces } = screen;
