import type { AwaitingReview, Review, ReviewSort } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { ARRIVED_STATUSES } from '@zaylat/domain/orders';
import { type RatingSummary, summariseRatings } from '@zaylat/domain/reviews';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, type KeyForm, type Keys, readPageCursor } from '../db/page-cursor.ts';
import { orderLines, orders, parcels, products, reviewImages, reviews } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { onSale } from '../products/on-sale.ts';
import { readId } from '../products/summary.ts';

/** A review as stored. */
export type ReviewRow = typeof reviews.$inferSelect;

const MOST_AWAITING = 100;

/** A product that is reviewed. */
export interface Reviewed {
	readonly id: number;
	readonly tint: number;
	readonly name: string;
}

/** A product of the edition. @throws Failure `product_not_found`. */
export async function reviewedProduct(db: Db, edition: Edition, language: Language, idText: string): Promise<Reviewed> {
	const id = readId(idText);
	if (id === undefined) throw new Failure('product_not_found');
	const [row] = await db
		.select({ id: products.id, tint: products.tint, name: products.name })
		.from(products)
		.where(and(eq(products.id, id), eq(products.edition, edition), onSale));
	if (!row) throw new Failure('product_not_found');
	return { ...row, name: row.name[language] };
}

const hasPictures = sql<boolean>`(exists (select 1 from ${reviewImages} where ${reviewImages.reviewId} = ${reviews.id}))`;

/** A review with what it is sorted by. */
interface SortedRow extends ReviewRow {
	readonly hasPictures: boolean;
}

interface Order {
	readonly by: readonly SQL[];
	readonly forms: readonly KeyForm[];
	readonly keysOf: (row: SortedRow) => Keys;
	readonly isAfter: (keys: Keys) => SQL;
}

const at = ({ createdAt }: ReviewRow) => createdAt.toISOString();

/** Orders of reviews: what is equal is put in the order of time, then of the id, so that no two places are equal. */
const ORDERS: Readonly<Record<ReviewSort, Order>> = {
	pictures: {
		by: [sql`${hasPictures} desc`, desc(reviews.createdAt), asc(reviews.id)],
		forms: ['number', 'moment', 'uuid'],
		keysOf: (row) => [Number(row.hasPictures), at(row), row.id],
		isAfter: ([shown, moment, id]) => sql`(${hasPictures}::int < ${shown}::int
			or (${hasPictures}::int = ${shown}::int and (${reviews.createdAt} < ${moment}::timestamptz
				or (${reviews.createdAt} = ${moment}::timestamptz and ${reviews.id} > ${id}::uuid))))`,
	},
	newest: {
		by: [desc(reviews.createdAt), asc(reviews.id)],
		forms: ['moment', 'uuid'],
		keysOf: (row) => [at(row), row.id],
		isAfter: ([moment, id]) => sql`(${reviews.createdAt} < ${moment}::timestamptz
			or (${reviews.createdAt} = ${moment}::timestamptz and ${reviews.id} > ${id}::uuid))`,
	},
	helpful: {
		by: [desc(reviews.helpfulCount), asc(reviews.id)],
		forms: ['number', 'uuid'],
		keysOf: (row) => [row.helpfulCount, row.id],
		isAfter: ([votes, id]) => sql`(${reviews.helpfulCount} < ${votes}::int
			or (${reviews.helpfulCount} = ${votes}::int and ${reviews.id} > ${id}::uuid))`,
	},
	rating_high_to_low: byRating('<', [desc(reviews.rating)]),
	rating_low_to_high: byRating('>', [asc(reviews.rating)]),
};

function byRating(sign: '<' | '>', first: readonly SQL[]): Order {
	return {
		by: [...first, desc(reviews.createdAt), asc(reviews.id)],
		forms: ['number', 'moment', 'uuid'],
		keysOf: (row) => [row.rating, at(row), row.id],
		isAfter: ([rating, moment, id]) => sql`(${reviews.rating} ${sql.raw(sign)} ${rating}::int
			or (${reviews.rating} = ${rating}::int and ${reviews.createdAt} < ${moment}::timestamptz)
			or (${reviews.rating} = ${rating}::int and ${reviews.createdAt} = ${moment}::timestamptz and ${reviews.id} > ${id}::uuid))`,
	};
}

