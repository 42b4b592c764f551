import { createContext, useContext } from 'react';
import type { Client } from '../http/client.ts';
import type { QueryCache } from './query-cache.ts';

/** What an `ApiProvider` provides. */
export interface ApiContextValue {
	readonly client: Client;
	readonly cache: QueryCache;
	/** Responses that arrived before this time are requested again when a component mounts; milliseconds since the epoch. */
	readonly staleBefore: number;
}

/** Context of the nearest `ApiProvider`. */
export const ApiContext = createContext<ApiContextValue | null>(null);

/**
 * The value of the nearest `ApiProvider`.
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
