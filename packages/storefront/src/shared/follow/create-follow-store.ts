import { type Client, followShop, followState, unfollowShop } from '@zaylat/api-client';
import type { AuthStore } from '@zaylat/api-client/auth';
import type { FollowState } from '@zaylat/api-client/contract';
import type { TabChannel } from '../tab-channel.ts';
import { readFollowMessage } from './follow-message.ts';
import type { FollowResult, FollowSnapshot, FollowStore } from './follow-store.ts';

/** What the store of followed shops needs. */
export interface FollowStoreDeps {
	client(): Client;
	readonly auth: Pick<AuthStore, 'getSnapshot' | 'subscribe'>;
	openChannel(): TabChannel | undefined;
}

/** Creates the store of followed shops of a tab; it listens as long as the tab lives. */
export function createFollowStore({ client, auth, openChannel }: FollowStoreDeps): FollowStore {
	const listeners = new Set<() => void>();
	const watched = new Map<string, number>();
	/** Changes under way by shop, so that quick presses are answered in order. */
	const chains = new Map<string, Promise<unknown>>();
	/** How often each shop's state was changed here: an answer asked for before a change says nothing after it. */
	const changes = new Map<string, number>();
	const channel = openChannel();
	let snapshot: FollowSnapshot = new Map();
	/** What the server said last. */
	let known: FollowSnapshot = new Map();
	let who = shopper();
	let era = 0;

	/** Id of the registered shopper; guests follow nothing (Decision 20). */
	function shopper(): string | undefined {
		const user = auth.getSnapshot().data?.user;
		return user?.kind === 'registered' ? user.id : undefined;
	}

	function show(next: FollowSnapshot): void {
		snapshot = next;
		for (const notify of [...listeners]) notify();
	}

	function learn(slug: string, state: FollowState): void {
		known = new Map(known).set(slug, state);
		show(new Map(snapshot).set(slug, state));
	}

	async function load(slug: string): Promise<void> {
		const asked = era;
		const before = changes.get(slug);
		const attempt = await client().attempt(followState(slug));
		if (attempt.ok && asked === era && before === changes.get(slug)) learn(slug, attempt.value.data);
	}

	function loadWatched(): void {
		if (who === undefined) return;
		for (const slug of watched.keys()) if (!known.has(slug)) void load(slug);
	}

	auth.subscribe(() => {
		const now = shopper();
		if (now === who) return;
		who = now;
		era += 1;
		known = new Map();
		chains.clear();
		show(known);
		loadWatched();
	});
	channel?.addEventListener('message', ({ data }) => {
		const message = readFollowMessage(data);
		if (message && message.shopper === who && !chains.has(message.slug)) learn(message.slug, message.state);
	});

	async function set(slug: string, isFollowing: boolean, followerCount: number): Promise<FollowResult> {
		const asked = era;
		changes.set(slug, (changes.get(slug) ?? 0) + 1);
		const before = snapshot.get(slug) ?? { isFollowing: !isFollowing, followerCount };
		const change = Number(isFollowing) - Number(before.isFollowing);
		show(new Map(snapshot).set(slug, { isFollowing, followerCount: before.followerCount + change }));
		const send = async () => client().attempt(isFollowing ? followShop(slug) : unfollowShop(slug));
		const sending = (chains.get(slug) ?? Promise.resolve()).then(send);
		chains.set(slug, sending);
		const attempt = await sending;
		const isLast = chains.get(slug) === sending;
		if (isLast) chains.delete(slug);
		if (asked === era && isLast) {
			if (attempt.ok) {
				const state = attempt.value.data;
				learn(slug, state);
				if (who !== undefined) channel?.postMessage({ shopper: who, slug, state });
			} else {
				show(new Map(snapshot).set(slug, known.get(slug) ?? before));
			}
		}
		return attempt.ok ? { ok: true } : attempt;
	}

	return {
		subscribe(notify) {
			listeners.add(notify);
			return () => listeners.delete(notify);
		},
		getSnapshot: () => snapshot,
		watch(slug) {
			watched.set(slug, (watched.get(slug) ?? 0) + 1);
			loadWatched();
			return () => {
				const left = (watched.get(slug) ?? 1) - 1;
				if (left > 0) watched.set(slug, left);
				else watched.delete(slug);
			};
		},
		set,
	};
}
