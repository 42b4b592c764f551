import { addToWishlist, type Client, digitalWishlist, removeFromWishlist, wishlist } from '@zaylat/api-client';
import type { QueryCache } from '@zaylat/api-client/swr';
import { COUNT_REFRESH_MS } from '@zaylat/domain/cart';
import type { Timer, Timers } from '../../app/timers.ts';
import type { SavedIds } from '../saved-ids.ts';
import type { TabChannel } from '../tab-channel.ts';
import { createWriteQueue } from '../write-queue/create-write-queue.ts';
import type { DeviceQueue, WriteResult } from '../write-queue/write-queue.ts';

/** What the wishlist of a tab needs. */
export interface WishlistStoreDeps {
	client(): Client;
	readonly cache: QueryCache;
	readonly timers: Timers;
	/** Whether somebody is signed in; waits until that is known. */
	isSignedIn(): Promise<boolean>;
	/** A visitor's wishlist, which is on the device until sign-in (Decision 20). */
	readonly kept: SavedIds;
	openChannel(): TabChannel | undefined;
	/** Logs that the lists could not be fetched. */
	readonly logger?: WishlistLogger | undefined;
	/** What its write queue needs of the device. */
	readonly writes: DeviceQueue;
}

/** A change of the wishlist of an account. */
interface WishlistChange {
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

const CHANGED = 'wishlist-changed';
const NONE: readonly string[] = [];

/** The wishlist of a tab; its ids are in the query cache under `WISHLIST_KEY`. */
export interface WishlistStore {
	/**
	 * Fetches the ids of the saved products, goods and digital goods; after sign-in it first moves those of the device to
	 * the account.
	 * @throws {ApiError} when a list fails, after the failure was logged (Specification §8)
	 */
	fetchIds(this: void): Promise<readonly string[]>;
	/** The ids in the cache, with changes that have no response yet. */
	ids(this: void): readonly string[];
	/**
	 * Saves or removes a product; shown immediately and reverted if the server refuses it. Without a connection the device
	 * keeps the change.
	 */
	toggle(this: void, productId: string): Promise<WriteResult>;
	/** Sends the changes that the device kept. */
	resume(this: void): void;
	/** Removes the ids of a session that has ended. */
	clear(this: void): void;
	/** Listens to other tabs. Returns a function that stops it. */
	start(this: void): () => void;
}

/** Creates the wishlist of a tab. */
export function createWishlistStore(deps: WishlistStoreDeps): WishlistStore {
	const { client, cache, timers, isSignedIn, kept, openChannel, logger } = deps;
	let refreshTimer: Timer | undefined;
	let channel: TabChannel | undefined;

	// The ids were stored under the key that only this file writes.
	const ids = () => (cache.read(WISHLIST_KEY) as readonly string[] | undefined) ?? NONE;

	const show = (change: WishlistChange) => cache.write(WISHLIST_KEY, applied(ids(), change));

	/** Counts again, here and in other tabs. */
	function tellTabs(): void {
		channel?.postMessage(CHANGED);
		timers.cancel(refreshTimer);
		refreshTimer = timers.after(COUNT_REFRESH_MS, () => cache.refresh(WISHLIST_KEY));
	}

	const queue = createWriteQueue<WishlistChange, unknown>({
		...deps.writes,
		timers,
		send: ({ value: { productId, isSaved } }) =>
			client().attempt<unknown>(isSaved ? addToWishlist(productId) : removeFromWishlist(productId)),
		onStored: tellTabs,
		onRefused({ value: { productId, isSaved } }) {
			const { pending } = queue.state.getState();
			if (!pending.some(({ value }) => value.productId === productId)) show({ productId, isSaved: !isSaved });
		},
		merge: (earlier, later) => (earlier.productId === later.productId ? later : undefined),
		isValue: isWishlistChange,
	});

	/** Moves a visitor's wishlist to the account; what cannot be sent stays on the device for the next time. */
	async function merge(): Promise<void> {
		for (const id of kept.read().toReversed()) {
			const attempt = await client().attempt(addToWishlist(id));
			if (!attempt.ok && attempt.error.code !== 'product_not_found') return;
			kept.write(kept.read().filter((other) => other !== id));
		}
	}

	return {
		ids,
		async fetchIds() {
			const isAccount = await isSignedIn();
			// A list that is fetched before a change is stored would revert it.
			await queue.settled();
			if (!isAccount) return kept.read();
			await merge();
			try {
				const [goods, digital] = await Promise.all([client().send(wishlist()), client().send(digitalWishlist())]);
				const stored = [...goods.data.data, ...digital.data.data].map(({ id }) => id);
				return queue.state
					.getState()
					.pending.reduce<readonly string[]>((shown, { value }) => applied(shown, value), stored);
			} catch (error) {
				logger?.warn('Failed to fetch wish list', error);
				throw error;
			}
		},
		async toggle(productId) {
			const change = { productId, isSaved: !ids().includes(productId) };
			show(change);
			if (await isSignedIn()) return queue.add(change);
			kept.write(applied(kept.read(), change));
			tellTabs();
			return { ok: true };
		},
		resume: queue.resume,
		clear() {
			queue.clear();
			timers.cancel(refreshTimer);
			cache.remove((key) => key === WISHLIST_KEY);
			cache.refresh(WISHLIST_KEY);
		},
		start() {
			channel = openChannel();
			channel?.addEventListener('message', ({ data }) => {
				if (data === CHANGED) cache.refresh(WISHLIST_KEY);
			});
			const stopQueue = queue.start();
			return () => {
				stopQueue();
				timers.cancel(refreshTimer);
				channel?.close();
				channel = undefined;
			};
		},
	};
}

/** The ids with a change, the newest first. */
function applied(ids: readonly string[], { productId, isSaved }: WishlistChange): readonly string[] {
	const others = ids.filter((id) => id !== productId);
	return isSaved ? [productId, ...others] : others;
}

function isWishlistChange(value: unknown): value is WishlistChange {
	return (
		typeof value === 'object' &&
		value !== null &&
		'productId' in value &&
		typeof value.productId === 'string' &&
		'isSaved' in value &&
		typeof value.isSaved === 'boolean'
	);
}
