import { useEffect, useSyncExternalStore } from 'react';
import { useAppContext, useSession } from '../../app/app-context.ts';
import type { FollowResult, FollowSnapshot } from './follow-store.ts';
import { followStoreOf } from './follow-store-of.ts';

const NOTHING: FollowSnapshot = new Map();

/** A shop as far as following it needs. */
export interface FollowableShop {
	readonly slug: string;
	/** How many follow it, as the page was told. */
	readonly followerCount: number;
}

/** Which shops are followed, as far as it is known; renders again when that changes. */
export function useFollows(): FollowSnapshot {
	const store = followStoreOf(useAppContext());
	return useSyncExternalStore(store.subscribe, store.getSnapshot, () => NOTHING);
}

/**
 * Whether a shop is followed, how many do, and what changes it.
 * The page's own count stands until the shopper's state is known, which is never so for visitors and guests.
 */
export function useFollow({ slug, followerCount }: FollowableShop): {
	readonly isFollowing: boolean;
	readonly followerCount: number;
	readonly set: (isFollowing: boolean) => Promise<FollowResult>;
} {
	const store = followStoreOf(useAppContext());
	const { data } = useSession();
	const isRegistered = data?.user.kind === 'registered';
	const state = useFollows().get(slug);
	useEffect(() => (isRegistered ? store.watch(slug) : undefined), [store, slug, isRegistered]);
	return {
		isFollowing: state?.isFollowing ?? false,
		followerCount: state?.followerCount ?? followerCount,
		set: (isFollowing) => store.set(slug, isFollowing, followerCount),
	};
}
