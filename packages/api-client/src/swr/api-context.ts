import { createContext, useContext } from 'react';
import type { Client } from '../http/client.ts';

/** What an `ApiProvider` gives to what is below it. */
export interface ApiContextValue {
	readonly client: Client;
	/** Answers that were there from the first, by `cacheKey`. */
	readonly brought: Readonly<Record<string, unknown>>;
	/** Stops the provider from offering answers of its `fallback` that depend on the session. */
	readonly dropPrivateFallback: () => void;
	/** Whether the provider's cache is there; it goes with the provider, and whoever writes to it then is told nothing. */
	readonly isThere: () => boolean;
}

/** Context of the nearest `ApiProvider`. */
export const ApiContext = createContext<ApiContextValue | null>(null);

/**
 * What the nearest `ApiProvider` gives.
 * @throws Error outside of one.
 */
export function useApiContext(): ApiContextValue {
	const value = useContext(ApiContext);
	if (!value) throw new Error('useClient needs an ApiProvider above it');
	return value;
}

/**
 * The client of the nearest `ApiProvider`.
 * @throws Error outside of one.
 */
export function useClient(): Client {
	return useApiContext().client;
}
