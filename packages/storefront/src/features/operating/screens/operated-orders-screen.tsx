import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { operatedOrdersQueries } from '../orders-queries.ts';
import { OperatedOrdersPage } from './operated-orders-page.tsx';

const screen = defineScreen({
	Component: OperatedOrdersPage,
	queries: operatedOrdersQueries,
	head: ({ t }) => ({
		title: t('operating:sections.orders'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.orders.path,
		robots: 'noindex',
	}),
	states: ['ready', 'needing-a-person', 'nothing-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedOrders', 'tracking', 'listTools', 'account', 'failures'],
});

/** Orders, which staff find and which need a person. */
export const { Component, queries, head, states, namespaces } = screen;
