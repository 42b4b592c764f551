import { lazyComponent } from '../../app/lazy-component.tsx';
import { StepSkeleton } from './checkout-skeleton.tsx';

/** The steps after the cart. Their code and texts load with the first step; the cart does not need them. */
export const LazyCheckoutPage = lazyComponent(async () => (await import('./checkout-page.tsx')).CheckoutPage, {
	namespaces: ['checkout', 'addresses'],
	fallback: <StepSkeleton />,
});
