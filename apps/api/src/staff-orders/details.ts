import type { StaffOrderDetails } from '@zaylat/api-client/contract';
import { cancellableParcels, canMove, hasReceipt, isCancelled } from '@zaylat/domain/orders';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	orderMessages,
	orderNotes,
	orders,
	parcelEvents,
	parcelReturns,
	parcels,
	payments,
	refunds,
	shops,
} from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { moneyOf } from '../products/summary.ts';
import { lateParcels } from './late.ts';
import { readOrders, toStaffOrders } from './queries.ts';

type Happening = StaffOrderDetails['history'][number];

const NOBODY = { about: '', by: '', text: '' } as const;

/** An order with what happened to it. @param now milliseconds since 1970 @throws Failure `order_not_found` */
export async function readStaffOrder(db: Db, id: string, now: number): Promise<StaffOrderDetails> {
	const [row] = await readOrders(db, eq(orders.id, id));
	if (!row) throw new Failure('order_not_found');
	const { order } = row;
	const [summary] = await toStaffOrders(db, [row], now);
	if (!summary) throw new Failure('order_not_found');
	const own = await db
		.select({ parcel: parcels, shop: shops.slug })
		.from(parcels)
		.innerJoin(shops, eq(shops.id, parcels.shopId))
		.where(eq(parcels.orderId, id))
		.orderBy(asc(parcels.trackCode));
	const parcelIds = own.map(({ parcel }) => parcel.id);
	const codes = new Map(own.map(({ parcel }) => [parcel.id, parcel.trackCode]));
	const events = await db.select().from(parcelEvents).where(inArray(parcelEvents.parcelId, parcelIds));
	const tries = await db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.startedAt));
	const back = await db
		.select({ refund: refunds })
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(eq(payments.orderId, id))
		.orderBy(asc(refunds.requestedAt));
	const returns = await db.select().from(parcelReturns).where(inArray(parcelReturns.parcelId, parcelIds));
	const messages = await db.select().from(orderMessages).where(eq(orderMessages.orderId, id));
	const notes = await db.select().from(orderNotes).where(eq(orderNotes.orderId, id));
	const late = await lateParcels(
		db,
		own.map(({ parcel }) => ({ ...parcel, placedAt: order.placedAt, edition: order.edition })),
		now,
	);
	const amount = (minor: number) => moneyOf(order.edition, minor);

	const happened = (at: Date | null, kind: Happening['kind'], what: string, more: Partial<Happening> = {}) =>
		at === null ? [] : [{ ...NOBODY, at: at.toISOString(), kind, what, ...more }];
	const history: Happening[] = [
		...happened(order.placedAt, 'placed', 'placed', { by: 'customer' }),
		...events.flatMap(({ at, status, actor, note, parcelId }) =>
			happened(at, 'parcel', status, { about: codes.get(parcelId) ?? '', by: actor, text: note }),
		),
		...tries.flatMap(({ startedAt, settledAt, status, merchantReference: about }) => [
			...happened(startedAt, 'payment', 'pending', { about }),
			...happened(settledAt, 'payment', status, { about }),
		]),
		...back.flatMap(({ refund: { requestedAt, settledAt, status, transferReference, transferredBy } }) => [
			...happened(requestedAt, 'refund', 'requested'),
			...happened(settledAt, 'refund', status, { about: transferReference ?? '', by: transferredBy ?? '' }),
		]),
		...returns.flatMap(({ code, status, requestedAt, acceptedAt, closedAt }) => [
			...happened(requestedAt, 'return', 'requested', { about: code }),
			...happened(acceptedAt, 'return', 'accepted', { about: code }),
			...happened(closedAt, 'return', status, { about: code }),
		]),
		...messages.flatMap(({ sentAt, kind }) => happened(sentAt, 'message', kind)),
		...notes.flatMap(({ at, authorName, text }) => happened(at, 'note', '', { by: authorName, text })),
	];
	const open = cancellableParcels(own.map(({ parcel }) => parcel));
	return {
		...summary,
		parcels: own.map(({ parcel, shop }) => ({
			...{ trackCode: parcel.trackCode, shop, status: parcel.status, total: amount(parcel.total) },
			isLate: !isCancelled(parcel.status) && late.has(parcel.id),
		})),
		payments: tries.map((payment) => ({
			...{ id: payment.id, gateway: payment.gateway, reference: payment.merchantReference, status: payment.status },
			...{ amount: amount(payment.amount), startedAt: payment.startedAt.toISOString() },
			...{ difference: payment.difference, failure: payment.failure },
		})),
		refunds: back.map(({ refund }) => ({
			...{ id: refund.id, amount: amount(refund.amount), reason: refund.reason, failure: refund.failure },
			status: refund.status as StaffOrderDetails['refunds'][number]['status'],
			...{ requestedAt: refund.requestedAt.toISOString(), transferReference: refund.transferReference },
		})),
		returns: returns.map(({ code, status, amount: minor }) => ({ code, status, amount: amount(minor) })),
		history: history.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
		can: {
			cancel: open.length > 0 && open.every(({ status }) => canMove(status, 'order cancelled by customer', 'customer')),
			resendReceipt: hasReceipt({ isPaid: order.paidAt !== null, total: order.total }),
		},
	};
}
