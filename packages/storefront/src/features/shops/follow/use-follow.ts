import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { useStore } from 'zustand';
import { useFeatureState, useSession } from '../../../core/context/app-context.ts';
import type { WriteResult } from '../../../core/writes/write-queue.ts';
import { FOLLOWS_KEY, type Follows, followStoreState, shownFollows } from './create-follow-store.ts';

const NONE: Follows = {};

/** A shop as far as following it needs. */
export interface FollowableShop {
	readonly slug: string;
	/** Number of followers according to the page's data. */
	readonly followerCount: number;
}

/** Which shops are followed, as far as that is known. */
export function useFollows(): Follows {
	const stored = useSWR<Follows>(FOLLOWS_KEY, null).data ?? NONE;
	const { pending } = useStore(useFeatureState(followStoreState).writes);
	return useMemo(() => shownFollows(stored, pending), [stored, pending]);
}

/**
 * Whether a shop is followed, by how many, and what changes it.
 * The page's own count is used until the shopper's state is known, which never happens for visitors and guests.
 */
export function useFollow({ slug, followerCount }: FollowableShop): {
	readonly isFollowing: boolean;
	readonly followerCount: number;
	/** Whether the change is kept on the device until the connection is back. */
	readonly isWaiting: boolean;
	readonly set: (isFollowing: boolean) => Promise<WriteResult>;
} {
	const store = useFeatureState(followStoreState);
	const user = useSession().data?.user;
	const shopper = user?.kind === 'registered' ? user.id : undefined;
	const state = useFollows()[slug];
	const isWaiting = useStore(
		store.writes,
		({ isWaiting: isQueueWaiting, pending }) => isQueueWaiting && pending.some(({ value }) => value.slug === slug),
	);
	useEffect(() => {
		if (shopper !== undefined) void store.load(slug);
	}, [store, slug, shopper]);
	return {
		isFollowing: state?.isFollowing ?? false,
		followerCount: state?.followerCount ?? followerCount,
		isWaiting,
		set: (isFollowing) => store.set(slug, isFollowing, followerCount),
	};
}
