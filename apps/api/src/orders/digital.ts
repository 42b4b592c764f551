import { randomUUID } from 'node:crypto';
import { planEnd } from '@zaylat/domain/digital';
import { PARCEL_STEPS } from '@zaylat/domain/orders';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { digitalPlans, entitlements, orderLines, parcelEvents } from '../db/schema/index.ts';
import { planOf } from '../entitlements/plan.ts';
import { renewByOrder } from '../entitlements/renew-by-order.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';
import { earnPoints } from './points.ts';
import { moveParcels, type OrderRow, type ParcelRow, parcelsOf } from './state.ts';

/** Steps of a parcel without a carrier. */
const DIGITAL_STEPS = PARCEL_STEPS.filter((step) => step !== 'pending');

/**
 * Issues the digital goods of a locked, paid order: codes and files are in the account immediately (Decision 14).
 * @param random gives the codes; from 0 (included) to 1 (excluded)
 */
export async function deliverDigital(tx: Db, order: OrderRow, at: Date, random: () => number): Promise<void> {
	const digital = (await parcelsOf(tx, order.id)).filter(
		({ kind, status }) => kind === 'digital' && status === 'pending',
	);
	if (digital.length === 0) return;
	const ids = digital.map(({ id }) => id);
	// What renews a plan puts off its end; its code stays.
	const isRenewal = await renewByOrder(tx, order.id, at);
	if (!isRenewal) {
		await giveGoods(tx, order, ids, at, random);
		if (!(await isAllMailed(tx, order, ids))) {
			const amount = digital.reduce((sum, { total }) => sum + total, 0);
			await queueOrderMessage(tx, order.id, { kind: 'digital_goods', facts: { amount }, at });
		}
	}
	let moved: readonly ParcelRow[] = digital;
	for (const step of DIGITAL_STEPS) {
		// A renewed plan has news of its own.
		const isSilent = step !== 'delivered' || isRenewal;
		await moveParcels(tx, order.id, moved, step, { actor: 'system', at, isSilent });
		moved = moved.map((parcel) => ({ ...parcel, status: step }));
	}
	// One step is all that a shopper sees of it.
	await tx.delete(parcelEvents).where(
		and(
			inArray(parcelEvents.parcelId, ids),
			inArray(
				parcelEvents.status,
				DIGITAL_STEPS.filter((step) => step !== 'delivered'),
			),
		),
	);
	for (const shopId of new Set(digital.map((parcel) => parcel.shopId))) await earnPoints(tx, order, shopId, at);
}

async function giveGoods(
	tx: Db,
	order: OrderRow,
	parcelIds: readonly string[],
	at: Date,
	random: () => number,
): Promise<void> {
	const lines = await tx
		.select({ line: orderLines, plan: digitalPlans })
		.from(orderLines)
		.leftJoin(digitalPlans, eq(digitalPlans.variantId, orderLines.variantId))
		.where(inArray(orderLines.parcelId, [...parcelIds]));
	const held = lines.flatMap(({ line, plan }) =>
		Array.from({ length: line.quantity }, (_, piece) => ({
			id: randomUUID(),
			userId: order.userId,
			variantId: line.variantId,
			orderLineId: line.id,
			piece,
			code: plan?.delivery === 'download' ? null : digitalCode(random),
			startsAt: at,
			endsAt: plan && endOf(plan, at),
		})),
	);
	if (held.length === 0) return;
	await tx.insert(entitlements).values(held);
	if (order.email !== null && lines.some(({ plan }) => plan?.isEmailed)) {
		await tx.enqueue('digital-codes', [{ id: order.id }]);
	}
}

/** Whether a mail of its own brings everything (`entitlements/mailing.ts`), so that another message would repeat it. */
async function isAllMailed(tx: Db, { email }: OrderRow, parcelIds: readonly string[]): Promise<boolean> {
	if (email === null) return false;
	const plans = await tx
		.select({ isEmailed: digitalPlans.isEmailed, delivery: digitalPlans.delivery })
		.from(orderLines)
		.leftJoin(digitalPlans, eq(digitalPlans.variantId, orderLines.variantId))
		.where(inArray(orderLines.parcelId, [...parcelIds]));
	return plans.every(({ isEmailed, delivery }) => isEmailed === true && delivery === 'code');
}

function endOf(plan: typeof digitalPlans.$inferSelect, at: Date): Date | null {
	const end = planEnd(planOf(plan), at.getTime());
	return end === null ? null : new Date(end);
}

/** Letters and digits that are not taken for each other when they are copied by hand. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Sixteen characters in groups of four: 80 bits, so that collisions and guesses are infeasible. */
function digitalCode(random: () => number): string {
	const characters = Array.from(
		{ length: 16 },
		() => CODE_CHARACTERS[Math.floor(random() * CODE_CHARACTERS.length)] ?? 'A',
	).join('');
	return characters.replace(/(.{4})(?=.)/g, '$1-');
}
