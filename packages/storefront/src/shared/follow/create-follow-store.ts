import { type ApiError, type Client, followShop, followState, unfollowShop } from '@zaylat/api-client';
import type { FollowState } from '@zaylat/api-client/contract';
import type { QueryCache } from '@zaylat/api-client/swr';
import type { AppContext } from '../../app/app-context.ts';
import { inOrder } from '../in-order.ts';
import type { TabChannel } from '../tab-channel.ts';
import { readFollowMessage } from './follow-message.ts';

/** Which shops the shopper follows, as far as that is known, by slug. */
export type Follows = Readonly<Record<string, FollowState>>;

/** Cache key of the shopper's `Follows`, a private key as in `isPrivateKey`. */
export const FOLLOWS_KEY = 'all|all|private:follows';

/** The result of a change. */
export type FollowResult = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** The followed shops of a tab; their states are in the query cache under `FOLLOWS_KEY`. */
export interface FollowStore {
	/** Fetches the state of a shop for a registered shopper, unless it is known. */
	load(this: void, slug: string): Promise<void>;
	/**
	 * Follows or unfollows a shop; shown immediately and reverted if the server refuses it.
	 * @param followerCount number of followers that the page shows; used while the state is not known
	 */
	set(this: void, slug: string, isFollowing: boolean, followerCount: number): Promise<FollowResult>;
}

/** What the followed shops need. */
export interface FollowStoreDeps {
	client(): Client;
	readonly cache: QueryCache;
	/** Id of the registered shopper; guests follow nothing (Decision 20). */
	shopper(): string | undefined;
	openChannel(): TabChannel | undefined;
}

/** Creates the followed shops of a tab. It listens to other tabs as long as the tab exists. */
export function createFollowStore({ client, cache, shopper, openChannel }: FollowStoreDeps): FollowStore {
	const changes = inOrder();
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

	channel?.addEventListener('message', ({ data }) => {
		const message = readFollowMessage(data);
		if (message && message.shopper === currentShopper() && !changes.isRunning(message.slug))
			learn(message.slug, message.state);
	});

	return {
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
			const asker = currentShopper();
			const before = follows()[slug] ?? { isFollowing: !isFollowing, followerCount };
			const difference = Number(isFollowing) - Number(before.isFollowing);
			show(slug, { isFollowing, followerCount: before.followerCount + difference });
			const attempt = await changes.run(slug, () =>
				client().attempt(isFollowing ? followShop(slug) : unfollowShop(slug)),
			);
			if (asker === currentShopper() && !changes.isRunning(slug)) {
				if (attempt.ok) {
					learn(slug, attempt.value.data);
					if (asker !== undefined) channel?.postMessage({ shopper: asker, slug, state: attempt.value.data });
				} else {
					show(slug, known[slug] ?? before);
				}
			}
			return attempt.ok ? { ok: true } : attempt;
		},
	};
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
		});
	stores.set(app, store);
	return store;
}
