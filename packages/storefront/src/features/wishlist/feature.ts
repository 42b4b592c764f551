import { EDITIONS } from '@zaylat/domain/editions';
import type { FeatureState } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/context/feature.ts';
import { createSavedIds } from '../../core/writes/saved-ids.ts';
import { takeWishCookie } from './wish-cookie.ts';
import { createWishlistStore, MAX_STORED_WISHES, type WishlistStore } from './wishlist-store.ts';

const keyOf = (edition: string) => `wishlist-${edition}`;

/** The saved products: a visitor's on the device, a shopper's on the server (Decision 20). */
export const wishlistState: FeatureState<WishlistStore> = {
	create: ({ client, cache, session, edition, accountQueues, window, logger }) =>
		createWishlistStore({
			client,
			cache,
			isSignedIn: async () => (await session()) !== null,
			kept: createSavedIds(window && (() => window.localStorage), keyOf(edition), MAX_STORED_WISHES),
			takeServed: () => takeWishCookie(window?.document),
			queues: accountQueues,
			logger,
		}),
	onSession(wishlist, { isFirst }) {
		// Changes before the first response belong to the user that it names.
		if (!isFirst) wishlist.clear();
	},
};

export const wishlistFeature: Feature = { states: [wishlistState], visitorKeys: Object.keys(EDITIONS).map(keyOf) };
