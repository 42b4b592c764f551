import { draftOf, type EditedProduct, type listSellerProducts, type SellerProduct } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { goodsMoves, publishProblems, SELLER_MOVES, type ShownGoodsState, shownGoodsState } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { products, productVariants, shops } from '../db/schema/index.ts';
import { categoryLevel } from '../goods/place.ts';
import { readGoods } from '../goods/read.ts';
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
	const rows = await db
		.select({ product: products, pieces, shop: { slug: shops.slug, name: shops.name } })
		.from(products)
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(
			and(
				inArray(products.shopId, [...shopIds]),
				eq(products.edition, edition),
				query.shop === undefined ? undefined : eq(shops.slug, query.shop),
				query.state && hasState(query.state),
				pattern === undefined
					? undefined
					: sql`(${products.externalId} ilike ${pattern} or exists (
						select from jsonb_each_text(${products.name}) as named(key, text) where named.text ilike ${pattern}
					))`,
				after && sql`${products.id} < ${after[0]}::int`,
			),
		)
		.orderBy(desc(products.id))
		.limit(query.per_page + 1);
	const page = cutPage(rows, query.per_page, LIST, ({ product }) => [product.id]);
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
		};
	});
	return { items, page: { next: page.next } };
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
export async function editedProduct(db: Db, id: number, shop: string): Promise<EditedProduct> {
	const [stored] = await readGoods(db, [id]);
	if (!stored) throw new Failure('product_not_found');
	const { written } = stored;
	const problems = publishProblems(draftOf(written, await categoryLevel(db, written)));
	const moves = goodsMoves({ state: written.state, isComplete: problems.length === 0 }, 'seller');
	return {
		id: String(id),
		shop,
		state: written.state,
		revision: revisionOf(written),
		product: written,
		moves: SELLER_MOVES.filter((move) => moves.includes(move)),
		problems: problems.map(({ field, problem }) => ({ field, problem })),
	};
}
