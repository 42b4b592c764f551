import type { FollowState } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { follows, shops } from '../db/schema/index.ts';
import { idOfShop } from '../products/filter.ts';
import { shopColumns } from '../shops/queries.ts';

/** Who follows, and where. */
export interface Follower {
	readonly userId: string;
	readonly edition: Edition;
}

const LIST = 'follows';

/**
 * A page of the shops of the edition that an account follows, the last followed first.
 * @throws Failure `bad_request` (a cursor that is not ours).
 */
export async function followedShops(
	db: Db,
	{ userId, edition }: Follower,
	page: { readonly cursor?: string | undefined; readonly per_page: number },
) {
	const after = readPageCursor(page.cursor, LIST, ['moment', 'number']);
	const rows = await db
		.select({ ...shopColumns, followedAt: follows.createdAt })
		.from(follows)
		.innerJoin(shops, eq(shops.id, follows.shopId))
		.where(
			and(
				eq(follows.userId, userId),
				eq(shops.edition, edition),
				after && sql`(${follows.createdAt}, ${shops.id}) < (${after[0]}::timestamptz, ${after[1]}::int)`,
			),
		)
		.orderBy(desc(follows.createdAt), desc(shops.id))
		.limit(page.per_page + 1);
	return cutPage(rows, page.per_page, LIST, ({ followedAt, id }) => [followedAt.toISOString(), id]);
}

/** Whether an account follows a shop. @throws Failure `shop_not_found`, also for shops of the other edition. */
export async function followState(db: Db, { userId, edition }: Follower, slug: string): Promise<FollowState> {
	const shopId = await idOfShop(db, edition, slug);
	return stateOf(db, userId, shopId);
}

/** Follows a shop; twice changes nothing. @throws Failure `shop_not_found`. */
export async function follow(db: Db, { userId, edition }: Follower, slug: string, now: Date): Promise<FollowState> {
	return db.transaction(async (tx) => {
		const shopId = await idOfShop(tx, edition, slug);
		const added = await tx
			.insert(follows)
			.values({ userId, shopId, createdAt: now })
			.onConflictDoNothing()
			.returning({ shopId: follows.shopId });
		// Counts the rows that were inserted, so that two concurrent calls count one follower.
		if (added.length > 0) await countFollowers(tx, shopId, 1);
		return stateOf(tx, userId, shopId);
	});
}

/** Follows a shop no more; one that is not followed changes nothing. @throws Failure `shop_not_found`. */
export async function unfollow(db: Db, { userId, edition }: Follower, slug: string): Promise<FollowState> {
	return db.transaction(async (tx) => {
		const shopId = await idOfShop(tx, edition, slug);
		const removed = await tx
			.delete(follows)
			.where(and(eq(follows.userId, userId), eq(follows.shopId, shopId)))
			.returning({ shopId: follows.shopId });
		if (removed.length > 0) await countFollowers(tx, shopId, -1);
		return stateOf(tx, userId, shopId);
	});
}

async function countFollowers(db: Db, shopId: number, by: 1 | -1): Promise<void> {
	await db
		.update(shops)
		.set({ followerCount: sql`${shops.followerCount} + ${by}` })
		.where(eq(shops.id, shopId));
}

async function stateOf(db: Db, userId: string, shopId: number): Promise<FollowState> {
	const [row] = await db
		.select({
			followerCount: shops.followerCount,
			isFollowing: sql<boolean>`exists (select 1 from ${follows}
				where ${follows.shopId} = ${shops.id} and ${follows.userId} = ${userId})`,
		})
		.from(shops)
		.where(eq(shops.id, shopId));
	return { isFollowing: row?.isFollowing ?? false, followerCount: row?.followerCount ?? 0 };
}
