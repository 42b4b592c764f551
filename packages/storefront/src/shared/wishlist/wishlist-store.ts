import {
	type ApiError,
	addToWishlist,
	type Client,
	digitalWishlist,
	removeFromWishlist,
	wishlist,
} from '@zaylat/api-client';
import type { QueryCache } from '@zaylat/api-client/swr';
import { COUNT_REFRESH_MS } from '@zaylat/domain/cart';
import type { Timer, Timers } from '../../app/timers.ts';
import { inOrder } from '../in-order.ts';
import type { SavedIds } from '../saved-ids.ts';
import type { TabChannel } from '../tab-channel.ts';

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
	/** Saves or removes a product; shown immediately and reverted if the server refuses it. */
	toggle(
		this: void,
		productId: string,
	): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError }>;
	/** Removes the ids of a session that has ended. */
	clear(this: void): void;
	/** Listens to other tabs. Returns a function that stops it. */
	start(this: void): () => void;
}

/** Creates the wishlist of a tab. */
export function createWishlistStore(deps: WishlistStoreDeps): WishlistStore {
	const { client, cache, timers, isSignedIn, kept, openChannel, logger } = deps;
	const toggles = inOrder();
	let era = 0;
	let refreshTimer: Timer | undefined;
	let channel: TabChannel | undefined;

	// The ids were stored under the key that only this file writes.
	const ids = () => (cache.read(WISHLIST_KEY) as readonly string[] | undefined) ?? NONE;

	function show(productId: string, isSaved: boolean): void {
		const others = ids().filter((id) => id !== productId);
		cache.write(WISHLIST_KEY, isSaved ? [...others, productId] : others);
	}

	/** Moves a visitor's wishlist to the account; what cannot be sent stays on the device for the next time. */
	async function merge(): Promise<void> {
		for (const id of kept.read().toReversed()) {
			const attempt = await client().attempt(addToWishlist(id));
			if (!attempt.ok && attempt.error.code !== 'product_not_found') return;
			kept.write(kept.read().filter((other) => other !== id));
		}
	}

	async function store(productId: string, isSaved: boolean) {
		if (await isSignedIn()) return client().attempt(isSaved ? addToWishlist(productId) : removeFromWishlist(productId));
		const others = kept.read().filter((id) => id !== productId);
		kept.write(isSaved ? [productId, ...others] : others);
		return { ok: true } as const;
	}

	return {
		ids,
		async fetchIds() {
			const isAccount = await isSignedIn();
			// A list that is fetched before a change is stored would revert it.
			await toggles.settled();
			if (!isAccount) return kept.read();
			await merge();
			try {
				const [goods, digital] = await Promise.all([client().send(wishlist()), client().send(digitalWishlist())]);
				return [...goods.data.data, ...digital.data.data].map(({ id }) => id);
			} catch (error) {
				logger?.warn('Failed to fetch wish list', error);
				throw error;
			}
		},
		async toggle(productId) {
			const started = era;
			const isSaved = !ids().includes(productId);
			show(productId, isSaved);
			const attempt = await toggles.run(productId, () => store(productId, isSaved));
			if (started === era && attempt.ok) {
				channel?.postMessage(CHANGED);
				timers.cancel(refreshTimer);
				refreshTimer = timers.after(COUNT_REFRESH_MS, () => cache.refresh(WISHLIST_KEY));
			} else if (started === era && !toggles.isRunning(productId)) {
				show(productId, !isSaved);
			}
			return attempt.ok ? { ok: true } : attempt;
		},
		clear() {
			era += 1;
			timers.cancel(refreshTimer);
			cache.remove((key) => key === WISHLIST_KEY);
			cache.refresh(WISHLIST_KEY);
		},
		start() {
			channel = openChannel();
			channel?.addEventListener('message', ({ data }) => {
				if (data === CHANGED) cache.refresh(WISHLIST_KEY);
			});
			return () => {
				timers.cancel(refreshTimer);
				channel?.close();
				channel = undefined;
			};
		},
	};
}
