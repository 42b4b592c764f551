import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { orders, parcelReturns, parcels, returnPictures, uploads } from '../db/schema/index.ts';

/** Whether an account may load a private picture: who sent it, and buyer and shop of the return that shows it. */
export async function mayLoadPrivate(
	db: Db,
	key: string,
	{ userId, shopIds }: Pick<Session, 'userId' | 'shopIds'>,
): Promise<boolean> {
	const [found] = await db
		.select({ one: sql`1` })
		.from(uploads)
		.leftJoin(returnPictures, eq(returnPictures.pictureKey, uploads.pictureKey))
		.leftJoin(parcelReturns, eq(parcelReturns.id, returnPictures.returnId))
		.leftJoin(parcels, eq(parcels.id, parcelReturns.parcelId))
		.leftJoin(orders, eq(orders.id, parcels.orderId))
		.where(
			and(
				eq(uploads.pictureKey, key),
				or(eq(uploads.userId, userId), eq(orders.userId, userId), inArray(parcels.shopId, [...shopIds])),
			),
		)
		.limit(1);
	return found !== undefined;
}
