import type { ApiError } from '@zaylat/api-client';
import type { FollowState } from '@zaylat/api-client/contract';

/** Which shops the shopper follows, as far as they are known, by slug. */
export type FollowSnapshot = ReadonlyMap<string, FollowState>;

/** How a change ended. */
export type FollowResult = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** The followed shops of a tab. Framework-free. */
export interface FollowStore {
	subscribe(this: void, notify: () => void): () => void;
	getSnapshot(this: void): FollowSnapshot;
	/**
	 * Keeps the state of a shop known while somebody looks at it, whoever signs in or out meanwhile.
	 * @returns what ends that
	 */
	watch(this: void, slug: string): () => void;
	/**
	 * Follows a shop, or follows it no more: shown at once, taken back when refused.
	 * @param followerCount how many follow it, as the page says; counts as long as the store knows no better
	 */
	set(this: void, slug: string, isFollowing: boolean, followerCount: number): Promise<FollowResult>;
}
