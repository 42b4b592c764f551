import type { ApiRequest } from '@zaylat/api-client';
import { type QueryOptions, type QueryState, useQuery } from '@zaylat/api-client/swr';
import { useQueryContext } from './query-context.tsx';
import type { ScreenQuery } from './screen-queries.ts';

/** Options of {@link useScreenQuery}. */
export interface ScreenQueryOptions<Response> extends QueryOptions<Response> {
	/** Where the page of the list begins; where the address says when left out. */
	readonly cursor?: string | undefined;
}

/**
 * Reads the response to a query of the screen, and requests it if it is missing or stale.
 * @returns the state of the query, as `useQuery` has it
 */
export function useScreenQuery<Response>(
	{ request }: ScreenQuery<ApiRequest<Response> | undefined>,
	{ cursor, ...options }: ScreenQueryOptions<Response> = {},
): QueryState<Response> {
	const context = useQueryContext();
	return useQuery(request(cursor === undefined ? context : { ...context, cursor }) ?? null, options);
}
