import { follows } from '@zaylat/api-client';

/** Path of the followed shops (Decision 22). */
export const FOLLOWED_PATH = '/FollowedShops';

/** The request of one page of them. */
export const followedRequest = (cursor: string | undefined) => follows({ cursor });
