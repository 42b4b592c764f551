import { useCallback } from 'react';
import useSWR, { type KeyedMutator, type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../http/api-error.ts';
import { type ApiRequest, cacheKey } from '../http/request.ts';
import { useApiContext } from './api-context.ts';

/** Settings of one query, as SWR has them, without a fetcher of its own. */
export type QueryOptions<ResponseBody> = Omit<
	SWRConfiguration<ResponseBody, ApiError>,
	'fetcher' | 'fallback' | 'provider'
>;

/**
 * State of one query: `data`, `error`, `isLoading` (no data yet), `isValidating`, and `mutate`, which requests the response
 * again or changes it. `mutate` does nothing after the provider was removed.
 */
export type QueryState<ResponseBody> = SWRResponse<ResponseBody, ApiError>;

/**
 * Reads a response of the API from the cache, and requests it if it is missing or stale.
 * @param request the call, or `null` while it is not known or not wanted.
 * @returns the state of the query; errors are `ApiError`.
 */
export function useQuery<ResponseBody>(
	request: ApiRequest<ResponseBody> | null,
	options?: QueryOptions<ResponseBody>,
): QueryState<ResponseBody> {
	const { client, cache, staleBefore } = useApiContext();
	const key = request && cacheKey(request, client);
	const fetcher = async (requested: string) => {
		if (!request) throw new Error('A query without a request has no key');
		// SWR joins equal reads by itself. One that it repeats after a change must not join one from before the change.
		const response = await client.send(request, { isFresh: true });
		cache.touch(requested);
		return response;
	};
	const state = useSWR<ResponseBody, ApiError>(key, fetcher, {
		revalidateIfStale: key !== null && cache.isOlder(key, staleBefore),
		...options,
	});
	const change = state.mutate;
	const mutate: KeyedMutator<ResponseBody> = useCallback(
		async <Change = ResponseBody>(...args: Parameters<typeof change<Change>>) => {
			if (cache.mutate === undefined) return undefined;
			if (key !== null && args.length > 0) cache.touch(key);
			return change<Change>(...args);
		},
		[change, cache, key],
	);
	// Not copied: SWR renders again only for what is read of its own object, which is a new one each time.
	return Object.assign(state, { mutate });
}

/** Whether the cache has a response to a request that need not be requested again when a component mounts. */
export function useIsFresh(request: ApiRequest<unknown>): boolean {
	const { client, cache, staleBefore } = useApiContext();
	const key = cacheKey(request, client);
	return cache.read(key) !== undefined && !cache.isOlder(key, staleBefore);
}
