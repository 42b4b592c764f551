import { useCallback } from 'react';
import useSWR, { type KeyedMutator, type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../http/api-error.ts';
import { type ApiRequest, cacheKey } from '../http/request.ts';
import { useApiContext } from './api-context.ts';

/** Settings of one query, as SWR has them, without a fetcher of its own. */
export type QueryOptions<Answer> = Omit<SWRConfiguration<Answer, ApiError>, 'fetcher' | 'fallback' | 'provider'>;

/**
 * State of one query: `data`, `error`, `isLoading` (nothing there yet), `isValidating`, and `mutate` to ask again, which
 * does nothing once the page is gone: what a page began may end after it.
 */
export type QueryState<Answer> = SWRResponse<Answer, ApiError>;

/**
 * Reads an answer of the API, from the page's payload or cache where it is there, else by asking.
 * @param request the call, or `null` while it is not known or not wanted.
 * @returns the state of the query; errors are `ApiError`.
 */
export function useQuery<Answer>(
	request: ApiRequest<Answer> | null,
	options?: QueryOptions<Answer>,
): QueryState<Answer> {
	const { client, isThere } = useApiContext();
	const key = request && cacheKey(request, client);
	const state = useSWR<Answer, ApiError>(key, request && (() => client.send(request)), options);
	const ask = state.mutate;
	const mutate: KeyedMutator<Answer> = useCallback(
		async <Change = Answer>(...change: Parameters<typeof ask<Change>>) =>
			isThere() ? ask<Change>(...change) : undefined,
		[ask, isThere],
	);
	// Not copied: SWR renders again only for what is read of its own object, which is a new one each time.
	return Object.assign(state, { mutate });
}
