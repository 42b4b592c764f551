import type { CategoryMatch, Money } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { completionsOf } from '@zaylat/domain/text-search';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { categories, listedProducts, products, shops } from '../db/schema/index.ts';
import { picturePath } from '../pictures/keys.ts';
import { brandsAndTypesOf } from '../search/product-terms.ts';
import type { Listing } from './listing.ts';
import type { Memory } from './memory.ts';
import { moneyOf, sortByIds } from './summary.ts';

/** Width in pixels of the pictures in the search dropdown. */
const THUMBNAIL = 96;

/** Categories and texts that a search box offers, of each. */
const MOST = 3;

/** A product as the search box shows it. */
export interface Hit {
	readonly id: string;
	readonly name: string;
	readonly image: string;
	readonly price: Money;
	readonly shop: string;
}

/** What a search box offers for a text. */
export interface Suggestions {
	readonly hits: readonly Hit[];
	readonly categories: CategoryMatch[];
	readonly queries: string[];
}

/** A search whose listing was read. */
export interface Suggested {
	readonly edition: Edition;
	readonly kind: 'goods' | 'digital';
	readonly language: Language;
	readonly text: string;
	readonly listing: Pick<Listing, 'rows' | 'plan'>;
	/** Categories of searches with many matches. */
	readonly longCategories: Memory<CategoryMatch[]>;
}

/** Products, categories and texts for a search box; requested at every keystroke. */
export async function suggestionsOf(db: Db, suggested: Suggested): Promise<Suggestions> {
	const { language, text, listing } = suggested;
	const ids = listing.rows.map(({ id }) => id);
	const [rows, found] = await Promise.all([rowsOf(db, ids), categoriesOf(db, suggested)]);
	const names = byFrequency(rows.flatMap(({ facts }) => brandsAndTypesOf(facts).map((name) => name[language])));
	const corrected = listing.plan?.corrected;
	return {
		hits: rows.map(({ id, name, pictureKeys, edition, price, shop }) => ({
			id: String(id),
			name: name[language],
			image: `${picturePath(pictureKeys[0] ?? '')}-${THUMBNAIL}.webp`,
			price: moneyOf(edition, price),
			shop: shop[language],
		})),
		categories: found,
		queries: [...(corrected === undefined ? [] : [corrected]), ...completionsOf(text, names)].slice(0, MOST),
	};
}

const rowsOf = (db: Db, ids: readonly number[]) =>
	sortByIds(ids, (known) =>
		db
			.select({
				id: products.id,
				edition: products.edition,
				name: products.name,
				pictureKeys: products.pictureKeys,
				price: products.price,
				facts: products.facts,
				shop: shops.name,
			})
			.from(products)
			.innerJoin(shops, eq(shops.id, products.shopId))
			.where(inArray(products.id, known)),
	);

function byFrequency(names: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** The categories of the best matches, with the number of all matches in each. */
async function categoriesOf(db: Db, suggested: Suggested): Promise<CategoryMatch[]> {
	const { edition, kind, language, text, listing, longCategories } = suggested;
	const { plan } = listing;
	if (!plan) return [];
	const name = JSON.stringify([edition, kind, language, text]);
	const known = longCategories.get(name);
	if (known) return known;
	const { category1Id, category2Id, category3Id } = listedProducts;
	const last = sql<number>`coalesce(${category3Id}, ${category2Id}, ${category1Id})`;
	const counted = db
		.select({
			category: last.as('category'),
			count: sql<number>`count(*)::int`.as('count'),
			best: sql<number>`max(${plan.tiers ? sql`0` : plan.relevance})`.as('best'),
		})
		.from(listedProducts)
		.where(and(eq(listedProducts.edition, edition), eq(listedProducts.kind, kind), plan.found))
		.groupBy(last)
		.as('counted');
	const rows = await db
		.select({ route: categories.route, slug: categories.slug, name: categories.name, count: counted.count })
		.from(counted)
		.innerJoin(categories, eq(categories.id, counted.category))
		.orderBy(sql`${counted.best} desc`, sql`${counted.count} desc`, categories.id)
		.limit(MOST);
	const found = rows.map((row) => ({ ...row, name: row.name[language] }));
	if (plan.tiers) longCategories.set(name, found);
	return found;
}
