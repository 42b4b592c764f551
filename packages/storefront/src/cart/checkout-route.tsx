import { useLocation } from 'react-router';
import { CartPage } from './cart-page.tsx';
import { LazyCheckoutPage } from './checkout/lazy-checkout-page.tsx';
import { checkoutStepOf } from './checkout-step.ts';

/** The cart, or the step after it that the address asks for (Decision 21). */
export function CheckoutRoute() {
	const step = checkoutStepOf(new URLSearchParams(useLocation().search));
	return step === undefined ? <CartPage /> : <LazyCheckoutPage />;
}
