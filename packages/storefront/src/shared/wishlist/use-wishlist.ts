import type { ApiError } from '@zaylat/api-client';
import useSWR from 'swr';
import { useAppContext } from '../../app/app-context.ts';
import { WISHLIST_KEY, type WishlistStore } from './wishlist-store.ts';

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
	const { wishlist } = useAppContext();
	const { data, error } = useSWR<readonly string[], ApiError>(WISHLIST_KEY, wishlist.fetchIds);
	return {
		productIds: data ?? NONE,
		count: data?.length ?? 0,
		isReady: data !== undefined,
		error,
		toggle: wishlist.toggle,
	};
}
