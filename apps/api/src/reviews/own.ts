import type { ChangedReview, OwnReview } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { reviewChangeEnd } from '@zaylat/domain/reviews';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { orderLines, products, reviews } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { takeUploads } from '../uploads/service.ts';
import { releaseUploads, replacePictures, sumUpRatings } from './effects.ts';
import { picturesOf, toReview } from './queries.ts';
import type { Reviewer } from './service.ts';

const LIST = 'own reviews';

const selectOwn = (db: Db, { session, edition }: Reviewer, more?: SQL) =>
	db
		.select({
			review: reviews,
			product: { id: products.id, name: products.name, tint: products.tint, pictureKeys: products.pictureKeys },
		})
		.from(reviews)
		.innerJoin(products, eq(products.id, reviews.productId))
		.where(and(eq(reviews.userId, session.userId), eq(products.edition, edition), more));

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

/**
 * A page of an author's reviews in an edition, newest first. @throws Failure `bad_request` (a cursor that is not ours).
 */
export async function listOwn(
	db: Db,
	by: Reviewer,
	page: { readonly cursor?: string | undefined; readonly per_page: number },
): Promise<{ items: OwnReview[]; next: string | null }> {
	const after = readPageCursor(page.cursor, LIST, ['moment', 'uuid']);
	const isAfter = after && sql`(${reviews.createdAt}, ${reviews.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
	const rows = await selectOwn(db, by, isAfter)
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(page.per_page + 1);
	const cut = cutPage(rows, page.per_page, LIST, ({ review }) => [review.createdAt.toISOString(), review.id]);
	return { items: await toOwn(db, cut.rows, by.language), next: cut.next };
}

/**
 * Changes a review of its author, and updates the product's rating.
 * @throws Failure `review_not_found` (also for reviews of others), `review_closed` when the period for changes is over,
 * `upload_not_found` (also for pictures of others, and for those that are already shown)
 */
export async function changeOwn(
	db: Db,
	by: Reviewer,
	id: string,
	changed: ChangedReview,
	now: Date,
): Promise<OwnReview> {
	return db.transaction(async (tx) => {
		const { review } = await holdOwn(tx, by, id);
		if (now.getTime() >= reviewChangeEnd(review.createdAt.getTime())) throw new Failure('review_closed');
		const before = (await picturesOf(tx, [id])).get(id) ?? [];
		const wanted = [...new Set(changed.pictureKeys)];
		await takeUploads(tx, {
			userId: by.session.userId,
			purpose: 'review',
			keys: wanted.filter((key) => !before.includes(key)),
			at: now,
		});
		await releaseUploads(
			tx,
			before.filter((key) => !wanted.includes(key)),
		);
		await replacePictures(tx, id, wanted);
		await tx
			.update(reviews)
			.set({ rating: changed.rating, text: changed.text, language: by.language, changedAt: now })
			.where(eq(reviews.id, id));
		await sumUpRatings(tx, review.productId);
		const [written] = await toOwn(tx, await selectOwn(tx, by, sql`${reviews.id} = ${id}`), by.language);
		if (!written) throw new Failure('review_not_found');
		return written;
	});
}

/**
 * Removes a review of its author; the purchase can then be reviewed again.
 * @throws Failure `review_not_found`, also for reviews of others
 */
export async function removeOwn(db: Db, by: Reviewer, id: string): Promise<void> {
	await db.transaction(async (tx) => {
		const { review } = await holdOwn(tx, by, id);
		await releaseUploads(tx, (await picturesOf(tx, [id])).get(id) ?? []);
		await tx.delete(reviews).where(eq(reviews.id, id));
		if (review.orderLineId !== null) {
			await tx.update(orderLines).set({ reviewedAt: null }).where(eq(orderLines.id, review.orderLineId));
		}
		await sumUpRatings(tx, review.productId);
	});
}

async function holdOwn(tx: Db, by: Reviewer, id: string): Promise<OwnRow> {
	if (!isUuid(id)) throw new Failure('review_not_found');
	const [row] = await selectOwn(tx, by, sql`${reviews.id} = ${id}`).for('update', { of: reviews });
	if (!row) throw new Failure('review_not_found');
	return row;
}

async function toOwn(db: Db, rows: readonly OwnRow[], language: Language): Promise<OwnReview[]> {
	const pictures = await picturesOf(
		db,
		rows.map(({ review }) => review.id),
	);
	return rows.map(({ review, product: { id, name: names, tint, pictureKeys: faces } }) => {
		const name = names[language];
		const pictureKeys = pictures.get(review.id) ?? [];
		return {
			...toReview(review, { id, tint, name }, pictureKeys, language),
			product: { id: String(id), name, picture: pictureOf(faces[0] ?? '', tint, name, language) },
			pictureKeys: [...pictureKeys],
			changeableUntil: new Date(reviewChangeEnd(review.createdAt.getTime())).toISOString(),
		};
	});
}
