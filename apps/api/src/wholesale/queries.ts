import type { ShopSummary, WholesaleCategory, WholesaleHome } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { categoryPicture } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { categories, products, shops } from '../db/schema/index.ts';
import { wholesaleTerms } from '../products/ladder.ts';
import { onSale } from '../products/on-sale.ts';
import { type SummaryRow, selectSummaries, soldOutLast, toSummary } from '../products/summary.ts';
import { shopColumns, toShopSummary } from '../shops/queries.ts';

const FEATURED = 18;
const SHOPS = 12;

/** All that the wholesale home of an edition shows (Decision 13). */
export async function wholesaleHome(db: Db, edition: Edition, language: Language): Promise<WholesaleHome> {
	const [featured, own, sellers] = await Promise.all([
		featuredOf(db, edition),
		categoriesOf(db, edition, language),
		shopsOf(db, edition, language),
	]);
	const terms = await wholesaleTerms(db, featured);
	return {
		featured: featured.flatMap((row) => {
			const known = terms.get(row.id);
			return known ? [{ ...toSummary(row, language), ...known }] : [];
		}),
		categories: own,
		shops: sellers,
		productCount: own.reduce((sum, category) => sum + category.count, 0),
	};
}

const isWholesale = (edition: Edition) => and(eq(products.edition, edition), eq(products.isWholesale, true), onSale);

/** The best wholesale goods of each first-level category, so that the home shows the breadth of the market. */
async function featuredOf(db: Db, edition: Edition): Promise<SummaryRow[]> {
	const ranked = db
		.select({
			id: products.id,
			place: sql<number>`row_number() over (
				partition by ${products.category1Id} order by ${products.score} desc, ${products.id} desc
			)`.as('place'),
		})
		.from(products)
		.where(isWholesale(edition))
		.as('ranked');
	const rows = await selectSummaries(db)
		.innerJoin(ranked, eq(ranked.id, products.id))
		.orderBy(asc(ranked.place), desc(products.score), desc(products.id))
		.limit(FEATURED);
	return soldOutLast(rows);
}

async function categoriesOf(db: Db, edition: Edition, language: Language): Promise<WholesaleCategory[]> {
	const counted = db
		.select({ id: products.category1Id, count: count().as('count') })
		.from(products)
		.where(isWholesale(edition))
		.groupBy(products.category1Id)
		.as('counted');
	const rows = await db
		.select({ category: categories, count: counted.count })
		.from(counted)
		.innerJoin(categories, eq(categories.id, counted.id))
		.orderBy(asc(categories.position), asc(categories.id));
	return rows.map(({ category, count: own }) => ({
		route: category.route,
		slug: category.slug,
		name: category.name,
		picture: categoryPicture(category, language),
		count: own,
	}));
}

async function shopsOf(db: Db, edition: Edition, language: Language): Promise<ShopSummary[]> {
	const counted = db
		.select({ id: products.shopId, count: count().as('count') })
		.from(products)
		.where(isWholesale(edition))
		.groupBy(products.shopId)
		.as('counted');
	const rows = await db
		.select({ ...shopColumns, productCount: counted.count })
		.from(counted)
		.innerJoin(shops, eq(shops.id, counted.id))
		.orderBy(desc(counted.count), asc(shops.id))
		.limit(SHOPS);
	return rows.map((row) => toShopSummary(row, language));
}
