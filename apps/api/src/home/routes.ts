import { getHome } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { banners, categories, products, shops } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { pictureOf } from '../pictures/keys.ts';
import { onSale } from '../products/on-sale.ts';
import { canBeBought, selectSummaries, toSummary } from '../products/summary.ts';
import { flashSaleOf } from './flash-sale.ts';

/** How many of each the page shows: what it does not show would only make it longer. */
const FLASH_SALE = 6;
const SHOPS = 3;
const NEWEST = 6;
const RECOMMENDED = 12;
/** Categories whose offers are shown, how many of each, and the least discount of an offer in percent. */
const OFFERS = 3;
const OFFERS_OF_CATEGORY = 4;
const LEAST_DISCOUNT = 10;

/** Serves the home feed of an edition. */
export function mountHome(router: Router): void {
	const { db, now } = router.services;
	mount(router, getHome, async ({ edition, language }) => {
		const [bannerRows, sale] = await Promise.all([
			db.select().from(banners).where(eq(banners.edition, edition)).orderBy(asc(banners.position)),
			flashSaleOf(db, edition, language, now()),
		]);
		const flashSale = sale && { ...sale, items: sale.items.slice(0, FLASH_SALE) };
		// In the order of the page: each row leaves out what those above it show.
		const shown = (flashSale?.items ?? []).map(({ id }) => Number(id));
		const offers = await offersOf(db, edition, language, shown);
		shown.push(...offers.flatMap(({ products: own }) => own.map(({ id }) => Number(id))));
		const newest = await selectSummaries(db)
			.where(and(isGoods(edition), canBeBought, notInArray(products.id, shown)))
			.orderBy(desc(products.createdAt), desc(products.id))
			.limit(NEWEST);
		shown.push(...newest.map(({ id }) => id));
		const shopCards = await shopsOf(db, edition, language, shown);
		shown.push(...shopCards.flatMap(({ products: own }) => own.map(({ id }) => Number(id))));
		const recommended = await recommendedOf(db, edition, shown);
		return {
			data: {
				banners: bannerRows.map((row) => ({
					id: row.id,
					title: row.title[language],
					text: row.text[language],
					action: row.action[language],
					to: row.to,
					pictures: row.pictureKeys.map((key) => pictureOf(key, row.tint, '', language)),
					tint: row.tint,
				})),
				flashSale,
				shops: shopCards,
				offers,
				newest: newest.map((row) => toSummary(row, language)),
				recommended: recommended.map((row) => toSummary(row, language)),
			},
		};
	});
}

const isGoods = (edition: Edition) => and(eq(products.edition, edition), eq(products.kind, 'goods'));

/** The shops that most people follow, each with three of its products. @param shown ids that are left out */
async function shopsOf(db: Db, edition: Edition, language: Language, shown: readonly number[]) {
	const rows = await db
		.select()
		.from(shops)
		.where(
			and(
				eq(shops.edition, edition),
				sql`exists (select 1 from ${products} where ${products.shopId} = ${shops.id} and ${products.kind} = 'goods' and ${onSale})`,
			),
		)
		.orderBy(desc(shops.followerCount), asc(shops.id))
		.limit(SHOPS);
	return Promise.all(
		rows.map(async (shop) => {
			const best = await selectSummaries(db)
				.where(
					and(
						eq(products.shopId, shop.id),
						eq(products.kind, 'goods'),
						canBeBought,
						notInArray(products.id, [...shown]),
					),
				)
				.orderBy(desc(products.score), desc(products.id))
				.limit(3);
			const name = shop.name[language];
			return {
				slug: shop.slug,
				name,
				isVerified: shop.isVerified,
				rating: shop.rating,
				followerCount: shop.followerCount,
				replyMinutes: shop.replyMinutes,
				picture: pictureOf(shop.pictureKey, shop.tint, name, language),
				products: best.map((row) => toSummary(row, language)),
			};
		}),
	);
}

/**
 * The best goods at a discount of each first-level category, for the categories with the best of them. Each category is
 * the beginning of an index that holds the discounts.
 * @param shown ids that are left out
 */
async function offersOf(db: Db, edition: Edition, language: Language, shown: readonly number[]) {
	const best = db
		.select({ id: products.id, score: products.score })
		.from(products)
		.where(
			and(
				eq(products.category1Id, categories.id),
				eq(products.edition, edition),
				gte(products.discountPercent, LEAST_DISCOUNT),
				canBeBought,
				notInArray(products.id, [...shown]),
			),
		)
		.orderBy(desc(products.score), desc(products.id))
		.limit(OFFERS_OF_CATEGORY)
		.as('best');
	const found = await db
		.select({ category: categories, productId: best.id })
		.from(categories)
		.crossJoinLateral(best)
		.where(and(eq(categories.level, 1), eq(categories.kind, 'goods')))
		.orderBy(desc(best.score), desc(best.id));
	const byCategory = Map.groupBy(found, ({ category }) => category.id);
	const full = [...byCategory.values()].filter(({ length }) => length === OFFERS_OF_CATEGORY).slice(0, OFFERS);
	const ids = full.flat().map(({ productId }) => productId);
	if (ids.length === 0) return [];
	const rows = await selectSummaries(db).where(inArray(products.id, ids));
	return full.flatMap(([first, ...others]) => {
		if (first === undefined) return [];
		const { route, slug, name } = first.category;
		return {
			category: { route, slug, name: name[language] },
			products: [first, ...others].flatMap(({ productId }) =>
				rows.filter(({ id }) => id === productId).map((row) => toSummary(row, language)),
			),
		};
	});
}

/**
 * The best product of each last-level category, so that the home page shows the breadth of the market. Looked up category
 * by category, each one of the first entries of an index, so that it takes as long with a thousand products as with a million.
 * @param shown ids that are left out
 */
async function recommendedOf(db: Db, edition: Edition, shown: readonly number[]) {
	const best = db
		.select({ id: products.id, score: products.score })
		.from(products)
		.where(
			and(
				eq(products.category3Id, categories.id),
				eq(products.edition, edition),
				canBeBought,
				notInArray(products.id, [...shown]),
			),
		)
		.orderBy(desc(products.score), desc(products.id))
		.limit(1)
		.as('best');
	const ids = await db
		.select({ id: best.id })
		.from(categories)
		.crossJoinLateral(best)
		.where(and(eq(categories.level, 3), eq(categories.kind, 'goods')))
		.orderBy(desc(best.score), desc(best.id))
		.limit(RECOMMENDED);
	if (ids.length === 0) return [];
	return selectSummaries(db)
		.where(
			inArray(
				products.id,
				ids.map(({ id }) => id),
			),
		)
		.orderBy(desc(products.score), desc(products.id));
}
