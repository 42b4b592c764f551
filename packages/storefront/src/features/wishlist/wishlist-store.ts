import { addToWishlist, type Client, removeFromWishlist } from '@zaylat/api-client';
import type { QueryCache } from '@zaylat/api-client/swr';
import { COUNT_REFRESH_MS } from '@zaylat/domain/cart';
import type { ReadableStore } from '../../core/context/readable-store.ts';
import type { AccountQueues } from '../../core/writes/account-queues.ts';
import type { SavedIds } from '../../core/writes/saved-ids.ts';
import { recordOf } from '../../core/writes/stored-value.ts';
import type { PendingWrite, WriteQueueState, WriteResult } from '../../core/writes/write-queue.ts';
import { DIGITAL_WISHLIST, WISHLIST } from './queries.ts';

/** What the wishlist of a tab needs. */
export interface WishlistStoreDeps {
	client(): Client;
	readonly cache: QueryCache;
	/** Whether somebody is signed in; waits until that is known. */
	isSignedIn(): Promise<boolean>;
	/** A visitor's wishlist, which is on the device until sign-in (Decision 20). */
	readonly kept: SavedIds;
	/** Takes what a visitor saved while the page had no script, the newest first; none when left out. */
	takeServed?(): readonly string[];
	readonly queues: Pick<AccountQueues, 'create'>;
	/** Logs that the lists could not be fetched. */
	readonly logger?: WishlistLogger | undefined;
}

/** A change of the wishlist. */
export interface WishlistChange {
	readonly productId: string;
	readonly isSaved: boolean;
}

/** The part of `console` that the store writes to. */
export interface WishlistLogger {
	warn(message: string, error: unknown): void;
}

/** Most products that a device stores for a visitor. */
export const MAX_STORED_WISHES = 100;

/** Cache key of the ids of all saved products. */
export const WISHLIST_KEY = 'wishlist-ids';

const NONE: readonly string[] = [];

/** The wishlist of a tab; its ids as they are stored are in the query cache under `WISHLIST_KEY`. */
export interface WishlistStore {
	/** The changes that are not stored. */
	readonly writes: ReadableStore<WriteQueueState<WishlistChange>>;
	/**
	 * Fetches the ids of the saved products, goods and digital goods; after sign-in it first moves those of the device to
	 * the account.
	 * @throws {ApiError} when a list fails, after the failure was logged (Specification §8)
	 */
	fetchIds(this: void): Promise<readonly string[]>;
	/** The ids in the cache, with changes that are not stored. */
	ids(this: void): readonly string[];
	/**
	 * Saves or removes a product; shown until the server refuses it. Without a connection the device keeps the change, and
	 * for a visitor the product.
	 */
	toggle(this: void, productId: string): Promise<WriteResult>;
	/** Removes the ids of a session that has ended. */
	clear(this: void): void;
}

/** Creates the wishlist of a tab. */
export function createWishlistStore(deps: WishlistStoreDeps): WishlistStore {
	const { client, cache, isSignedIn, kept, queues, logger } = deps;

	// The ids were stored under the key that only this file writes.
	const stored = () => cache.read(WISHLIST_KEY) as readonly string[] | undefined;

	const queue = queues.create<WishlistChange, unknown>('wishlist', {
		async send({ value }) {
			const { productId, isSaved } = value;
			if (await isSignedIn()) {
				return client().attempt<unknown>(isSaved ? addToWishlist(productId) : removeFromWishlist(productId));
			}
			kept.write(applied(kept.read(), value));
			return { ok: true, value: undefined };
		},
		onStored({ value }) {
			const ids = stored();
			if (ids) cache.write(WISHLIST_KEY, applied(ids, value));
		},
		isShared: (_response): _response is unknown => true,
		refresh: { afterMs: COUNT_REFRESH_MS, run: () => cache.refresh(WISHLIST_KEY) },
		merge: (earlier, later) => (earlier.productId === later.productId ? later : undefined),
		isValue: recordOf<WishlistChange>({ productId: 'string', isSaved: 'boolean' }),
	});

	const ids = () => shownWishes(stored() ?? NONE, queue.state.getState().pending);

	function takeOver(): void {
		const served = deps.takeServed?.() ?? NONE;
		if (served.length > 0) kept.write([...served, ...kept.read().filter((id) => !served.includes(id))]);
	}

	/** Moves a visitor's wishlist to the account; what cannot be sent stays on the device for the next time. */
	async function merge(): Promise<void> {
		for (const id of kept.read().toReversed()) {
			const attempt = await client().attempt(addToWishlist(id));
			if (!attempt.ok && attempt.error.code !== 'product_not_found') return;
			kept.write(kept.read().filter((other) => other !== id));
		}
	}

	return {
		writes: queue.state,
		ids,
		async fetchIds() {
			const isAccount = await isSignedIn();
			takeOver();
			// A list that is fetched before a change is stored would revert it.
			await queue.settled();
			if (!isAccount) return kept.read();
			await merge();
			try {
				const [goods, digital] = await Promise.all([client().send(WISHLIST), client().send(DIGITAL_WISHLIST)]);
				return [...goods.data.data, ...digital.data.data].map(({ id }) => id);
			} catch (error) {
				logger?.warn('Failed to fetch wish list', error);
				throw error;
			}
		},
		toggle: (productId) => queue.add({ productId, isSaved: !ids().includes(productId) }),
		clear() {
			cache.remove((key) => key === WISHLIST_KEY);
			cache.refresh(WISHLIST_KEY);
		},
	};
}

/** The saved ids with the changes that are not stored. */
export const shownWishes = (
	ids: readonly string[],
	pending: readonly PendingWrite<WishlistChange>[],
): readonly string[] => pending.reduce((shown, { value }) => applied(shown, value), ids);

/** The ids with a change, the newest first. */
function applied(ids: readonly string[], { productId, isSaved }: WishlistChange): readonly string[] {
	const others = ids.filter((id) => id !== productId);
	return isSaved ? [productId, ...others] : others;
}
