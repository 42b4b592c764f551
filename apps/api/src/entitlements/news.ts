import type { NotificationKind, OrderMessageKind } from '@zaylat/domain/notifications';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { type entitlements, orderLines, orders, parcels } from '../db/schema/index.ts';
import { type News, notify } from '../notifications/service.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';

const LIBRARY_PAGE = '/DigitalLibrary';

/** A shopper's plan, as stored. */
export type HeldPlan = typeof entitlements.$inferSelect;

/** News of a plan, which also go out by mail or SMS. */
type PlanNewsKind = Extract<NotificationKind & OrderMessageKind, `plan_${string}` | `renewal_${string}`>;

/** Further details of a plan's message. */
interface PlanNews {
	readonly params?: News['params'];
	/** The digital library unless given. */
	readonly link?: string;
	/** The end of the plan that the message names; its current one unless given. */
	readonly endsAt?: Date | null;
	/** The order that renews the plan; the message is about the order that it was bought with unless given. */
	readonly renewalId?: string;
	/** Distinguishes a reminder from the first message about the same end. */
	readonly isReminder?: boolean;
}

/** Notifies a shopper of an event of a plan, on the site and by mail or SMS. @returns whether on the site */
export async function notifyPlanEvent(
	tx: Db,
	held: HeldPlan,
	kind: PlanNewsKind,
	at: Date,
	{ params = {}, link = LIBRARY_PAGE, endsAt = held.endsAt, renewalId, isReminder = false }: PlanNews = {},
): Promise<boolean> {
	const [bought] = await tx
		.select({ name: orderLines.name, orderId: orders.id, unitPrice: orderLines.unitPrice })
		.from(orderLines)
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(eq(orderLines.id, held.orderLineId));
	if (!bought) return false;
	const end = endsAt?.toISOString();
	const amount = (renewalId && (await amountOf(tx, renewalId))) || bought.unitPrice;
	await queueOrderMessage(tx, renewalId ?? bought.orderId, {
		kind,
		of: [held.id, end, isReminder && 'reminder'].filter(Boolean).join(' '),
		facts: { plan: bought.name, amount, ...(end && { endsAt: end }) },
		at,
	});
	const messageParams = {
		name: bought.name,
		...(end && { endsAt: end }),
		...(isReminder && { reminder: 1 }),
		...params,
	};
	return notify(tx, { userId: held.userId, kind, params: messageParams, link, at });
}

/** What an order costs, paid by points or not; minor units. */
async function amountOf(tx: Db, orderId: string): Promise<number | undefined> {
	const [order] = await tx
		.select({ total: orders.total, pointsPaid: orders.pointsPaid })
		.from(orders)
		.where(eq(orders.id, orderId));
	return order && order.total + order.pointsPaid;
}

/** Notifies a shopper that the renewal order of a plan is unpaid. */
export const notifyRenewalUnpaid = (
	tx: Db,
	held: HeldPlan,
	{ id, code }: { readonly id: string; readonly code: string },
	at: Date,
	isReminder = false,
): Promise<boolean> =>
	notifyPlanEvent(tx, held, 'renewal_to_pay', at, {
		params: { order: code },
		link: `/Orders/${code}`,
		renewalId: id,
		isReminder,
	});
