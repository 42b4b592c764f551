import { useSyncExternalStore } from 'react';
import { useAppContext } from '../../app/app-context.ts';
import type { WishlistSnapshot, WishlistStore } from './wishlist-store.ts';

/** The wishlist's snapshot and `toggle`; renders again when it changes. */
export function useWishlist(): WishlistSnapshot & Pick<WishlistStore, 'toggle'> {
	const { wishlist } = useAppContext();
	const snapshot = useSyncExternalStore(wishlist.subscribe, wishlist.getSnapshot, wishlist.getServerSnapshot);
	return { ...snapshot, toggle: wishlist.toggle };
}
