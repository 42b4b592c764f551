import { randomUUID } from 'node:crypto';
import type { NewReview, Review } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { hasArrived } from '@zaylat/domain/orders';
import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { orderLines, orders, parcels, products, reviews, reviewVotes } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { isFirstTime, type KeyedCall } from '../http/idempotency.ts';
import { takeUploads } from '../uploads/service.ts';
import { replacePictures, sumUpRatings } from './effects.ts';
import { toReviews } from './queries.ts';

/** Who reviews, and where. */
export interface Reviewer {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/**
 * Creates the review of a delivered purchase, and updates the product's rating.
 * @param keyedCall its idempotency key: a repeated call changes nothing
 * @throws Failure `order_not_found` (also for lines of others), `review_refused` (not delivered, or reviewed before),
 * `upload_not_found` (also for pictures of others, and for those that are already shown).
 */
export async function writeReview(
	db: Db,
	by: Reviewer,
	review: NewReview,
	now: Date,
	keyedCall: KeyedCall | undefined,
): Promise<Review> {
	const { session, edition, language } = by;
	if (!isUuid(review.orderLineId)) throw new Failure('order_not_found');
	return db.transaction(async (tx) => {
		const [bought] = await tx
			.select({ line: orderLines, status: parcels.status })
			.from(orderLines)
			.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
			.innerJoin(orders, eq(orders.id, parcels.orderId))
			.where(and(eq(orderLines.id, review.orderLineId), eq(orders.userId, session.userId), eq(orders.edition, edition)))
			.for('update', { of: orderLines });
		if (!bought) throw new Failure('order_not_found');
		const { line, status } = bought;
		const product = { id: line.productId, tint: line.tint, name: line.name[language] };
		if (keyedCall && !(await isFirstTime(tx, keyedCall, now))) {
			const earlier = await tx.select().from(reviews).where(eq(reviews.orderLineId, line.id));
			const [kept] = await toReviews(tx, product, earlier, language);
			// It was removed in the meantime.
			if (!kept) throw new Failure('review_refused');
			return kept;
		}
		if (!hasArrived(status) || line.reviewedAt !== null) throw new Failure('review_refused');
		const pictureKeys = [...new Set(review.pictureKeys)];
		await takeUploads(tx, { userId: session.userId, purpose: 'review', keys: pictureKeys, at: now });
		const [row] = await tx
			.insert(reviews)
			.values({
				id: randomUUID(),
				productId: line.productId,
				userId: session.userId,
				orderLineId: line.id,
				authorName: maskedName(session.name),
				language,
				rating: review.rating,
				text: review.text,
				variantName: line.variantName,
				createdAt: now,
			})
			.returning();
		if (!row) throw new Failure('unavailable');
		await replacePictures(tx, row.id, pictureKeys);
		await tx.update(orderLines).set({ reviewedAt: now }).where(eq(orderLines.id, line.id));
		await sumUpRatings(tx, line.productId);
		const [written] = await toReviews(tx, product, [row], language);
		if (!written) throw new Failure('unavailable');
		return written;
	});
}

/** A name as strangers may read it: the first letter of each word, "Daw Khin" as "D*** K***". */
export function maskedName(name: string): string {
	const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
	const words = name.split(/\s+/).filter(Boolean).slice(0, 3);
	const firsts = words.map((word) => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '');
	return firsts.map((letter) => `${letter}***`).join(' ') || '***';
}

/**
 * Records whether a review was helpful to a reader; a repeated vote counts once.
 * @throws Failure `review_not_found`, also for reviews of the other edition; `review_refused` for a vote for one's own.
 */
export async function setHelpful(
	db: Db,
	{ session, edition }: Reviewer,
	reviewId: string,
	isHelpful: boolean,
): Promise<{ isHelpful: boolean; helpfulCount: number }> {
	if (!isUuid(reviewId)) throw new Failure('review_not_found');
	const { userId } = session;
	return db.transaction(async (tx) => {
		const [found] = await tx
			.select({ writerId: reviews.userId })
			.from(reviews)
			.innerJoin(products, eq(products.id, reviews.productId))
			.where(and(eq(reviews.id, reviewId), eq(products.edition, edition)));
		if (!found) throw new Failure('review_not_found');
		if (isHelpful && found.writerId === userId) throw new Failure('review_refused');
		const changed = isHelpful
			? await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing().returning()
			: await tx
					.delete(reviewVotes)
					.where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))
					.returning();
		const by = changed.length === 0 ? 0 : isHelpful ? 1 : -1;
		const [row] = await tx
			.update(reviews)
			.set({ helpfulCount: sql`${reviews.helpfulCount} + ${by}` })
			.where(eq(reviews.id, reviewId))
			.returning({ helpfulCount: reviews.helpfulCount });
		return { isHelpful, helpfulCount: row?.helpfulCount ?? 0 };
	});
}
