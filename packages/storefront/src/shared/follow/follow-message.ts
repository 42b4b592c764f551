import type { FollowState } from '@zaylat/api-client/contract';

/** What a tab tells the others: how a shopper and a shop stand. */
export interface FollowMessage {
	readonly shopper: string;
	readonly slug: string;
	readonly state: FollowState;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/** Reads a message of another tab; undefined for anything else, a tab with an older version for example. */
export function readFollowMessage(data: unknown): FollowMessage | undefined {
	if (!isRecord(data) || !isRecord(data.state)) return undefined;
	const { shopper, slug } = data;
	const { isFollowing, followerCount } = data.state;
	if (typeof shopper !== 'string' || typeof slug !== 'string') return undefined;
	if (typeof isFollowing !== 'boolean' || typeof followerCount !== 'number') return undefined;
	return { shopper, slug, state: { isFollowing, followerCount } };
}
