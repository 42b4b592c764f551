import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isKeyOfPath, isPrivateKey } from '../http/request.ts';
import { useApiContext } from './api-context.ts';

/**
 * Puts answers into the cache without asking, as a page's payload brings them.
 * @returns a stable function of answers by `cacheKey`.
 */
export function useFillCache(): (answers: Readonly<Record<string, unknown>>) => Promise<void> {
	const { mutate } = useSWRConfig();
	const { isThere } = useApiContext();
	return useCallback(
		async (answers) => {
			if (!isThere()) return;
			const entries = Object.entries(answers);
			await Promise.all(entries.map(([key, answer]) => mutate(key, answer, { revalidate: false })));
		},
		[mutate, isThere],
	);
}

/**
 * Requests the shown answers of a path again.
 * @returns a function of the path, such as `/api/orders`; answers of the path with any query are requested
 */
export function useRevalidate(): (path: string) => Promise<void> {
	const { mutate } = useSWRConfig();
	const { isThere } = useApiContext();
	return useCallback(
		async (path) => {
			if (isThere()) await mutate((key) => typeof key === 'string' && isKeyOfPath(key, path));
		},
		[mutate, isThere],
	);
}

/**
 * Forgets every answer that depends on the session, for sign-in and sign-out.
 * @returns a function; what is still on the screen is asked for again if `revalidate` is true.
 */
export function useForgetPrivate(): (options?: { readonly revalidate?: boolean }) => Promise<void> {
	const { mutate } = useSWRConfig();
	const { dropPrivateFallback, isThere } = useApiContext();
	return useCallback(
		async ({ revalidate = false } = {}) => {
			if (!isThere()) return;
			dropPrivateFallback();
			await mutate((key) => typeof key === 'string' && isPrivateKey(key), undefined, { revalidate });
		},
		[mutate, dropPrivateFallback, isThere],
	);
}
