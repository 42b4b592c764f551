import { draftOf, type ReviewedGoods, type ReviewedGoodsDetails } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { publishProblems } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { goodsReviews, products, shops } from '../db/schema/index.ts';
import { knownCategory } from '../goods/place.ts';
import { readGoods } from '../goods/read.ts';
import { refusalOf } from '../goods/review.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { productDetail } from '../products/detail.ts';
import { likePattern } from '../products/search-text.ts';
import { moneyOf, readId } from '../products/summary.ts';

const LIST = 'goods in review';

/** Which products a reviewer sees. */
const inReview = eq(products.state, 'in_review');

/** When a product was sent for review; of those that were before this was noted, when they were made. */
const submittedAt =
	sql<Date>`date_trunc('milliseconds', coalesce(${goodsReviews.submittedAt}, ${products.createdAt}))`.mapWith(
		products.createdAt,
	);

const read = (db: Db, where: SQL | undefined) =>
	db
		.select({
			...{ id: products.id, name: products.name, pictureKeys: products.pictureKeys, tint: products.tint },
			...{ price: products.price, edition: sql<Edition>`${products.edition}`, submittedAt },
			shop: { id: shops.id, slug: shops.slug, name: shops.name },
			review: { refusedAt: goodsReviews.refusedAt, reasons: goodsReviews.reasons, note: goodsReviews.note },
		})
		.from(products)
		.innerJoin(shops, eq(shops.id, products.shopId))
		.leftJoin(goodsReviews, eq(goodsReviews.productId, products.id))
		.where(and(inReview, where));

type Row = Awaited<ReturnType<typeof read>>[number];

/** A page of the products of both editions that wait for review, those that wait longest first. */
export async function goodsQueue(
	db: Db,
	language: Language,
	query: { readonly search?: string | undefined; readonly cursor?: string | undefined; readonly per_page: number },
) {
	const [at, id] = readPageCursor(query.cursor, LIST, ['moment', 'number']) ?? [];
	const pattern = query.search && likePattern(query.search);
	const named = (column: typeof products.name | typeof shops.name) =>
		sql`exists (select from jsonb_each_text(${column}) as named(key, text) where named.text ilike ${pattern})`;
	const found = await read(
		db,
		and(
			pattern ? or(named(products.name), named(shops.name)) : undefined,
			at === undefined ? undefined : sql`(${submittedAt}, ${products.id}) > (${at}::timestamptz, ${id}::int)`,
		),
	)
		.orderBy(asc(submittedAt), asc(products.id))
		.limit(query.per_page + 1);
	const { rows, next } = cutPage(found, query.per_page, LIST, (row) => [row.submittedAt.toISOString(), row.id]);
	return { items: rows.map((row) => toReviewed(row, language)), page: { next } };
}

/** A product that waits for review, and its shop. @throws Failure `product_not_found` */
export async function requireReviewed(db: Db, idText: string): Promise<Row> {
	const id = readId(idText);
	const [row] = id === undefined ? [] : await read(db, eq(products.id, id));
	if (!row) throw new Failure('product_not_found');
	return row;
}

/** A product that waits for review, as shoppers will see it. @throws Failure `product_not_found` */
export async function reviewedProduct(
	db: Db,
	{ language, now }: { readonly language: Language; readonly now: number },
	idText: string,
): Promise<ReviewedGoodsDetails> {
	const row = await requireReviewed(db, idText);
	const [product, [stored]] = await Promise.all([
		productDetail(db, row.edition, language, String(row.id), now, inReview),
		readGoods(db, [row.id]),
	]);
	const problems = stored ? publishProblems(draftOf(stored.written, await knownCategory(db, stored.written))) : [];
	return {
		...toReviewed(row, language),
		product,
		refusal: refusalOf(row.review),
		problems: problems.map(({ field, problem }) => ({ field, problem })),
	};
}

function toReviewed(row: Row, language: Language): ReviewedGoods {
	const name = row.name[language];
	const [face] = row.pictureKeys;
	return {
		...{ id: String(row.id), name, edition: row.edition, submittedAt: row.submittedAt.toISOString() },
		picture: face === undefined ? null : pictureOf(face, row.tint, name, language),
		price: row.price === 0 ? null : moneyOf(row.edition, row.price),
		shop: { slug: row.shop.slug, name: row.shop.name[language] },
		isAgain: row.review?.refusedAt != null,
	};
}
