import { cart } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { readBoughtItem } from '../shared/purchase/bought-item.ts';
import { CartFailure } from './cart-failure.tsx';
import { firstLookQueries } from './checkout-first-look.ts';
import { CheckoutRoute } from './checkout-route.tsx';
import { checkoutPath, checkoutStepOf } from './checkout-step.ts';

const screen = defineScreen({
	Component: CheckoutRoute,
	Failure: CartFailure,
	// The steps after the cart ask for themselves: what was decided is known to the tab alone.
	queries({ url }) {
		const step = checkoutStepOf(url.searchParams);
		return step === undefined
			? { critical: [cart()] }
			: { critical: [], served: firstLookQueries(step, readBoughtItem(url.searchParams)) };
	},
	head: ({ t, brand, url }) => {
		const step = checkoutStepOf(url.searchParams);
		return {
			title: step === undefined ? t('cart:title') : t(`cart:stepTitles.${step}`),
			description: t('cart:description', { brand: brand.name }),
			canonicalPath: checkoutPath(step),
			robots: 'noindex',
		};
	},
	states: [
		'ready',
		'one-line',
		'many-lines',
		'empty',
		'sold-out',
		'quantity-refused',
		'changes-waiting',
		'addition-refused',
		'removed',
		'nothing-selected',
		'special-terms',
		'quotation-ended',
		'price-changed',
		'coupon-applied',
		'coupon-refused',
		'other-currency',
		'long-texts',
		'loading',
		'server-down',
		'connection-lost',
	],
	namespaces: ['cart', 'catalog', 'failures'],
});

/** The cart, first step of the checkout (Decision 21). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
