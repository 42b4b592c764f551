import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../http/api-error.ts';
import { type ApiRequest, cacheKey } from '../http/request.ts';
import { useClient } from './api-context.ts';

/** Settings of one query, as SWR has them, without a fetcher of its own. */
export type QueryOptions<Answer> = Omit<SWRConfiguration<Answer, ApiError>, 'fetcher' | 'fallback' | 'provider'>;

/** State of one query: `data`, `error`, `isLoading` (nothing there yet), `isValidating`, and `mutate` to ask again. */
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
	const client = useClient();
	const key = request && cacheKey(request, client);
	return useSWR<Answer, ApiError>(key, request && (() => client.send(request)), options);
}
