import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { wishlistItems } from '../db/schema/index.ts';

/** Moves one shopper's wishlist to another. */
export async function mergeWishlists(db: Db, fromUserId: string, toUserId: string): Promise<void> {
	const items = await db.select().from(wishlistItems).where(eq(wishlistItems.userId, fromUserId));
	if (items.length === 0) return;
	await db
		.insert(wishlistItems)
		.values(items.map((item) => ({ ...item, userId: toUserId })))
		.onConflictDoNothing();
	await db.delete(wishlistItems).where(eq(wishlistItems.userId, fromUserId));
}
