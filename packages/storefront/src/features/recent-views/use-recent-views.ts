import { type ApiError, clearRecentViews, productSelection, recentViews } from '@zaylat/api-client';
import type { ProductSummary } from '@zaylat/api-client/contract';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { useState } from 'react';
import { useAppContext, useSession } from '../../core/context/app-context.ts';
import { recentViewsState } from './feature.ts';

/** Products looked at, as a page shows them. */
export interface ShownRecentViews {
	/** The last one first; undefined until they are known. */
	readonly products: readonly ProductSummary[] | undefined;
	readonly error: ApiError | undefined;
	readonly isRetrying: boolean;
	retry(): void;
	/** Forgets them all. */
	clear(): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError }>;
}

/** Products looked at: a shopper's from the server, a visitor's from the device (Decision 20). */
export function useRecentViews(): ShownRecentViews {
	const app = useAppContext();
	const client = useClient();
	const { status } = useSession();
	const [isForgotten, setIsForgotten] = useState(false);
	const ids = status === 'unauthenticated' && !isForgotten ? app.stateOf(recentViewsState).kept() : [];
	const ofShopper = useQuery(status === 'authenticated' ? recentViews() : null);
	const ofVisitor = useQuery(ids.length > 0 ? productSelection(ids) : null);
	const { data, error, isValidating, mutate } = status === 'authenticated' ? ofShopper : ofVisitor;
	const isNothing = status === 'unauthenticated' && ids.length === 0;

	return {
		products: isNothing ? [] : data?.data.items,
		error,
		isRetrying: isValidating,
		retry: () => void mutate(),
		async clear() {
			if (status !== 'authenticated') {
				app.stateOf(recentViewsState).forget();
				setIsForgotten(true);
				return { ok: true };
			}
			const attempt = await client.attempt(clearRecentViews());
			if (!attempt.ok) return attempt;
			await ofShopper.mutate(attempt.value, { revalidate: false });
			return { ok: true };
		},
	};
}
