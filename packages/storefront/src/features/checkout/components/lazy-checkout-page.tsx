import { useIsOnline } from '@zaylat/ui/offline-bar';
import { DefaultFailure } from '../../../core/failures/default-failure.tsx';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { StepSkeleton } from './checkout-skeleton.tsx';

/** The steps after the cart. Their code and texts load with the first step; the cart does not need them. */
export const LazyCheckoutPage = lazyComponent(async () => (await import('./checkout-page.tsx')).CheckoutPage, {
	namespaces: ['checkout', 'addresses', 'paying'],
	fallback: <LoadingStep />,
});

/** Stands in the place of the first step while its code loads; without a connection it would stand there in silence. */
function LoadingStep() {
	if (useIsOnline()) return <StepSkeleton />;
	const failure = { code: 'offline', status: 503, retryable: true };
	return <DefaultFailure failure={failure} retry={() => window.location.reload()} isRetrying={false} />;
}
