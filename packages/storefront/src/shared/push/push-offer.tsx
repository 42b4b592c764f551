import { lazyComponent } from '../../app/lazy-component.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';

const PushBanner = lazyComponent(async () => (await import('./push-banner.tsx')).PushBanner, {
	namespaces: ['push'],
});

/** Offers messages on this device to a shopper who has ordered. */
export function PushOffer() {
	const isHydrated = useIsHydrated();
	return isHydrated && <PushBanner />;
}
