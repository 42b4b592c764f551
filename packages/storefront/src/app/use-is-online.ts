import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
	window.addEventListener('online', notify);
	window.addEventListener('offline', notify);
	return () => {
		window.removeEventListener('online', notify);
		window.removeEventListener('offline', notify);
	};
}

/** Whether the device has a connection; on the server and while hydrating it has. */
export function useIsOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
}
