import { checkoutPath } from '../../../core/paths/checkout-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { CheckoutPage } from '../components/checkout-page.tsx';

const screen = defineScreen({
	Component: CheckoutPage,
	// What was decided is known to the tab alone, so the tab asks.
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
		'coupon-of-categories',
		'review',
		'review-first-address',
		'review-incomplete',
		'review-change-address',
		'review-change-delivery',
		'buy-now',
		'pre-order',
		'bulky-goods',
		'buy-now-sold-out',
		'buy-now-few-left',
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
export const { Component, head, states, namespaces } = screen;
