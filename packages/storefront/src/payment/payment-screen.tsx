import { orderDetail } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { readPaymentAddress } from './payment-address.ts';
import { PaymentPage } from './payment-page.tsx';

const orderOf = ({ url }: Pick<ScreenContext, 'url'>) => {
	const address = readPaymentAddress(url.searchParams);
	return address.kind === 'order' ? orderDetail(address.code) : undefined;
};

const screen = defineScreen({
	Component: PaymentPage,
	queries: (context) => {
		const order = orderOf(context);
		return { critical: order ? [order] : [] };
	},
	head: ({ t, brand }: ScreenContext) => ({
		title: t('payment:title'),
		description: t('payment:description', { brand: brand.name }),
		canonicalPath: '/Payment',
		robots: 'noindex',
	}),
	states: [
		'qr',
		'thai-qr',
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
