import type { SavedPages } from '@zaylat/storefront';

/**
 * The list of saved pages, whose code loads when the service worker is ready: the first load does without.
 * @returns undefined where the browser has no workers, no caches or no locks
 */
export function lazySavedPages({ navigator, caches }: Window & typeof globalThis): SavedPages | undefined {
	if (!('serviceWorker' in navigator) || !('locks' in navigator) || caches === undefined) return undefined;
	const load = async () => {
		await navigator.serviceWorker.ready;
		return (await import('./saved-pages.ts')).createSavedPages(caches, navigator.locks);
	};
	return {
		record: (page) => {
			load().then(
				(pages) => pages.record(page),
				() => {},
			);
		},
		list: async () => (await load()).list(),
	};
}
