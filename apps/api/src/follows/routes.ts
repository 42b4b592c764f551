import { followShop, getFollow, listFollows, unfollowShop } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { toShopSummary } from '../shops/queries.ts';
import { type Follower, follow, followedShops, followState, unfollow } from './service.ts';

/** Serves the shops that an account follows. */
export function mountFollows(router: Router): void {
	const { db, now } = router.services;
	const followerOf = ({ session, edition }: { session: Session; edition: Edition }): Follower => ({
		userId: session.userId,
		edition,
	});

	mount(router, listFollows, async (call) => {
		const { rows, next } = await followedShops(db, followerOf(call), call.query);
		const items = rows.map((row) => ({
			...toShopSummary(row, call.language),
			followedAt: row.followedAt.toISOString(),
		}));
		return { data: { items, page: { next } } };
	});
	mount(router, getFollow, async (call) => ({ data: await followState(db, followerOf(call), call.params.slug) }));
	mount(router, followShop, async (call) => ({
		data: await follow(db, followerOf(call), call.params.slug, new Date(now())),
	}));
	mount(router, unfollowShop, async (call) => ({ data: await unfollow(db, followerOf(call), call.params.slug) }));
}
