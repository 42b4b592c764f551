import {
	ApiError,
	addToWishlist,
	type Client,
	digitalWishlist,
	removeFromWishlist,
	wishlist,
} from '@zaylat/api-client';
import { COUNT_REFRESH_MS } from '@zaylat/domain/cart';
import type { Timer, Timers } from '../../app/timers.ts';
import type { SavedIds } from '../saved-ids.ts';
import type { TabChannel } from '../tab-channel.ts';
import type { WishlistSnapshot, WishlistStore } from './wishlist-store.ts';

/** What the wishlist store needs. */
export interface WishlistStoreDeps {
	client(): Client;
	readonly timers: Timers;
	/** Whether somebody is signed in; waits until that is known. */
	isSignedIn(): Promise<boolean>;
	/** A visitor's wishlist, which lives on the device until sign-in (Decision 20). */
	readonly kept: SavedIds;
	openChannel(): TabChannel | undefined;
	/** Told when the lists could not be fetched. */
	readonly logger?: WishlistLogger | undefined;
}

/** The part of `console` that the store writes to. */
export interface WishlistLogger {
	warn(message: string, error: unknown): void;
}

/** Most products that a device keeps for a visitor. */
export const MOST_KEPT = 100;

const CHANGED = 'wishlist-changed';

/** Creates the wishlist store of a tab. */
export function createWishlistStore({
	client,
	timers,
	isSignedIn,
	kept,
	openChannel,
	logger,
}: WishlistStoreDeps): WishlistStore {
	const listeners = new Set<() => void>();
	const nothing: WishlistSnapshot = { status: 'idle', productIds: new Set(), count: 0 };
	let snapshot = nothing;
	let era = 0;
	/** Toggles under way by product, so that quick presses are answered in order. */
	const chains = new Map<string, Promise<unknown>>();
	/** How often something was toggled: a list asked for before a toggle says nothing after it. */
	let toggles = 0;
	let refreshTimer: Timer | undefined;
	let channel: TabChannel | undefined;

	function set(change: Partial<WishlistSnapshot>): void {
		snapshot = { ...snapshot, ...change };
		for (const notify of [...listeners]) notify();
	}

	function show(productIds: ReadonlySet<string>, more: Partial<WishlistSnapshot> = {}): void {
		set({ productIds, count: productIds.size, ...more });
	}

	async function load(): Promise<void> {
		const asked = era;
		if (!(await isSignedIn())) {
			// What was pressed before anybody knew who is there is written by then.
			await Promise.all(chains.values());
			if (asked === era) show(new Set(kept.read()), { status: 'ready', error: undefined });
			return;
		}
		if (snapshot.status !== 'ready') set({ status: 'loading' });
		await merge();
		const before = toggles;
		const answer = await fetchIds().catch((error: unknown) => {
			if (error instanceof ApiError) return error;
			throw error;
		});
		if (asked !== era || before !== toggles || chains.size > 0) return;
		if (!(answer instanceof ApiError)) show(answer, { status: 'ready', error: undefined });
		else if (snapshot.status === 'loading') set({ status: 'failed', error: answer });
	}

	/**
	 * Fetches both lists.
	 * @throws {ApiError} when one of them fails, after the failure was logged (Specification §8)
	 */
	async function fetchIds(): Promise<ReadonlySet<string>> {
		try {
			const [goods, digital] = await Promise.all([client().send(wishlist()), client().send(digitalWishlist())]);
			return new Set([...goods.data.data, ...digital.data.data].map(({ id }) => id));
		} catch (error) {
			logger?.warn('Failed to fetch wish list', error);
			throw error;
		}
	}

	/** Gives a visitor's wishlist to the account; what cannot be sent now stays on the device for the next time. */
	async function merge(): Promise<void> {
		for (const id of kept.read().toReversed()) {
			const attempt = await client().attempt(addToWishlist(id));
			if (!attempt.ok && attempt.error.code !== 'product_not_found') return;
			kept.write(kept.read().filter((other) => other !== id));
		}
	}

	function refreshLater(): void {
		timers.cancel(refreshTimer);
		refreshTimer = timers.after(COUNT_REFRESH_MS, () => void load());
	}

	function flip(productId: string, isOn: boolean, more: Partial<WishlistSnapshot> = {}): void {
		const next = new Set(snapshot.productIds);
		if (isOn) next.add(productId);
		else next.delete(productId);
		show(next, more);
	}

	async function toggle(productId: string): Promise<{ ok: true } | { ok: false; error: ApiError }> {
		const asked = era;
		const isOn = !snapshot.productIds.has(productId);
		toggles += 1;
		flip(productId, isOn, { error: undefined });
		const send = async () => {
			if (await isSignedIn()) return client().attempt(isOn ? addToWishlist(productId) : removeFromWishlist(productId));
			const others = kept.read().filter((id) => id !== productId);
			kept.write(isOn ? [productId, ...others] : others);
			return { ok: true } as const;
		};
		const sending = (chains.get(productId) ?? Promise.resolve()).then(send);
		chains.set(productId, sending);
		const attempt = await sending;
		const isLast = chains.get(productId) === sending;
		if (isLast) chains.delete(productId);
		if (asked === era && attempt.ok) {
			channel?.postMessage(CHANGED);
			refreshLater();
		} else if (asked === era && !attempt.ok && isLast) {
			flip(productId, !isOn, { error: attempt.error });
		}
		return attempt.ok ? { ok: true } : attempt;
	}

	return {
		subscribe(notify) {
			listeners.add(notify);
			return () => listeners.delete(notify);
		},
		getSnapshot: () => snapshot,
		getServerSnapshot: () => nothing,
		load,
		toggle,
		clear() {
			era += 1;
			chains.clear();
			timers.cancel(refreshTimer);
			snapshot = nothing;
			set({});
		},
		start() {
			channel = openChannel();
			channel?.addEventListener('message', ({ data }) => {
				if (data === CHANGED) void load();
			});
			return () => {
				timers.cancel(refreshTimer);
				channel?.close();
				channel = undefined;
			};
		},
	};
}
