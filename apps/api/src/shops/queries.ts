import type { Category, Picture, ShopDetail, ShopSummary } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { awayUntil } from '@zaylat/domain/shops';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { categoryTree } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { flashSaleItems, flashSales, productCounts, products, shops } from '../db/schema/index.ts';
import { hasPiecesLeft, runsAt } from '../goods/sale-prices.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf, renderKey } from '../pictures/keys.ts';
import { renderOf } from '../pictures/renders.ts';
import { onSale } from '../products/on-sale.ts';
import { shopSectionsOf } from './sections.ts';

/** How many products a shop sells. */
const productCount = sql<number>`coalesce((select sum(${productCounts.products})::int from ${productCounts}
	where ${productCounts.shopId} = ${shops.id} and ${productCounts.categoryId} = 0), 0)`;

/** Columns that a shop's summary is made of. */
export const shopColumns = {
	id: shops.id,
	slug: shops.slug,
	name: shops.name,
	isVerified: shops.isVerified,
	rating: shops.rating,
	followerCount: shops.followerCount,
	replyMinutes: shops.replyMinutes,
	pictureKey: shops.pictureKey,
	tint: shops.tint,
	productCount,
};

const selectShops = (db: Db) => db.select(shopColumns).from(shops);

/** A row of the columns of a shop. */
export type ShopRow = Awaited<ReturnType<typeof selectShops>>[number];

/** A shop as lists show it, in the language of the request. */
export function toShopSummary(row: ShopRow, language: Language): ShopSummary {
	const name = row.name[language];
	return {
		slug: row.slug,
		name,
		isVerified: row.isVerified,
		rating: row.rating,
		followerCount: row.followerCount,
		replyMinutes: row.replyMinutes,
		productCount: row.productCount,
		picture: pictureOf(row.pictureKey, row.tint, name, language),
	};
}

/** Categories of digital goods share a scene. */
const DIGITAL_SCENE = 'scene-digital';

/** The cover of a shop, else a scene of the first-level category that it has most products in, else its picture. */
function coverOf(
	{ pictureKey, coverKey, tint }: ShopRow & { readonly coverKey: string | null },
	goods: readonly Category[],
	digital: readonly Category[],
): Picture {
	if (coverKey !== null) return pictureOf(coverKey, tint, '', 'en');
	const [most] = goods.toSorted((a, b) => b.productCount - a.productCount);
	const scene = most ? `scene-${most.slug}` : digital.length > 0 ? DIGITAL_SCENE : '';
	return pictureOf(renderOf(scene) ? renderKey(scene, null, 'whole') : pictureKey, tint, '', 'en');
}

/** When a shop that is away now is back, as the contract has it. */
export function awayOf(backAt: Date | null, now: number): { awayUntil?: string } {
	const back = awayUntil(backAt, now);
	return back ? { awayUntil: back.toISOString() } : {};
}

const LIST = 'shops';

/**
 * A page of the edition's shops that sell something, most followers first.
 * @throws Failure `bad_request` (a cursor that is not ours).
 */
export async function listShopRows(
	db: Db,
	edition: Edition,
	page: { readonly cursor?: string | undefined; readonly per_page: number },
) {
	const after = readPageCursor(page.cursor, LIST, ['number', 'number']);
	const rows = await selectShops(db)
		.where(
			and(
				eq(shops.edition, edition),
				gt(productCount, 0),
				after && sql`(-${shops.followerCount}, ${shops.id}) > (${-Number(after[0])}::int, ${after[1]}::int)`,
			),
		)
		.orderBy(desc(shops.followerCount), asc(shops.id))
		.limit(page.per_page + 1);
	return cutPage(rows, page.per_page, LIST, ({ followerCount, id }) => [followerCount, id]);
}

/** A shop with all that its pages show. @throws Failure `shop_not_found`, also for shops of the other edition. */
export async function shopDetail(
	db: Db,
	{ edition, language, now }: { readonly edition: Edition; readonly language: Language; readonly now: number },
	slug: string,
): Promise<ShopDetail> {
	const shopsOnSale = db
		.select({ shopId: products.shopId })
		.from(flashSaleItems)
		.innerJoin(flashSales, and(eq(flashSales.id, flashSaleItems.saleId), runsAt(new Date(now)), hasPiecesLeft))
		.innerJoin(products, and(eq(products.id, flashSaleItems.productId), onSale));
	const [row] = await db
		.select({
			...shopColumns,
			about: shops.about,
			backAt: shops.backAt,
			coverKey: shops.coverKey,
			joinedAt: shops.joinedAt,
			// By `in`: drizzle leaves the table's name out here, and `id` within the subquery would be that of the product.
			hasFlashSale: sql<boolean>`${inArray(shops.id, shopsOnSale)}`,
		})
		.from(shops)
		.where(and(eq(shops.slug, slug.toLowerCase()), eq(shops.edition, edition)));
	if (!row) throw new Failure('shop_not_found');
	const [goods, digital, sections] = await Promise.all([
		categoryTree(db, { edition, kind: 'goods', shopId: row.id }, language),
		categoryTree(db, { edition, kind: 'digital', shopId: row.id }, language),
		shopSectionsOf(db, row.id),
	]);
	return {
		...toShopSummary(row, language),
		about: row.about[language],
		...awayOf(row.backAt, now),
		joinedAt: row.joinedAt.toISOString(),
		cover: coverOf(row, goods, digital),
		hasFlashSale: row.hasFlashSale,
		categories: goods,
		digitalCategories: digital,
		sections,
	};
}
