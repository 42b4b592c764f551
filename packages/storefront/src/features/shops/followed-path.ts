/** Path of the followed shops (Decision 22). */
export const FOLLOWED_PATH = '/FollowedShops';
