import { checkoutPath, checkoutStepOf } from '../../../core/paths/checkout-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { CartFailure } from '../../cart/screens/cart-failure.tsx';
import { CheckoutRoute } from '../checkout-route.tsx';
import { cartQueries } from '../queries.ts';

const screen = defineScreen({
	Component: CheckoutRoute,
	Failure: CartFailure,
	queries: cartQueries,
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
		'coupon-of-categories',
		'coupon-of-other-categories',
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
