import type { NotificationKind } from '@zaylat/domain/notifications';
import { isCancelled, type OrderActor, type OrderStatus } from '@zaylat/domain/orders';
import { count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, type parcels, payments, shops } from '../db/schema/index.ts';
import { type News, notify } from '../notifications/service.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';
import { moneyOf } from '../products/summary.ts';

type Parcel = typeof parcels.$inferSelect;

/** Parcels of one order that were moved, and how. */
export interface MovedParcels {
	readonly parcels: readonly Parcel[];
	readonly to: OrderStatus;
	readonly actor: OrderActor;
	readonly at: Date;
	/** The note of the event. */
	readonly note: string;
}

/** What a piece of news of an order is about, besides the order. */
export interface OrderNews {
	readonly kind: NotificationKind;
	readonly at: Date;
	/** Minor units of the edition's currency. */
	readonly amount: number;
	readonly params?: News['params'];
	/** The page that it leads to; the order's own unless given. */
	readonly link?: string | undefined;
}

/** Notifies a buyer of an order's event on the site, in the transaction of the event. */
export async function notifyOrderEvent(
	tx: Db,
	orderId: string,
	{ kind, at, amount, params = {}, link }: OrderNews,
): Promise<void> {
	const [order] = await tx
		.select({ code: orders.code, userId: orders.userId, edition: orders.edition })
		.from(orders)
		.where(eq(orders.id, orderId));
	if (!order) return;
	await notify(tx, {
		userId: order.userId,
		kind,
		params: { order: order.code, ...moneyOf(order.edition, amount), ...params },
		link: link ?? `/Orders/${order.code}`,
		edition: order.edition === 'th' ? 'th' : 'mm',
		at,
	});
}

/** Notifies a buyer that parcels of an order moved: on the site unless the buyer did it, and by mail or SMS. */
export async function notifyParcelMoves(tx: Db, orderId: string, moved: MovedParcels): Promise<void> {
	if (moved.actor !== 'customer') await giveNews(tx, orderId, moved);
	await queueMessages(tx, orderId, moved);
}

/** Track codes of what is carried. */
const codesOf = (own: readonly Parcel[]): string[] =>
	own
		.filter(({ kind }) => kind === 'goods')
		.map(({ trackCode }) => trackCode)
		.toSorted();
const totalOf = (own: readonly Parcel[]): number => own.reduce((sum, { total }) => sum + total, 0);

/** What several parcels share is one piece of news, and so are digital goods; each parcel that is carried has its own. */
async function giveNews(tx: Db, orderId: string, { parcels: own, to: status, at }: MovedParcels): Promise<void> {
	const isShared = isCancelled(status) || status === 'payment failed';
	const kind =
		status === 'payment failed' ? 'payment_failed' : isCancelled(status) ? 'order_cancelled' : 'order_status';
	const groups = Map.groupBy(own, ({ kind: goods, id }) => (isShared ? 'all' : goods === 'digital' ? goods : id));
	for (const group of groups.values()) {
		const attempt = status === 'payment failed' ? await triesToPay(tx, orderId) : 0;
		// Digital goods are no parcels: nobody carries them, and their codes wait in the library.
		const isDigital = group.every((parcel) => parcel.kind === 'digital');
		const subject: News['params'] = isDigital ? { goods: 'digital' } : { parcel: codesOf(group).join(', ') };
		const params = { status, ...subject, ...(attempt > 1 && { attempt }) };
		const link = isDigital && status === 'delivered' ? '/DigitalLibrary' : undefined;
		await notifyOrderEvent(tx, orderId, { kind, at, amount: totalOf(group), params, link });
	}
}

/** How often an order was tried to pay, the try that has just failed included. */
async function triesToPay(tx: Db, orderId: string): Promise<number> {
	const [row] = await tx.select({ tries: count() }).from(payments).where(eq(payments.orderId, orderId));
	return row?.tries ?? 0;
}

async function queueMessages(
	tx: Db,
	orderId: string,
	{ parcels: own, to, actor, at, note }: MovedParcels,
): Promise<void> {
	if (to === 'payment failed') {
		const facts = { amount: totalOf(own) };
		await queueOrderMessage(tx, orderId, { kind: 'payment_failed', of: at.toISOString(), facts, at });
		return;
	}
	if (isCancelled(to)) {
		const codes = codesOf(own);
		const facts = { amount: totalOf(own), parcels: codes, reason: actor === 'system' ? 'not_paid' : note };
		await queueOrderMessage(tx, orderId, { kind: 'parcels_cancelled', of: codes.join(' '), facts, at });
		return;
	}
	const kind = PARCEL_MESSAGES[to];
	if (kind === undefined || actor === 'customer') return;
	const sellers = await tx
		.select({ id: shops.id, name: shops.name })
		.from(shops)
		.where(
			inArray(
				shops.id,
				own.map(({ shopId }) => shopId),
			),
		);
	// Digital goods have a message of their own (`orders/digital.ts`).
	for (const { kind: goods, trackCode, shopId, total } of own) {
		if (goods === 'digital') continue;
		const shop = sellers.find(({ id }) => id === shopId)?.name;
		const facts = { amount: total, parcels: [trackCode], ...(shop && { shop }) };
		await queueOrderMessage(tx, orderId, { kind, of: trackCode, facts, at });
	}
}

/** Steps of a parcel that are sent by mail or SMS. */
const PARCEL_MESSAGES: Partial<Readonly<Record<OrderStatus, 'parcel_shipped' | 'parcel_delivered'>>> = {
	'start shipping': 'parcel_shipped',
	delivered: 'parcel_delivered',
};
