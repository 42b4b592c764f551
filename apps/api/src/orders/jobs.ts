import { RETURN_DAYS } from '@zaylat/domain/orders';
import { DAY_MS } from '@zaylat/domain/time';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { orderLines, orders, parcels, productVariants } from '../db/schema/index.ts';
import { isUnqueued, type JobHandler, type JobHandlers, MOST_DUE } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { activeParcels, holdOrder, moveParcels, takePreOrderStock } from './state.ts';

/** Completes delivered parcels when the return period is over and the buyer has not confirmed them. */
const completeOrder: JobHandler<JobData['complete-order']> = {
	async run({ db, now }, { id }) {
		const before = now() - RETURN_DAYS * DAY_MS;
		return db.transaction(async (tx) => {
			const held = await holdOrder(tx, id);
			const over = held.parcels.filter(
				({ status, deliveredAt }) => status === 'delivered' && deliveredAt !== null && deliveredAt.getTime() <= before,
			);
			await moveParcels(tx, id, over, 'complete', { actor: 'system', at: new Date(now()) });
			return over.length > 0;
		});
	},
	due: {
		cron: '7 * * * *',
		async find({ db, now }) {
			const isOver = lte(parcels.deliveredAt, new Date(now() - RETURN_DAYS * DAY_MS));
			return db
				.selectDistinctOn([parcels.orderId], { id: parcels.orderId })
				.from(parcels)
				.where(and(eq(parcels.status, 'delivered'), isOver, isUnqueued('complete-order', parcels.orderId)))
				.orderBy(asc(parcels.orderId))
				.limit(MOST_DUE);
		},
	},
};

/**
 * Gives pieces that have arrived to a parcel that was ordered in advance; the parcel goes on when all of its pieces are
 * there (Decision 9).
 */
const fillPreOrder: JobHandler<JobData['fill-pre-order']> = {
	async run({ db, now }, { id, orderId }) {
		return db.transaction(async (tx) => {
			const held = await holdOrder(tx, orderId);
			const parcel = activeParcels(held.parcels).find((one) => one.id === id && one.status === 'pre order');
			if (!parcel || (await takePreOrderStock(tx, id)).length > 0) return false;
			await moveParcels(tx, orderId, [parcel], 'pending', { actor: 'system', at: new Date(now()) });
			return true;
		});
	},
	due: {
		cron: '* * * * *',
		/**
		 * Parcels whose pieces have all arrived, after those of earlier orders. What an earlier order waits for is kept for
		 * it, so that later ones do not overtake it; nothing is kept for an order whose money has not come.
		 */
		async find({ db }) {
			const { rows } = await db.execute<{ id: string; orderId: string }>(sql`
				with waiting as (
					select ${parcels.id} as id, ${parcels.orderId} as order_id, ${orders.placedAt} as placed_at,
						${orderLines.variantId} as variant_id, sum(${orderLines.quantity}) as pieces
					from ${parcels}
					join ${orders} on ${orders.id} = ${parcels.orderId}
					join ${orderLines} on ${orderLines.parcelId} = ${parcels.id} and ${orderLines.awaitsStock}
					where ${parcels.status} = 'pre order'
						and (${orders.paidAt} is not null or ${orders.paymentMethod} = 'cash_on_delivery')
					group by 1, 2, 3, 4
				), claims as (
					select *, sum(pieces) over (partition by variant_id order by placed_at, id) as claimed from waiting
				)
				select claims.id, claims.order_id as "orderId"
				from claims join ${productVariants} on ${productVariants.id} = claims.variant_id
				where ${isUnqueued('fill-pre-order', sql`claims.id`)}
				group by claims.id, claims.order_id, claims.placed_at
				having bool_and(claims.claimed <= ${productVariants.stock})
				order by claims.placed_at, claims.id
				limit ${MOST_DUE}
			`);
			return rows;
		},
	},
};

/** Work that follows orders. */
export const orderHandlers = {
	'complete-order': completeOrder,
	'fill-pre-order': fillPreOrder,
} satisfies Partial<JobHandlers>;
