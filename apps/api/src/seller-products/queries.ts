import { draftOf, type EditedProduct, type listSellerProducts, type SellerProduct } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import {
	goodsMoves,
	publishProblems,
	SELLER_MOVES,
	SHOWN_GOODS_STATES,
	type ShownGoodsState,
	shownGoodsState,
} from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { products, productVariants, shops } from '../db/schema/index.ts';
import { knownCategory } from '../goods/place.ts';
import { readGoods } from '../goods/read.ts';
import { refusalsOf } from '../goods/review.ts';
import { revisionOf } from '../goods/write.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { likePattern } from '../products/search-text.ts';
import { moneyOf, readId } from '../products/summary.ts';

/** Who asks, and how. */
interface Asker {
	readonly shopIds: readonly number[];
	readonly edition: Edition;
	readonly language: Language;
}

const LIST = 'seller products';

/** Grounds that pictures are shown on. */
const TINTS = 6;

const pieces = sql<number>`(
	select coalesce(sum(${productVariants.stock}), 0)::int from ${productVariants}
	where ${productVariants.productId} = ${products.id}
)`;

const isSoldOut = sql`(${pieces} = 0 and ${products.preOrderArrivesAt} is null)`;

/** The condition of a state as lists show it (`shownGoodsState` of the domain). */
function hasState(state: ShownGoodsState): SQL | undefined {
	if (state === 'sold_out') return and(eq(products.state, 'on_sale'), isSoldOut);
	return and(eq(products.state, state), state === 'on_sale' ? sql`not ${isSoldOut}` : undefined);
}

/** A page of the products of some shops. @throws Failure `bad_request` for a cursor that is not ours */
export async function sellerProductPage(
	db: Db,
	{ shopIds, edition, language }: Asker,
	query: z.output<typeof listSellerProducts.query>,
) {
	const after = readPageCursor(query.cursor, LIST, ['number']);
	const pattern = query.search ? likePattern(query.search) : undefined;
	const isFound = and(
		inArray(products.shopId, [...shopIds]),
		eq(products.edition, edition),
		query.shop === undefined ? undefined : eq(shops.slug, query.shop),
		pattern === undefined
			? undefined
			: sql`(${products.externalId} ilike ${pattern} or exists (
				select from jsonb_each_text(${products.name}) as named(key, text) where named.text ilike ${pattern}
			))`,
	);
	const rows = await db
		.select({ product: products, pieces, shop: { slug: shops.slug, name: shops.name } })
		.from(products)
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(and(isFound, query.state && hasState(query.state), after && sql`${products.id} < ${after[0]}::int`))
		.orderBy(desc(products.id))
		.limit(query.per_page + 1);
	const page = cutPage(rows, query.per_page, LIST, ({ product }) => [product.id]);
	const refusals = await refusalsOf(
		db,
		page.rows.filter(({ product }) => product.state === 'draft').map(({ product }) => product.id),
	);
	const items = page.rows.map(({ product, pieces: stock, shop }): SellerProduct => {
		const name = product.name[language];
		const [face] = product.pictureKeys;
		return {
			id: String(product.id),
			externalId: product.externalId,
			name,
			picture: face === undefined ? null : pictureOf(face, product.tint, name, language),
			price: product.price === 0 ? null : moneyOf(edition, product.price),
			stock,
			state: shownGoodsState(product.state, stock, product.preOrderArrivesAt !== null),
			shop: { slug: shop.slug, name: shop.name[language] },
			refusal: refusals.get(product.id) ?? null,
		};
	});
	const counts = after === undefined ? await countStates(db, isFound) : null;
	return { items, page: { next: page.next }, counts };
}

/** How many products are in each state as lists show it. */
async function countStates(db: Db, isFound: SQL | undefined): Promise<Record<ShownGoodsState, number>> {
	const shown = db
		.select({
			state: sql<ShownGoodsState>`case when ${products.state} = 'on_sale' and ${isSoldOut} then 'sold_out'
				else ${products.state} end`.as('state'),
		})
		.from(products)
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(isFound)
		.as('shown');
	const rows = await db
		.select({ state: shown.state, count: sql<number>`count(*)::int` })
		.from(shown)
		.groupBy(shown.state);
	const countOf = (state: ShownGoodsState) => rows.find((row) => row.state === state)?.count ?? 0;
	const entries = SHOWN_GOODS_STATES.map((state) => [state, countOf(state)]);
	return Object.fromEntries(entries) as Record<ShownGoodsState, number>;
}

/** A product of some shops with its shop. @throws Failure `product_not_found`, also for those of other shops */
export async function ownProduct(db: Db, shopIds: readonly number[], idText: string) {
	const id = readId(idText);
	const [row] =
		id === undefined
			? []
			: await db
					.select({
						id: products.id,
						shop: { id: shops.id, slug: shops.slug, edition: sql<Edition>`${shops.edition}` },
					})
					.from(products)
					.innerJoin(shops, eq(shops.id, products.shopId))
					.where(and(eq(products.id, id), inArray(products.shopId, [...shopIds])));
	if (!row) throw new Failure('product_not_found');
	return row;
}

/** A product as its form shows it. */
export async function editedProduct(db: Db, id: number, shop: string, language: Language): Promise<EditedProduct> {
	const [stored] = await readGoods(db, [id]);
	if (!stored) throw new Failure('product_not_found');
	const { written } = stored;
	const problems = publishProblems(draftOf(written, await knownCategory(db, written)));
	const keys = [
		...written.pictures,
		...written.options.flatMap(({ values }) => values.flatMap((each) => each.pictures)),
	];
	const moves = goodsMoves({ state: written.state, isComplete: problems.length === 0 }, 'seller');
	return {
		id: String(id),
		shop,
		state: written.state,
		revision: revisionOf(written),
		product: written,
		pictures: [...new Set(keys)].map((key) => ({ key, picture: pictureOf(key, (id % TINTS) + 1, '', language) })),
		moves: SELLER_MOVES.filter((move) => moves.includes(move)),
		problems: problems.map(({ field, problem }) => ({ field, problem })),
		refusal: written.state === 'draft' ? ((await refusalsOf(db, [id])).get(id) ?? null) : null,
	};
}
