import { orderPath } from '../../../core/paths/order-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { orderQueries } from '../queries.ts';
import { OrderFailure } from './order-failure.tsx';
import { ORDER_GONE } from './order-gone.ts';
import { OrderPage } from './order-page.tsx';

const screen = defineScreen({
	Component: OrderPage,
	Failure: OrderFailure,
	gone: ORDER_GONE,
	queries: orderQueries,
	head: ({ t, brand }, { order }) => {
		const { code } = order.data;
		return {
			title: t('orders:card.title', { code }),
			description: t('orders:description', { brand: brand.name }),
			canonicalPath: orderPath(code),
			robots: 'noindex',
		};
	},
	states: [
		'delivered',
		'on-the-way',
		'late',
		'demo-courier',
		'to-pay',
		'payment-failed',
		'paid',
		'cancelling',
		'cancel-refused',
		'cancelled',
		'confirming',
		'bought-again',
		'reviewing',
		'returning',
		'return-requested',
		'return-accepted',
		'return-declined',
		'returned-in-part',
		'returning-the-rest',
		'returned-with-coupon',
		'parcel-cancelled',
		'not-found',
		'long-texts',
		'offline',
		'server-down',
	],
	namespaces: ['orders', 'paying', 'catalog', 'tracking', 'reviewing', 'pictures', 'returns', 'sheet', 'failures'],
});

/** One order with all that happens to it (Specification §2, §4). */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
