import { defineScreen } from '../app/screen.ts';
import { CheckoutPage } from './checkout/checkout-page.tsx';
import { checkoutPath } from './checkout-step.ts';

const screen = defineScreen({
	Component: CheckoutPage,
	// What was decided is known to the tab alone, so the tab asks.
	queries: () => ({ critical: [] }),
	head: ({ t, brand }) => ({
		title: t('checkout:title'),
		description: t('checkout:description', { brand: brand.name }),
		canonicalPath: checkoutPath(),
		robots: 'noindex',
	}),
	states: [
		'address',
		'first-address',
		'kept-address',
		'address-problems',
		'no-service',
		'delivery',
		'payment',
		'all-ways-to-pay',
		'points-and-coupon',
		'review',
		'review-first-address',
		'review-change-address',
		'review-change-delivery',
		'buy-now',
		'review-other-currency',
		'changed',
		'unsure',
		'attention',
		'nothing-to-order',
		'loading',
		'server-down',
		'long-texts',
		'offline',
	],
	namespaces: ['checkout', 'addresses', 'paying', 'cart', 'catalog', 'failures'],
});

/** The steps of the checkout after the cart (Decision 21). The cart's screen takes them in by `?step=`. */
export const { Component, queries, head, states, namespaces } = screen;
