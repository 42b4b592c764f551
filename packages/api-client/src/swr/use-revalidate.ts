import { useCallback } from 'react';
import { isKeyOfPath } from '../http/request.ts';
import { useApiContext } from './api-context.ts';

/**
 * Requests the shown responses of a path again.
 * @returns a function of the path, such as `/api/orders`; responses of the path with any query are requested
 */
export function useRevalidate(): (path: string) => Promise<void> {
	const { cache } = useApiContext();
	return useCallback(
		async (path) => {
			await cache.mutate?.((key) => typeof key === 'string' && isKeyOfPath(key, path));
		},
		[cache],
	);
}
