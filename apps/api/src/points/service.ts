import type { Edition } from '@zaylat/domain/editions';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pointsMovements } from '../db/schema/index.ts';

/** The bonus points of an account in an edition (Decision 12). */
export async function balanceOf(db: Db, userId: string, edition: Edition): Promise<number> {
	const [row] = await db
		.select({ points: sql<number>`coalesce(sum(${pointsMovements.points}), 0)::int` })
		.from(pointsMovements)
		.where(and(eq(pointsMovements.userId, userId), eq(pointsMovements.edition, edition)));
	return row?.points ?? 0;
}
