import { type ReactNode, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Client } from '../http/client.ts';
import { ApiContext } from './api-context.ts';
import { createQueryCache, type QueryCache } from './query-cache.ts';

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
	readonly client: Client;
	/** The cache; by default that of the provider above, or a new one. It must stay the same object. */
	readonly cache?: QueryCache | undefined;
	/** Responses by `cacheKey` that a new cache contains from the start, so that they are not requested. */
	readonly fallback?: Readonly<Record<string, unknown>> | undefined;
	/**
	 * Responses that are older than this when the provider mounts are shown, and requested again when a component needs
	 * them; in milliseconds. By default as in the provider above, or without a limit.
	 */
	readonly maxAgeMs?: number | undefined;
	readonly children?: ReactNode;
}

/**
 * Provides a client and a cache of responses. A provider inside another one shares its cache.
 * A restored connection requests the responses again; focus does not.
 * Failed requests are not repeated here, because the client has repeated them already.
 */
export function ApiProvider({ client, cache: given, fallback, maxAgeMs, children }: ApiProviderProps) {
	const parent = useContext(ApiContext);
	const [cache] = useState(() => given ?? parent?.cache ?? newCache(fallback));
	const [ownLimit] = useState(() => maxAgeMs && cache.now() - maxAgeMs);
	const staleBefore = ownLimit ?? parent?.staleBefore ?? 0;
	const context = useMemo(() => ({ client, cache, staleBefore }), [client, cache, staleBefore]);
	const first = useSyncExternalStore(cache.fallback.subscribe, cache.fallback.getState, cache.fallback.getState);
	const config = useMemo(
		() => ({
			provider: () => cache.entries,
			fallback: first,
			revalidateOnFocus: false,
			revalidateIfStale: false,
			shouldRetryOnError: false,
		}),
		[cache, first],
	);
	return (
		<ApiContext value={context}>
			{parent?.cache === cache ? (
				children
			) : (
				<SWRConfig value={config}>
					<MutateConnection cache={cache} />
					{children}
				</SWRConfig>
			)}
		</ApiContext>
	);
}

function newCache(fallback: ApiProviderProps['fallback'] = {}): QueryCache {
	const cache = createQueryCache(Date.now);
	cache.fill(fallback);
	return cache;
}

/** Lets code outside of React change the cache through SWR. */
function MutateConnection({ cache }: { readonly cache: QueryCache }) {
	const { mutate } = useSWRConfig();
	useLayoutEffect(() => {
		cache.mutate = mutate;
		return () => {
			cache.mutate = undefined;
		};
	}, [cache, mutate]);
	return null;
}
