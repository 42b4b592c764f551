import { useEffect, useState } from 'react';
import { useAppContext } from '../context/app-context.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import type { ScreenFailure } from '../screen/screen.ts';

const AvailablePages = lazyComponent(async () => (await import('./available-pages.tsx')).AvailablePages, {
	namespaces: ['offline'],
});

const UNREACHED = new Set(['offline', 'network_error', 'timeout']);

/** Whether a failure means that nothing was reached. */
export const isUnreached = ({ code }: Pick<ScreenFailure, 'code'>): boolean => UNREACHED.has(code);

/** Offers the saved pages on a page that could not be loaded. Without a service worker there is nothing to offer. */
export function OfflineHelp() {
	const app = useAppContext();
	const [isLoaded, setIsLoaded] = useState(false);
	useEffect(() => {
		if (app.savedPages === undefined) return;
		AvailablePages.preload(app).then(
			() => setIsLoaded(true),
			// Without a connection the code is there only where a worker has saved it.
			() => {},
		);
	}, [app]);
	return isLoaded && <AvailablePages />;
}
