import { type Client, followShop, followState, unfollowShop } from '@zaylat/api-client';
import type { FollowState } from '@zaylat/api-client/contract';
import type { QueryCache } from '@zaylat/api-client/swr';
import type { AppContext } from '../../app/app-context.ts';
import type { ReadableStore } from '../../app/readable-store.ts';
import type { TabChannel } from '../tab-channel.ts';
import type { AccountQueues } from '../write-queue/account-queues.ts';
import type { WriteQueueState, WriteResult } from '../write-queue/write-queue.ts';
import { readFollowMessage } from './follow-message.ts';

/** Which shops the shopper follows, as far as that is known, by slug. */
export type Follows = Readonly<Record<string, FollowState>>;

/** Cache key of the shopper's `Follows`, a private key as in `isPrivateKey`. */
export const FOLLOWS_KEY = 'all|all|private:follows';

/** A change of who follows a shop. */
export interface FollowChange extends FollowState {
	readonly slug: string;
}

/** The followed shops of a tab; their states are in the query cache under `FOLLOWS_KEY`. */
export interface FollowStore {
	/** The changes that the server has not stored. */
	readonly writes: ReadableStore<WriteQueueState<FollowChange>>;
	/** Fetches the state of a shop for a registered shopper, unless it is known. */
	load(this: void, slug: string): Promise<void>;
	/**
	 * Follows or unfollows a shop; shown immediately and reverted if the server refuses it. Without a connection the device
	 * keeps the change.
	 * @param followerCount number of followers that the page shows; used while the state is not known
	 */
	set(this: void, slug: string, isFollowing: boolean, followerCount: number): Promise<WriteResult>;
}

/** What the followed shops need. */
export interface FollowStoreDeps {
	client(): Client;
	readonly cache: QueryCache;
	/** Id of the registered shopper; guests follow nothing (Decision 20). */
	shopper(): string | undefined;
	openChannel(): TabChannel | undefined;
	readonly queues: Pick<AccountQueues, 'create'>;
}

/** Creates the followed shops of a tab. It listens to other tabs as long as the tab exists. */
export function createFollowStore({ client, cache, shopper, openChannel, queues }: FollowStoreDeps): FollowStore {
	/** Requests in progress, so that several components of a shop send one. */
	const loading = new Set<string>();
	/** The last states from the server, to which a refused change returns. */
	let known: Follows = {};
	let owner = shopper();
	const channel = openChannel();

	// The states were stored under the key that only this file writes.
	const follows = () => (cache.read(FOLLOWS_KEY) as Follows | undefined) ?? {};
	const show = (slug: string, state: FollowState) => cache.write(FOLLOWS_KEY, { ...follows(), [slug]: state });

	function learn(slug: string, state: FollowState): void {
		known = { ...known, [slug]: state };
		show(slug, state);
	}

	/** Forgets the states of the shopper before. @returns id of the shopper now */
	function currentShopper(): string | undefined {
		if (owner !== shopper()) known = {};
		owner = shopper();
		return owner;
	}

	const queue = queues.create<FollowChange, FollowState>('follows', {
		async send({ value: { slug, isFollowing } }) {
			const attempt = await client().attempt(isFollowing ? followShop(slug) : unfollowShop(slug));
			return attempt.ok ? { ok: true, value: attempt.value.data } : attempt;
		},
		onStored({ value: { slug } }, state) {
			const asker = currentShopper();
			learn(slug, state);
			if (asker !== undefined) channel?.postMessage({ shopper: asker, slug, state });
		},
		onRefused({ value: { slug, isFollowing, followerCount } }) {
			if (isChanging(slug)) return;
			const before = { isFollowing: !isFollowing, followerCount: followerCount + (isFollowing ? -1 : 1) };
			show(slug, known[slug] ?? before);
		},
		merge: (earlier, later) => (earlier.slug === later.slug ? later : undefined),
		isValue: isFollowChange,
	});

	/** Whether a change of the shop has no response yet. */
	function isChanging(slug: string): boolean {
		return queue.state.getState().pending.some(({ value }) => value.slug === slug);
	}

	// Also what the device kept from before.
	queue.state.subscribe(({ pending }, before) => {
		if (pending === before.pending) return;
		for (const { value } of pending) {
			const { slug, isFollowing, followerCount } = value;
			if (follows()[slug]?.isFollowing !== isFollowing) show(slug, { isFollowing, followerCount });
		}
	});

	channel?.addEventListener('message', ({ data }) => {
		const message = readFollowMessage(data);
		if (message && message.shopper === currentShopper() && !isChanging(message.slug))
			learn(message.slug, message.state);
	});

	return {
		writes: queue.state,
		async load(slug) {
			const asker = currentShopper();
			const request = `${asker} ${slug}`;
			if (asker === undefined || slug in follows() || loading.has(request)) return;
			loading.add(request);
			const attempt = await client().attempt(followState(slug));
			loading.delete(request);
			// A change that was made in the meantime is newer.
			if (attempt.ok && asker === currentShopper() && !(slug in follows())) learn(slug, attempt.value.data);
		},
		async set(slug, isFollowing, followerCount) {
			currentShopper();
			const before = follows()[slug] ?? { isFollowing: !isFollowing, followerCount };
			const difference = Number(isFollowing) - Number(before.isFollowing);
			return queue.add({ slug, isFollowing, followerCount: before.followerCount + difference });
		},
	};
}

function isFollowChange(value: unknown): value is FollowChange {
	return (
		typeof value === 'object' &&
		value !== null &&
		'slug' in value &&
		typeof value.slug === 'string' &&
		'isFollowing' in value &&
		typeof value.isFollowing === 'boolean' &&
		'followerCount' in value &&
		typeof value.followerCount === 'number'
	);
}

const stores = new WeakMap<AppContext, FollowStore>();

/** The followed shops of a tab, created when a page first needs them, so that other pages do not load this code. */
export function followStoreOf(app: AppContext): FollowStore {
	const store =
		stores.get(app) ??
		createFollowStore({
			client: () => app.client(),
			cache: app.cache,
			shopper() {
				const user = app.auth.getState().data?.user;
				return user?.kind === 'registered' ? user.id : undefined;
			},
			openChannel: () =>
				app.side === 'server' || typeof BroadcastChannel === 'undefined'
					? undefined
					: new BroadcastChannel(`zaylat-follows-${app.edition}`),
			queues: app.accountQueues,
		});
	stores.set(app, store);
	return store;
}
