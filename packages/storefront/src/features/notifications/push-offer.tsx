import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { useIsHydrated } from '../../core/lazy/use-is-hydrated.ts';

const PushBanner = lazyComponent(async () => (await import('./push-banner.tsx')).PushBanner, {
	namespaces: ['push'],
});

/** Offers messages on this device to a shopper who has ordered. */
export function PushOffer() {
	const isHydrated = useIsHydrated();
	return isHydrated && <PushBanner />;
}
