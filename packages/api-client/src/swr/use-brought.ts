import { type ApiRequest, cacheKey } from '../http/request.ts';
import { useApiContext } from './api-context.ts';

/**
 * Reads the answer of a query as the provider was given it, with a page's payload: it asks nothing, and does not follow
 * what becomes of the answer.
 * @returns undefined when the answer was not there from the first
 */
export function useBrought<Answer>(request: ApiRequest<Answer>): Answer | undefined {
	const { client, brought } = useApiContext();
	// The answer was stored under the key that carries its type.
	return brought[cacheKey(request, client)] as Answer | undefined;
}
