import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the component renders in the browser after hydration; false on the server and in the hydrating render. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
}
