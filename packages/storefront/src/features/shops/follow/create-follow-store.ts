import { type Client, followShop, followState, unfollowShop } from '@zaylat/api-client';
import type { FollowState } from '@zaylat/api-client/contract';
import type { QueryCache } from '@zaylat/api-client/swr';
import type { FeatureState } from '../../../core/context/app-context.ts';
import type { ReadableStore } from '../../../core/context/readable-store.ts';
import type { AccountQueues } from '../../../core/writes/account-queues.ts';
import { recordOf } from '../../../core/writes/stored-value.ts';
import type { PendingWrite, WriteQueueState, WriteResult } from '../../../core/writes/write-queue.ts';

/** Which shops the shopper follows, as far as that is known, by slug. */
export type Follows = Readonly<Record<string, FollowState>>;

/** Cache key of the shopper's `Follows` as they are stored, a private key as in `isPrivateKey`. */
export const FOLLOWS_KEY = 'all|all|private:follows';

/** A change of who follows a shop. */
export interface FollowChange extends FollowState {
	readonly slug: string;
}

/** The followed shops of a tab; their states as they are stored are in the query cache under `FOLLOWS_KEY`. */
export interface FollowStore {
	/** The changes that the server has not stored. */
	readonly writes: ReadableStore<WriteQueueState<FollowChange>>;
	/** The known states, with changes that the server has not stored. */
	follows(this: void): Follows;
	/** Fetches the state of a shop for a registered shopper, unless it is known. */
	load(this: void, slug: string): Promise<void>;
	/**
	 * Follows or unfollows a shop; shown until the server refuses it. Without a connection the device keeps the change.
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
	readonly queues: Pick<AccountQueues, 'create'>;
}

/** Creates the followed shops of a tab. */
export function createFollowStore({ client, cache, shopper, queues }: FollowStoreDeps): FollowStore {
	/** Requests in progress, so that several components of a shop send one. */
	const loading = new Set<string>();

	// The states were stored under the key that only this file writes.
	const stored = () => (cache.read(FOLLOWS_KEY) as Follows | undefined) ?? {};
	const learn = (slug: string, state: FollowState) => cache.write(FOLLOWS_KEY, { ...stored(), [slug]: state });

	const queue = queues.create<FollowChange, FollowState>('follows', {
		async send({ value: { slug, isFollowing } }) {
			const attempt = await client().attempt(isFollowing ? followShop(slug) : unfollowShop(slug));
			return attempt.ok ? { ok: true, value: attempt.value.data } : attempt;
		},
		onStored: ({ value: { slug } }, state) => learn(slug, state),
		isShared: recordOf<FollowState>({ isFollowing: 'boolean', followerCount: 'number' }),
		merge: (earlier, later) => (earlier.slug === later.slug ? later : undefined),
		refused: { text: 'offline:refused.follows', path: () => '/FollowedShops' },
		isValue: recordOf<FollowChange>({ slug: 'string', isFollowing: 'boolean', followerCount: 'number' }),
	});
	const follows = () => shownFollows(stored(), queue.state.getState().pending);

	return {
		writes: queue.state,
		follows,
		async load(slug) {
			const asker = shopper();
			const request = `${asker} ${slug}`;
			if (asker === undefined || slug in stored() || loading.has(request)) return;
			loading.add(request);
			const attempt = await client().attempt(followState(slug));
			loading.delete(request);
			// A change that was stored in the meantime is newer.
			if (attempt.ok && asker === shopper() && !(slug in stored())) learn(slug, attempt.value.data);
		},
		async set(slug, isFollowing, followerCount) {
			const before = follows()[slug] ?? { isFollowing: !isFollowing, followerCount };
			const difference = Number(isFollowing) - Number(before.isFollowing);
			return queue.add({ slug, isFollowing, followerCount: before.followerCount + difference });
		},
	};
}

/** The states with the changes that the server has not stored. */
export const shownFollows = (stored: Follows, pending: readonly PendingWrite<FollowChange>[]): Follows => ({
	...stored,
	...Object.fromEntries(pending.map(({ value: { slug, ...state } }) => [slug, state])),
});

/** The followed shops of a tab, created when a page first needs them, so that other pages do not load this code. */
export const followStoreState: FeatureState<FollowStore> = {
	create: ({ client, cache, auth, accountQueues }) =>
		createFollowStore({
			client,
			cache,
			shopper() {
				const user = auth.getState().data?.user;
				return user?.kind === 'registered' ? user.id : undefined;
			},
			queues: accountQueues,
		}),
};
