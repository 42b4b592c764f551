import type { Edition } from '@zaylat/domain/editions';
import { eq, sql } from 'drizzle-orm';
import { publishNotice } from '../chat/notice.ts';
import type { Db } from '../db/connect.ts';
import { orders, parcels, shops } from '../db/schema/index.ts';

/**
 * Announces a change of an order to the open pages of its buyer and of the owners of its shops, when the transaction
 * commits.
 */
export async function announceOrder(tx: Db, orderId: string): Promise<void> {
	const rows = await tx
		.select({ edition: sql<Edition>`${orders.edition}`, buyerId: orders.userId, ownerId: shops.ownerId })
		.from(orders)
		.innerJoin(parcels, eq(parcels.orderId, orders.id))
		.innerJoin(shops, eq(shops.id, parcels.shopId))
		.where(eq(orders.id, orderId))
		.groupBy(orders.edition, orders.userId, shops.ownerId);
	for (const { edition, buyerId, ownerId } of rows) {
		const accounts = ownerId === null ? [buyerId] : [buyerId, ownerId];
		await publishNotice(tx, { kind: 'change', edition, accounts, topic: 'orders' });
	}
}
