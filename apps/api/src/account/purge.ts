import { randomUUID } from 'node:crypto';
import { DELETION_GRACE_DAYS } from '@zaylat/domain/account';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	orders,
	reviewImages,
	reviews,
	shopBankAccounts,
	shopReturnAddresses,
	shops,
	users,
} from '../db/schema/index.ts';
import { isUnqueued, type JobHandler, MOST_DUE } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { forgetReturnsOf } from '../returns/service.ts';

/**
 * Deletes an account and all its data. Orders are retained for accounting, without data that identifies the buyer,
 * under a guest account that cannot be signed in to.
 */
export async function purgeAccount(tx: Db, userId: string): Promise<void> {
	const [kept] = await tx.select({ createdAt: orders.placedAt }).from(orders).where(eq(orders.userId, userId)).limit(1);
	if (kept) {
		await forgetReturnsOf(tx, userId);
		const nobody = randomUUID();
		await tx.insert(users).values({ id: nobody, kind: 'guest', name: '', createdAt: kept.createdAt });
		await tx
			.update(orders)
			.set({ userId: nobody, address: null, phone: '', email: null, note: '', taxBuyer: null })
			.where(eq(orders.userId, userId));
	}
	// Reviews stay under the masked name that they show; their pictures may show the shopper.
	const written = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId));
	await tx.delete(reviewImages).where(inArray(reviewImages.reviewId, written));
	// A shop stays, without the bank account and the address of who answered for it.
	const own = tx.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
	await tx.delete(shopBankAccounts).where(inArray(shopBankAccounts.shopId, own));
	await tx.delete(shopReturnAddresses).where(inArray(shopReturnAddresses.shopId, own));
	await tx.update(shops).set({ ownerId: null }).where(eq(shops.ownerId, userId));
	await tx.delete(users).where(eq(users.id, userId));
}

/** Deletes the accounts whose 90 days are over (Specification §4). */
export const purgeHandler: JobHandler<JobData['purge-account']> = {
	async run({ db, now }, { id }) {
		return db.transaction(async (tx) => {
			const [due] = await tx
				.select({ id: users.id })
				.from(users)
				.where(and(eq(users.id, id), lte(users.deletionRequestedAt, latest(now()))))
				.for('update');
			if (due) await purgeAccount(tx, id);
			return due !== undefined;
		});
	},
	due: {
		cron: '13 * * * *',
		async find({ db, now }) {
			return db
				.select({ id: users.id })
				.from(users)
				.where(and(lte(users.deletionRequestedAt, latest(now())), isUnqueued('purge-account', users.id)))
				.limit(MOST_DUE);
		},
	},
};

const latest = (now: number) => new Date(now - DELETION_GRACE_DAYS * DAY_MS);
