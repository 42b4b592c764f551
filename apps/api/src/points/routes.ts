import { listPoints } from '@zaylat/api-client/contract';
import { pointsWorth } from '@zaylat/domain/points';
import { and, desc, eq, sql } from 'drizzle-orm';
import { orders, pointsMovements } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { readTimeCursor, writeTimeCursor } from '../orders/cursor.ts';
import { moneyOf } from '../products/summary.ts';
import { balanceOf } from './service.ts';

/** Reasons that the schema lets in. */
const REASONS = ['earned', 'spent', 'returned', 'taken_back', 'welcome', 'granted'] as const;

/** Serves the bonus points of the account in the edition (Decision 12). */
export function mountPoints(router: Router): void {
	const { db } = router.services;

	mount(router, listPoints, async ({ session, edition, query }) => {
		const after = query.cursor === undefined ? undefined : readTimeCursor(query.cursor);
		const found = await db
			.select({ movement: pointsMovements, orderCode: orders.code })
			.from(pointsMovements)
			.leftJoin(orders, eq(orders.id, pointsMovements.orderId))
			.where(
				and(
					eq(pointsMovements.userId, session.userId),
					eq(pointsMovements.edition, edition),
					after && sql`(${pointsMovements.at}, ${pointsMovements.id}) < (${after.at}, ${after.id}::uuid)`,
				),
			)
			.orderBy(desc(pointsMovements.at), desc(pointsMovements.id))
			.limit(query.per_page + 1);
		const rows = found.slice(0, query.per_page);
		const last = rows.at(-1)?.movement;
		const balance = await balanceOf(db, session.userId, edition);
		return {
			data: {
				balance,
				worth: pointsWorth(Math.max(0, balance), moneyOf(edition, 0).currency),
				items: rows.map(({ movement: { id, points, reason, at }, orderCode }) => ({
					id,
					points,
					reason: REASONS.find((known) => known === reason) ?? 'earned',
					orderCode,
					at: at.toISOString(),
				})),
				page: { next: last && found.length > rows.length ? writeTimeCursor({ at: last.at, id: last.id }) : null },
			},
		};
	});
}
