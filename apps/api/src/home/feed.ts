import type { HomeFeed, HomeSection } from '@zaylat/api-client/contract';
import { type ContentReader, type HomeSectionKind, isShown } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { banners, categories, hiddenCategories, homeSections, products, shops } from '../db/schema/index.ts';
import { pictureOf } from '../pictures/keys.ts';
import { onSale } from '../products/on-sale.ts';
import { canBeBought, selectSummaries, toSummary } from '../products/summary.ts';
import { flashSaleOf } from './flash-sale.ts';
import { pickedSection } from './picked-section.ts';

/** How many of each the page shows: what it does not show would only make it longer. */
const FLASH_SALE = 6;
const SHOPS = 3;
const NEWEST = 6;
const RECOMMENDED = 12;
/** Categories whose offers are shown, how many of each, and the least discount of an offer in percent. */
const OFFERS = 3;
const OFFERS_OF_CATEGORY = 4;
const LEAST_DISCOUNT = 10;

/** Whose home page is read, and of which moment. */
export interface HomeReader extends ContentReader {
	readonly edition: Edition;
}

/** Columns that say when and in which languages content is shown. */
export type ShownRow = Pick<typeof homeSections.$inferSelect, 'isDraft' | 'startsAt' | 'endsAt' | 'languages'>;

/** Rows of content as the rules read their times. */
export const timesOf = ({ isDraft, startsAt, endsAt, languages }: ShownRow) => ({
	...{ isDraft, languages },
	startsAt: startsAt?.getTime() ?? null,
	endsAt: endsAt?.getTime() ?? null,
});

/** The banners and sections of an edition, in their order; one after the other, since a transaction has one connection. */
export async function homeRows(db: Db, edition: Edition) {
	const bannerRows = await db
		.select()
		.from(banners)
		.where(eq(banners.edition, edition))
		.orderBy(asc(banners.position), asc(banners.id));
	const sectionRows = await db
		.select()
		.from(homeSections)
		.where(eq(homeSections.edition, edition))
		.orderBy(asc(homeSections.position), asc(homeSections.id));
	return { banners: bannerRows, sections: sectionRows };
}

/** The home page of an edition at a moment. @param rows all banners and sections of the edition */
export async function homeFeed(
	db: Db,
	reader: HomeReader,
	rows: Awaited<ReturnType<typeof homeRows>>,
): Promise<HomeFeed> {
	const { edition, language, now } = reader;
	const textIn = (text: Parameters<typeof filledText>[0]) => filledText(text, edition)[language];
	const sectionRows = rows.sections.filter((row) => isShown(timesOf(row), reader));
	const has = (kind: HomeSectionKind) => sectionRows.some((row) => row.kind === kind);
	const sale = has('flash_sale') ? await flashSaleOf(db, edition, language, now) : null;
	const feed: Omit<HomeFeed, 'banners' | 'sections'> = {
		flashSale: sale && { ...sale, items: sale.items.slice(0, FLASH_SALE) },
		...{ offers: [], newest: [], shops: [], recommended: [] },
	};
	// In the order of the page: each row leaves out what those above it show. The flash sale is known before.
	const shown = (feed.flashSale?.items ?? []).map(({ id }) => Number(id));
	const note = (ids: readonly (string | number)[]) => shown.push(...ids.map(Number));
	const fill: Readonly<Partial<Record<HomeSectionKind, () => Promise<void>>>> = {
		async offers() {
			feed.offers = await offersOf(db, edition, language, shown);
			note(feed.offers.flatMap(({ products: own }) => own.map(({ id }) => id)));
		},
		async newest() {
			feed.newest = (await newestOf(db, edition, shown)).map((row) => toSummary(row, language));
			note(feed.newest.map(({ id }) => id));
		},
		async shops() {
			feed.shops = await shopsOf(db, edition, language, shown);
			note(feed.shops.flatMap(({ products: own }) => own.map(({ id }) => id)));
		},
		async recommended() {
			feed.recommended = (await recommendedOf(db, edition, shown)).map((row) => toSummary(row, language));
			note(feed.recommended.map(({ id }) => id));
		},
	};
	const sections: HomeSection[] = [];
	for (const row of sectionRows) {
		await fill[row.kind]?.();
		const title = textIn(row.title) || null;
		const empty = { id: row.id, kind: row.kind, title, to: null, products: [] };
		sections.push(
			row.collectionId === null ? empty : { ...empty, ...(await pickedSection(db, row.collectionId, language, title)) },
		);
	}
	return {
		...feed,
		sections,
		banners: rows.banners
			.filter((row) => isShown(timesOf(row), reader))
			.map((row) => ({
				...{ id: row.id, to: row.to, tint: row.tint },
				...{ title: textIn(row.title), text: textIn(row.text), action: textIn(row.action) },
				pictures: row.pictureKeys.map((key) => pictureOf(key, row.tint, textIn(row.alt), language)),
			})),
	};
}

const isGoods = (edition: Edition) => and(eq(products.edition, edition), eq(products.kind, 'goods'));

/** The goods that came last. @param shown ids that are left out */
const newestOf = (db: Db, edition: Edition, shown: readonly number[]) =>
	selectSummaries(db)
		.where(and(isGoods(edition), canBeBought, notInArray(products.id, [...shown])))
		.orderBy(desc(products.createdAt), desc(products.id))
		.limit(NEWEST);

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
		.where(and(eq(categories.level, 1), eq(categories.kind, 'goods'), isShownIn(edition)))
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

/** Whether an edition shows a category. */
const isShownIn = (edition: Edition) =>
	sql`not exists (select from ${hiddenCategories} where ${hiddenCategories.categoryId} = ${categories.id}
		and ${hiddenCategories.edition} = ${edition})`;

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
