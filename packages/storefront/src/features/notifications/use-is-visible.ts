import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
	document.addEventListener('visibilitychange', notify);
	return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether the browser shows the page; false on the server. */
export const useIsVisible = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => document.visibilityState === 'visible',
		() => false,
	);