/** Which reviews are listed. */
interface ReviewQuery {
	readonly sort: ReviewSort;
	readonly rating?: string | undefined;
	readonly withPictures?: 'true' | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

/** A page of a product's reviews. @throws Failure `bad_request` (a cursor that is not ours). */
export async function reviewPage(db: Db, product: Reviewed, query: ReviewQuery, language: Language) {
	const order = ORDERS[query.sort];
	const list = `reviews ${product.id} ${query.sort}`;
	const after = readPageCursor(query.cursor, list, order.forms);
	const rows = await db
		.select({ ...getTableColumns(reviews), hasPictures })
		.from(reviews)
		.where(
			and(
				eq(reviews.productId, product.id),
				query.rating === undefined ? undefined : eq(reviews.rating, Number(query.rating)),
				query.withPictures === undefined ? undefined : hasPictures,
				after && order.isAfter(after),
			),
		)
		.orderBy(...order.by)
		.limit(query.per_page + 1);
	const page = cutPage(rows, query.per_page, list, order.keysOf);
	return { items: await toReviews(db, product, page.rows, language), next: page.next };
}

/** Reviews as the contract defines them, with their pictures read in one query. */
export async function toReviews(
	db: Db,
	product: Reviewed,
	rows: readonly ReviewRow[],
	language: Language,
): Promise<Review[]> {
	const pictures = await picturesOf(
		db,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => toReview(row, product, pictures.get(row.id) ?? [], language));
}

/** Keys of the pictures of reviews in their order, by review. */
export async function picturesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select()
		.from(reviewImages)
		.where(inArray(reviewImages.reviewId, [...ids]))
		.orderBy(asc(reviewImages.position));
	const byReview = Map.groupBy(rows, ({ reviewId }) => reviewId);
	return new Map([...byReview].map(([id, own]) => [id, own.map(({ pictureKey }) => pictureKey)]));
}

/** A review as the contract has it. */
export function toReview(
	row: ReviewRow,
	product: Reviewed,
	pictureKeys: readonly string[],
	language: Language,
): Review {
	return {
		id: row.id,
		authorName: row.authorName,
		language: languageOf(row.language),
		rating: row.rating,
		text: row.text,
		variantName: row.variantName[language],
		pictures: pictureKeys.map((key) => pictureOf(key, product.tint, product.name, language)),
		helpfulCount: row.helpfulCount,
		isVerified: row.orderLineId !== null,
		createdAt: row.createdAt.toISOString(),
		changedAt: row.changedAt?.toISOString() ?? null,
	};
}

const languageOf = (text: string): Language => (text === 'mm' || text === 'thai' || text === 'china' ? text : 'en');

/** How the ratings of a product are spread. */
export async function ratingsOf(db: Db, productId: number): Promise<RatingSummary> {
	const rows = await db
		.select({ rating: reviews.rating, count: count() })
		.from(reviews)
		.where(eq(reviews.productId, productId))
		.groupBy(reviews.rating);
	return summariseRatings([1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0));
}

/** How many reviews of a product have pictures. */
export async function countWithPictures(db: Db, productId: number): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(reviews)
		.where(and(eq(reviews.productId, productId), hasPictures));
	return row?.count ?? 0;
}

/** What was delivered to an account and is not reviewed yet, the last delivered first. */
export async function productsAwaitingReview(
	db: Db,
	{ userId, edition }: { userId: string; edition: Edition },
	language: Language,
): Promise<AwaitingReview[]> {
	const rows = await db
		.select({ line: orderLines, orderCode: orders.code, deliveredAt: parcels.deliveredAt })
		.from(orderLines)
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(
			and(
				eq(orders.userId, userId),
				eq(orders.edition, edition),
				inArray(parcels.status, [...ARRIVED_STATUSES]),
				isNotNull(parcels.deliveredAt),
				isNull(orderLines.reviewedAt),
			),
		)
		.orderBy(desc(parcels.deliveredAt), asc(orderLines.id))
		.limit(MOST_AWAITING);
	return rows.map(({ line, orderCode, deliveredAt }) => ({
		orderLineId: line.id,
		orderCode,
		productId: String(line.productId),
		name: line.name[language],
		variantName: line.variantName[language],
		picture: pictureOf(line.pictureKey, line.tint, line.name[language], language),
		deliveredAt: (deliveredAt ?? new Date(0)).toISOString(),
	}));
}
