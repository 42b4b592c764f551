import type { NotificationKind } from '@zaylat/domain/notifications';
import { eq } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import type { Db } from '../db/connect.ts';
import { type entitlements, orderLines, orders, parcels, users } from '../db/schema/index.ts';
import { type News, notify } from '../notifications/service.ts';

const LIBRARY_PAGE = '/DigitalLibrary';

/** A plan that somebody holds, as stored. */
export type HeldPlan = typeof entitlements.$inferSelect;

/**
 * Tells a shopper something of a plan, by its name in the shopper's language.
 * @param news.link the digital library unless given
 */
export async function tellOfPlan(
	tx: Db,
	held: HeldPlan,
	kind: NotificationKind,
	at: Date,
	{ params = {}, link = LIBRARY_PAGE }: Partial<Pick<News, 'params' | 'link'>> = {},
): Promise<boolean> {
	const [bought] = await tx
		.select({ name: orderLines.name, edition: orders.edition, language: users.language })
		.from(orderLines)
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.innerJoin(users, eq(users.id, orders.userId))
		.where(eq(orderLines.id, held.orderLineId));
	if (!bought) return false;
	const name = bought.name[languageOf(bought.language, bought.edition)];
	return notify(tx, { userId: held.userId, kind, params: { name, ...params }, link, at });
}

/** Tells a shopper that the order which renews a plan waits for money. @param code the order's */
export const tellToPay = (tx: Db, held: HeldPlan, code: string, at: Date): Promise<boolean> =>
	tellOfPlan(tx, held, 'renewal_to_pay', at, {
		params: { order: code, ...(held.endsAt && { endsAt: held.endsAt.toISOString() }) },
		link: `/Orders/${code}`,
	});
