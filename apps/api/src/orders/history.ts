import { documentNumber } from '@zaylat/domain/documents';
import {
	CANCELLED_STATUSES,
	type OrderCredit,
	type OrderedParcel,
	orderWorth,
	type ParcelHistory,
	pointsByParcel,
} from '@zaylat/domain/orders';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, parcelEvents, parcelReturns, parcels } from '../db/schema/index.ts';
import { moneyOf } from '../products/summary.ts';
import type { OrderRow, ParcelRow } from './state.ts';

/** What of an order its history depends on. */
export type HistoryOrder = Pick<OrderRow, 'id' | 'edition' | 'isTaxIncluded' | 'points'>;

/**
 * Reads what happened to the goods of orders, in as many queries for a hundred of them as for one.
 * @returns the parcels of each order by its id, in the sequence of `parcelsOf`
 */
export async function readHistories(
	db: Db,
	orders: readonly HistoryOrder[],
): Promise<ReadonlyMap<string, readonly ParcelHistory[]>> {
	if (orders.length === 0) return new Map();
	const rows = await db
		.select()
		.from(parcels)
		.where(
			inArray(
				parcels.orderId,
				orders.map(({ id }) => id),
			),
		)
		.orderBy(asc(parcels.shopId), asc(parcels.kind));
	const ids = rows.map(({ id }) => id);
	const [lines, cancellations, returns] = await Promise.all([
		db.select().from(orderLines).where(inArray(orderLines.parcelId, ids)).orderBy(asc(orderLines.id)),
		db
			.select({ parcelId: parcelEvents.parcelId, at: parcelEvents.at })
			.from(parcelEvents)
			.where(and(inArray(parcelEvents.parcelId, ids), inArray(parcelEvents.status, [...CANCELLED_STATUSES]))),
		db
			.select()
			.from(parcelReturns)
			.where(and(inArray(parcelReturns.parcelId, ids), eq(parcelReturns.status, 'refunded'))),
	]);
	return new Map(
		orders.map((order) => {
			const own = rows.filter(({ orderId }) => orderId === order.id);
			const ordered = orderedParcels(order, own, lines);
			const history = ordered.map(
				(parcel): ParcelHistory => ({
					...parcel,
					cancelledAt: cancellations.find(({ parcelId }) => parcelId === parcel.key)?.at.getTime(),
					returns: returns
						.filter(({ parcelId }) => parcelId === parcel.key)
						.map(({ id, closedAt, lines: pieces }) => ({ key: id, at: closedAt?.getTime() ?? 0, pieces })),
				}),
			);
			return [order.id, history];
		}),
	);
}

/** What happened to the goods of one order. */
export async function readHistory(db: Db, order: HistoryOrder): Promise<readonly ParcelHistory[]> {
	return (await readHistories(db, [order])).get(order.id) ?? [];
}

/** Parcels of an order as they were ordered, each with its part of the points; `key` is the id of its row. */
export function orderedParcels(
	{ edition, isTaxIncluded, points }: HistoryOrder,
	own: readonly ParcelRow[],
	lines: readonly (typeof orderLines.$inferSelect)[],
): (OrderedParcel & { readonly key: string })[] {
	const { currency } = moneyOf(edition, 0);
	const split = pointsByParcel(points, own);
	return own.map(({ id, goods, discount, delivery, tax, pointsPaid, total }, index) => ({
		...{ goods, discount, delivery, tax, pointsPaid, total, currency, isTaxIncluded },
		key: id,
		points: split[index] ?? 0,
		lines: lines.filter(({ parcelId }) => parcelId === id),
	}));
}

/** Credits of an order, each with the number of its note; null for what was taken off before it was invoiced. */
export function numberedCredits(
	{ code, edition, invoicedAt }: Pick<OrderRow, 'code' | 'edition' | 'invoicedAt'>,
	history: readonly ParcelHistory[],
): (OrderCredit & { readonly number: string | null })[] {
	let position = 0;
	return orderWorth(history).credits.map((credit) => {
		if (invoicedAt === null || credit.at < invoicedAt.getTime()) return { ...credit, number: null };
		position += 1;
		const of = { code, edition: edition === 'th' ? ('th' as const) : ('mm' as const), at: credit.at, position };
		return { ...credit, number: documentNumber({ kind: 'credit_note', ...of }) };
	});
}
