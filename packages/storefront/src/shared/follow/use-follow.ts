import { useEffect } from 'react';
import useSWR from 'swr';
import { useAppContext, useSession } from '../../app/app-context.ts';
import { FOLLOWS_KEY, type FollowResult, type Follows, followStoreOf } from './create-follow-store.ts';

const NONE: Follows = {};

/** A shop as far as following it needs. */
export interface FollowableShop {
	readonly slug: string;
	/** Number of followers according to the page's data. */
	readonly followerCount: number;
}

/** Which shops are followed, as far as that is known. */
export function useFollows(): Follows {
	return useSWR<Follows>(FOLLOWS_KEY, null).data ?? NONE;
}

/**
 * Whether a shop is followed, by how many, and what changes it.
 * The page's own count is used until the shopper's state is known, which never happens for visitors and guests.
 */
export function useFollow({ slug, followerCount }: FollowableShop): {
	readonly isFollowing: boolean;
	readonly followerCount: number;
	readonly set: (isFollowing: boolean) => Promise<FollowResult>;
} {
	const store = followStoreOf(useAppContext());
	const user = useSession().data?.user;
	const shopper = user?.kind === 'registered' ? user.id : undefined;
	const state = useFollows()[slug];
	useEffect(() => {
		if (shopper !== undefined) void store.load(slug);
	}, [store, slug, shopper]);
	return {
		isFollowing: state?.isFollowing ?? false,
		followerCount: state?.followerCount ?? followerCount,
		set: (isFollowing) => store.set(slug, isFollowing, followerCount),
	};
}
