import { useStore } from 'zustand';
import { useAppContext } from '../../app/app-context.ts';
import { lazyComponent } from '../../app/lazy-component.tsx';

const InstallBanner = lazyComponent(async () => (await import('./install-banner.tsx')).InstallBanner, {
	namespaces: ['install'],
});

/** Offers to install the shop where the browser can, until that is dismissed; for pages of somebody who has ordered. */
export function InstallOffer() {
	const isOffered = useStore(useAppContext().webAppInstall);
	return isOffered && <InstallBanner />;
}
