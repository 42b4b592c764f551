import { orderDetail } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { orderPath } from '../shared/order-path/order-path.ts';
import { OrderFailure } from './order-failure.tsx';
import { ORDER_GONE } from './order-gone.ts';
import { OrderPage } from './order-page.tsx';

const idOf = ({ params }: Pick<ScreenContext, 'params'>) => params.id ?? '';

const screen = defineScreen({
	Component: OrderPage,
	Failure: OrderFailure,
	gone: ORDER_GONE,
	queries: (context: ScreenContext) => ({ critical: [orderDetail(idOf(context))] }),
	head: (context: ScreenContext, read) => {
		const { t, brand } = context;
		const code = read(orderDetail(idOf(context)))?.data.code;
		return {
			title: code === undefined ? t('orders:title') : t('orders:card.title', { code }),
			description: t('orders:description', { brand: brand.name }),
			canonicalPath: orderPath(code ?? idOf(context)),
			robots: 'noindex',
		};
	},
	states: [
		'delivered',
		'on-the-way',
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
		'not-found',
		'long-texts',
		'offline',
		'server-down',
	],
	namespaces: ['orders', 'paying', 'catalog', 'tracking', 'reviewing', 'pictures', 'returns', 'sheet', 'failures'],
});

/** One order with all that happens to it (Specification §2, §4). */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
