import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { installState } from './feature.ts';

const InstallBanner = lazyComponent(async () => (await import('./install-banner.tsx')).InstallBanner, {
	namespaces: ['install'],
});

/** Offers to install the shop where the browser can, until that is dismissed; for pages of somebody who has ordered. */
export function InstallOffer() {
	const isOffered = useStore(useFeatureState(installState));
	return isOffered && <InstallBanner />;
}
