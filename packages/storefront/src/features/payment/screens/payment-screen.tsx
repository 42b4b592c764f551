import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { paymentQueries } from '../queries.ts';
import { PaymentPage } from './payment-page.tsx';

const screen = defineScreen({
	Component: PaymentPage,
	queries: paymentQueries,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('payment:title'),
		description: t('payment:description', { brand: brand.name }),
		canonicalPath: '/Payment',
		robots: 'noindex',
	}),
	states: [
		'qr',
		'thai-qr',
		'other-way',
		'named-wallet',
		'demo-bank',
		'card',
		'mobile-banking',
		'declined',
		'expired',
		'left',
		'leaving',
		'nothing-to-pay',
		'wallet',
		'wallet-mismatch',
		'starting',
		'start-refused',
		'connection-lost',
		'sandbox',
	],
	namespaces: ['payment', 'paying', 'addresses', 'catalog', 'failures'],
});

/** Paying an order at the gateway (Specification §2, §4; Decision 11). */
export const { Component, queries, head, states, namespaces } = screen;
