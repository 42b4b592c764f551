import { PARCEL_STEPS } from '@zaylat/domain/orders';
import { and, asc, eq, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { orders, parcelEvents, parcels, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { moveBySeller, sellerMoves } from '../orders/actions.ts';
import { hasSignedInOwner } from './signed-in-owner.ts';
import { seededAt } from './since-seed.ts';

/** Milliseconds that a parcel stays in one state: five moves deliver it within three minutes. */
export const PARCEL_STEP_MS = 30_000;

/** The same for a parcel of a shop whose owner is signed in and can move it. */
export const SIGNED_IN_STEP_MS = 300_000;

/** Most parcels of one run. */
const BATCH = 50;

/** States in which a parcel of goods waits for its seller or its courier. */
const ON_THE_WAY = PARCEL_STEPS.filter((step) => step !== 'delivered');

/**
 * Moves each parcel of goods one state further once it has been in its state for `PARCEL_STEP_MS`, or `SIGNED_IN_STEP_MS`
 * while the owner of its shop is signed in, as far as the table of moves allows (Decision 9): a parcel that is not paid for
 * stays in its state.
 * @returns how many were moved
 */
export async function advanceParcels(services: Services): Promise<number> {
	const { db, now } = services;
	const at = now();
	const before = (ms: number) => sql`${new Date(at - ms).toISOString()}::timestamptz`;
	const since = db
		.select({ at: sql<Date>`max(${parcelEvents.at})` })
		.from(parcelEvents)
		.where(eq(parcelEvents.parcelId, parcels.id));
	const due = await db
		.select({ parcel: parcels, order: orders })
		.from(parcels)
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.innerJoin(shops, eq(shops.id, parcels.shopId))
		.where(
			and(
				eq(parcels.kind, 'goods'),
				inArray(parcels.status, ON_THE_WAY),
				// What waits for its money would fill the batch and stay.
				or(isNotNull(orders.paidAt), eq(orders.paymentMethod, 'cash_on_delivery')),
				gte(orders.placedAt, seededAt),
				lte(
					sql`coalesce(${since}, ${orders.placedAt})`,
					sql`case when ${hasSignedInOwner(at)} then ${before(SIGNED_IN_STEP_MS)} else ${before(PARCEL_STEP_MS)} end`,
				),
			),
		)
		.orderBy(asc(orders.placedAt))
		.limit(BATCH);
	let moved = 0;
	for (const { parcel, order } of due) {
		const to = sellerMoves(order, parcel).find((status) => status !== 'order cancelled by seller');
		if (to === undefined) continue;
		try {
			await moveBySeller(services, [parcel.shopId], { trackCode: parcel.trackCode, to, note: '' });
			moved += 1;
		} catch (error) {
			// Its buyer or the developer tool moved it first.
			if (!(error instanceof Failure)) throw error;
		}
	}
	return moved;
}
