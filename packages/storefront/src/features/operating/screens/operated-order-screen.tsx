import { defineScreen } from '../../../core/screen/screen.ts';
import { operatedOrderPath } from '../orders-path.ts';
import { operatedOrderQueries } from '../orders-queries.ts';
import { OperatedOrderPage } from './operated-order-page.tsx';

const screen = defineScreen({
	Component: OperatedOrderPage,
	queries: operatedOrderQueries,
	head: ({ t, params }) => ({
		title: t('operating:sections.orders'),
		description: t('operating:description'),
		canonicalPath: operatedOrderPath(params.id ?? ''),
		robots: 'noindex',
	}),
	states: ['ready', 'cancelling', 'noting', 'refund', 'refused', 'not-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedOrders', 'tracking', 'paying', 'returns', 'account', 'failures'],
});

/** One order with what happened to it, and what staff can do. */
export const { Component, queries, head, states, namespaces } = screen;
