import type { ApiError } from '@zaylat/api-client';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { wishlistState } from './feature.ts';
import { shownWishes, WISHLIST_KEY, type WishlistStore } from './wishlist-store.ts';

/** The saved products. */
export interface ShownWishlist {
	/** Ids of goods and digital goods. */
	readonly productIds: readonly string[];
	/** Goods and digital goods together (Specification §7). */
	readonly count: number;
	/** Whether the ids are known. */
	readonly isReady: boolean;
	readonly error: ApiError | undefined;
	readonly toggle: WishlistStore['toggle'];
}

const NONE: readonly string[] = [];

/** The wishlist: of the account, or of the device until sign-in (Decision 20). */
export function useWishlist(): ShownWishlist {
	const wishlist = useFeatureState(wishlistState);
	const { data, error } = useSWR<readonly string[], ApiError>(WISHLIST_KEY, wishlist.fetchIds);
	const { pending } = useStore(wishlist.writes);
	const productIds = useMemo(() => shownWishes(data ?? NONE, pending), [data, pending]);
	return {
		productIds,
		count: productIds.length,
		isReady: data !== undefined,
		error,
		toggle: wishlist.toggle,
	};
}
