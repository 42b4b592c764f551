import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products, reviewImages, uploads } from '../db/schema/index.ts';
import { ratingsOf } from './queries.ts';

/** Gives up uploads that nothing shows any more; a job deletes their files. */
export async function releaseUploads(db: Db, pictureKeys: readonly string[]): Promise<void> {
	if (pictureKeys.length === 0) return;
	await db
		.update(uploads)
		.set({ usedAt: null })
		.where(inArray(uploads.pictureKey, [...pictureKeys]));
}

/** Puts the pictures of a review in the place of those that it had. */
export async function replacePictures(db: Db, reviewId: string, pictureKeys: readonly string[]): Promise<void> {
	await db.delete(reviewImages).where(eq(reviewImages.reviewId, reviewId));
	if (pictureKeys.length === 0) return;
	await db.insert(reviewImages).values(pictureKeys.map((pictureKey, position) => ({ reviewId, position, pictureKey })));
}

/** Counts a product's ratings again, one writer after the other. */
export async function sumUpRatings(db: Db, productId: number): Promise<void> {
	await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update');
	const { count, tenths } = await ratingsOf(db, productId);
	await db
		.update(products)
		.set({ ratingCount: count, ratingAverage: tenths / 10 })
		.where(eq(products.id, productId));
}
