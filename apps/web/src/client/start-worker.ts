import { whenIdle } from '@zaylat/storefront';
import type { WorkerDeps } from './worker-registration.ts';

/**
 * Registers the service worker when the page has loaded and the browser is idle, so that the first load does not wait
 * for it. Where workers are not supported, forbidden or broken, the shop is as it is without one.
 */
export function startWorker(deps: WorkerDeps): void {
	const { window } = deps;
	if (!import.meta.env.PROD || !('serviceWorker' in window.navigator)) return;
	const register = async () => {
		const { registerWorker } = await import('./worker-registration.ts');
		await registerWorker(deps);
	};
	const later = () => whenIdle(window, () => void register().catch(() => {}));
	if (window.document.readyState === 'complete') later();
	else window.addEventListener('load', later, { once: true });
}
