import { and, asc, eq, gte, lte, or, sql } from 'drizzle-orm';
import { parcelReturns, parcels, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { moveReturnBySeller } from '../returns/service.ts';
import { hasSignedInOwner } from './signed-in-owner.ts';
import { seededAt } from './since-seed.ts';

/** Milliseconds until a simulated seller accepts a return, and until the goods are back and are refunded. */
export const RETURN_STEP_MS = 20_000;

/** The same for a shop whose owner is signed in and can act. */
const SIGNED_IN_RETURN_MS = 300_000;

const BATCH = 20;

/**
 * Accepts returns, and refunds accepted ones as if the goods had come back.
 * @returns how many were moved
 */
export async function answerReturns(services: Services): Promise<number> {
	const { db, now } = services;
	const at = now();
	const before = (ms: number) => sql`${new Date(at - ms).toISOString()}::timestamptz`;
	const due = sql`case when ${hasSignedInOwner(at)} then ${before(SIGNED_IN_RETURN_MS)} else ${before(RETURN_STEP_MS)} end`;
	const waiting = await db
		.select({ id: parcelReturns.id, status: parcelReturns.status, shopId: parcels.shopId })
		.from(parcelReturns)
		.innerJoin(parcels, eq(parcels.id, parcelReturns.parcelId))
		.innerJoin(shops, eq(shops.id, parcels.shopId))
		.where(
			and(
				gte(parcelReturns.requestedAt, seededAt),
				or(
					and(eq(parcelReturns.status, 'requested'), lte(parcelReturns.requestedAt, due)),
					and(eq(parcelReturns.status, 'accepted'), lte(parcelReturns.acceptedAt, due)),
				),
			),
		)
		.orderBy(asc(parcelReturns.requestedAt))
		.limit(BATCH);
	let moved = 0;
	for (const { id, status, shopId } of waiting) {
		const to = status === 'requested' ? 'accepted' : 'refunded';
		try {
			await moveReturnBySeller(services, [shopId], id, { to, note: '' });
			moved += 1;
		} catch (error) {
			// The buyer withdrew it, or the owner acted first.
			if (!(error instanceof Failure)) throw error;
		}
	}
	return moved;
}
