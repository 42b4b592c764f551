import { cart } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { CartFailure } from './cart-failure.tsx';
import { CartPage } from './cart-page.tsx';

const screen = defineScreen({
	Component: CartPage,
	Failure: CartFailure,
	queries: () => ({ critical: [cart()] }),
	head: ({ t, brand }) => ({
		title: t('cart:title'),
		description: t('cart:description', { brand: brand.name }),
		canonicalPath: '/Checkout',
		robots: 'noindex',
	}),
	states: [
		'ready',
		'one-line',
		'many-lines',
		'empty',
		'sold-out',
		'quantity-refused',
		'removed',
		'other-currency',
		'long-texts',
		'loading',
		'server-down',
		'connection-lost',
	],
	namespaces: ['cart', 'catalog'],
});

/** The cart, first step of the checkout (Decision 21). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
