import { defineScreen } from '../../../core/screen/screen.ts';
import { ORDERS_PATH } from '../order-filter.ts';
import { ordersQueries } from '../queries.ts';
import { OrdersPage } from './orders-page.tsx';

const screen = defineScreen({
	Component: OrdersPage,
	queries: ordersQueries,
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
		'late',
		'delivered',
		'return-requested',
		'returned-in-part',
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
