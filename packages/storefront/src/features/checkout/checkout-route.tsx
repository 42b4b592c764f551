import { useLocation } from 'react-router';
import { checkoutStepOf } from '../../core/paths/checkout-path.ts';
import { CartPage } from '../cart/screens/cart-page.tsx';
import { LazyCheckoutPage } from './components/lazy-checkout-page.tsx';

/** The cart, or the step after it that the address asks for (Decision 21). */
export function CheckoutRoute() {
	const step = checkoutStepOf(new URLSearchParams(useLocation().search));
	return step === undefined ? <CartPage next={LazyCheckoutPage} /> : <LazyCheckoutPage />;
}
