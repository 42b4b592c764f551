import { isPermitted, isSecondFactorFresh } from '@zaylat/domain/roles';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { applicationDocuments, orders, parcelReturns, parcels, returnPictures, uploads } from '../db/schema/index.ts';

/** Who asks for a private picture. */
type Reader = Pick<Session, 'userId' | 'shopIds' | 'staffRoles' | 'secondFactorAt'>;

/**
 * Whether an account may load a private picture: who sent it, buyer and shop of the return that shows it, and staff who read
 * the documents of applications.
 * @param now milliseconds since 1970
 */
export async function mayLoadPrivate(db: Db, key: string, reader: Reader, now: number): Promise<boolean> {
	const { userId, shopIds } = reader;
	const mayReadPapers =
		isPermitted(reader.staffRoles, 'read_papers') && isSecondFactorFresh(reader.secondFactorAt?.getTime() ?? null, now);
	const [found] = await db
		.select({ one: sql`1` })
		.from(uploads)
		.leftJoin(returnPictures, eq(returnPictures.pictureKey, uploads.pictureKey))
		.leftJoin(parcelReturns, eq(parcelReturns.id, returnPictures.returnId))
		.leftJoin(parcels, eq(parcels.id, parcelReturns.parcelId))
		.leftJoin(orders, eq(orders.id, parcels.orderId))
		.leftJoin(applicationDocuments, eq(applicationDocuments.pictureKey, uploads.pictureKey))
		.where(
			and(
				eq(uploads.pictureKey, key),
				or(
					eq(uploads.userId, userId),
					eq(orders.userId, userId),
					inArray(parcels.shopId, [...shopIds]),
					mayReadPapers ? isNotNull(applicationDocuments.applicationId) : undefined,
				),
			),
		)
		.limit(1);
	return found !== undefined;
}
