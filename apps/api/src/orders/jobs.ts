import { RETURN_DAYS } from '@zaylat/domain/orders';
import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, orders, parcels } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { Job } from '../jobs/job.ts';
import { activeParcels, holdOrder, moveParcels, type ParcelRow, takePreOrderStock } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most rows of one run, so that a run ends; the next one goes on. */
const BATCH = 200;

/**
 * Completes delivered parcels when the return period is over and the buyer has not confirmed them.
 * @returns how many
 */
export async function completeDelivered({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
	const isOver = lte(parcels.deliveredAt, new Date(now() - RETURN_DAYS * DAY_MS));
	const found = await db
		.select({ id: parcels.id, orderId: parcels.orderId })
		.from(parcels)
		.where(and(eq(parcels.status, 'delivered'), isOver))
		.orderBy(asc(parcels.deliveredAt))
		.limit(BATCH);
	let completed = 0;
	for (const [orderId, own] of Map.groupBy(found, (parcel) => parcel.orderId)) {
		const ids = new Set(own.map(({ id }) => id));
		await db.transaction(async (tx) => {
			const held = await holdOrder(tx, orderId);
			const open = held.parcels.filter(({ id, status }) => ids.has(id) && status === 'delivered');
			await moveParcels(tx, orderId, open, 'complete', { actor: 'system', at: new Date(now()) });
			completed += open.length;
		});
	}
	return completed;
}

/**
 * Gives pieces that have arrived to those who ordered them in advance, the earliest order first; a parcel goes on when
 * all of its pieces are there (Decision 9). Nothing is taken for an order whose money has not come.
 * @returns how many parcels went on
 */
export async function fillPreOrders({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
	const waiting = await db
		.select({ id: parcels.id, orderId: parcels.orderId })
		.from(parcels)
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(
			and(eq(parcels.status, 'pre order'), or(isNotNull(orders.paidAt), eq(orders.paymentMethod, 'cash_on_delivery'))),
		)
		.orderBy(asc(orders.placedAt), asc(parcels.id))
		.limit(BATCH);
	/** Variants that an earlier order still waits for; later ones do not overtake it. */
	const short = new Set<number>();
	let filled = 0;
	for (const { id, orderId } of waiting) {
		await db.transaction(async (tx) => {
			const held = await holdOrder(tx, orderId);
			const parcel = activeParcels(held.parcels).find((one) => one.id === id && one.status === 'pre order');
			if (!parcel) return;
			const wanted = await awaitedOf(tx, parcel);
			const lacks = wanted.some((variantId) => short.has(variantId)) ? wanted : await takePreOrderStock(tx, id);
			for (const variantId of lacks) short.add(variantId);
			if (lacks.length > 0) return;
			await moveParcels(tx, orderId, [parcel], 'pending', { actor: 'system', at: new Date(now()) });
			filled += 1;
		});
	}
	return filled;
}

async function awaitedOf(tx: Db, { id }: ParcelRow): Promise<number[]> {
	const rows = await tx
		.selectDistinctOn([orderLines.variantId], { variantId: orderLines.variantId })
		.from(orderLines)
		.where(and(inArray(orderLines.parcelId, [id]), eq(orderLines.awaitsStock, true)));
	return rows.map(({ variantId }) => variantId);
}

/** Work that follows orders; see each function. */
export const orderJobs: readonly Job[] = [
	{ name: 'fill-pre-orders', everySeconds: 60, run: fillPreOrders },
	{ name: 'complete-orders', everySeconds: 3_600, run: completeDelivered },
];
