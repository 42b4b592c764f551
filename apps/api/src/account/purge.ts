import { randomUUID } from 'node:crypto';
import { DELETION_GRACE_DAYS } from '@zaylat/domain/account';
import { eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, reviewImages, reviews, shops, users } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { forgetReturnsOf } from '../returns/service.ts';

const DAY_MS = 86_400_000;
/** Accounts in one go, so that no transaction grows long. */
const BATCH = 100;

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
			.set({ userId: nobody, address: null, phone: '', email: null, note: '' })
			.where(eq(orders.userId, userId));
	}
	// Reviews stay under the masked name that they show; their pictures may show the shopper.
	const written = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId));
	await tx.delete(reviewImages).where(inArray(reviewImages.reviewId, written));
	await tx.update(shops).set({ ownerId: null }).where(eq(shops.ownerId, userId));
	await tx.delete(users).where(eq(users.id, userId));
}

/**
 * Deletes the accounts whose 90 days are over (Specification §4); a job. Several servers may run it concurrently.
 * @returns how many were deleted
 */
export async function purgeDeletedAccounts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
	const latest = new Date(now() - DELETION_GRACE_DAYS * DAY_MS);
	for (let purged = 0; ; ) {
		const ids = await db.transaction(async (tx) => {
			const due = await tx
				.select({ id: users.id })
				.from(users)
				.where(lte(users.deletionRequestedAt, latest))
				.limit(BATCH)
				.for('update', { skipLocked: true });
			for (const { id } of due) await purgeAccount(tx, id);
			return due;
		});
		purged += ids.length;
		if (ids.length < BATCH) return purged;
	}
}
