import type { CategoryMatch, Money } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { completionsOf } from '@zaylat/domain/text-search';
import { tierPrice } from '@zaylat/domain/wholesale';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { categories, products, shops } from '../db/schema/index.ts';
import { picturePath } from '../pictures/keys.ts';
import type { FoundProduct } from '../search/plan.ts';
import { brandsAndTypesOf } from '../search/product-terms.ts';
import type { Listing } from './listing.ts';
import { onSale } from './on-sale.ts';
import { leastPercentOff, moneyOf, sortByIds } from './summary.ts';

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
}

/** Products, categories and texts for a search box; requested at every keystroke. */
export async function suggestionsOf(db: Db, suggested: Suggested): Promise<Suggestions> {
	const { language, text, listing } = suggested;
	const ids = listing.rows.map(({ id }) => id);
	const rows = await rowsOf(db, ids);
	const matches = listing.plan?.matches;
	// Of more matches than are compared, nothing is counted: the categories are those of the first products.
	const found = await categoriesOf(db, matches ?? rows.map(({ category }) => ({ category, relevance: 0 })), language);
	const names = byFrequency(rows.flatMap(({ facts }) => brandsAndTypesOf(facts).map((name) => name[language])));
	const corrected = listing.plan?.corrected;
	return {
		hits: rows.map(({ id, name, pictureKeys, edition, price, leastPercentOff: off, shop }) => ({
			id: String(id),
			name: name[language],
			image: `${picturePath(pictureKeys[0] ?? '')}-${THUMBNAIL}.webp`,
			price: tierPrice(moneyOf(edition, price), off),
			shop: shop[language],
		})),
		categories: matches ? found : found.map((category) => ({ ...category, count: null })),
		queries: [...(corrected === undefined ? [] : [corrected]), ...completionsOf(text, names)].slice(0, MOST),
	};
}

const readRows = prepared((db) =>
	db
		.select({
			id: products.id,
			edition: products.edition,
			name: products.name,
			pictureKeys: products.pictureKeys,
			price: products.price,
			leastPercentOff,
			facts: products.facts,
			category: sql<number>`coalesce(${products.category3Id}, ${products.category2Id}, ${products.category1Id}, 0)`,
			shop: shops.name,
		})
		.from(products)
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(sql`${products.id} = any(${sql.placeholder('ids')}::int[]) and ${onSale}`)
		.prepare('suggested_products'),
);

const rowsOf = (db: Db, ids: readonly number[]) => sortByIds(ids, (known) => readRows(db).execute({ ids: known }));

const readCategories = prepared((db) =>
	db
		.select({ id: categories.id, route: categories.route, slug: categories.slug, name: categories.name })
		.from(categories)
		.where(sql`${categories.id} = any(${sql.placeholder('ids')}::int[])`)
		.prepare('suggested_categories'),
);

function byFrequency(names: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** The categories of the best matches, with the number of all matches in each. */
async function categoriesOf(
	db: Db,
	matches: readonly Pick<FoundProduct, 'category' | 'relevance'>[],
	language: Language,
): Promise<CategoryMatch[]> {
	const counted = new Map<number, { count: number; best: number }>();
	for (const { category, relevance } of matches) {
		const { count = 0, best = 0 } = counted.get(category) ?? {};
		counted.set(category, { count: count + 1, best: Math.max(best, relevance) });
	}
	// Products without a category have none to offer.
	counted.delete(0);
	const first = [...counted]
		.toSorted(([id, a], [other, b]) => b.best - a.best || b.count - a.count || id - other)
		.slice(0, MOST);
	const rows = await sortByIds(
		first.map(([id]) => id),
		(ids) => readCategories(db).execute({ ids }),
	);
	return rows.map(({ id, name, ...category }) => ({
		...category,
		name: name[language],
		count: counted.get(id)?.count ?? 0,
	}));
}

/** Texts that a search box offers before anything is typed. */
const MOST_POPULAR = 8;

/** Names of the categories whose products sell most. */
export async function popularSearches(
	db: Db,
	{ edition, kind, language }: Pick<Suggested, 'edition' | 'kind' | 'language'>,
): Promise<string[]> {
	const last = sql<number>`coalesce(${products.category3Id}, ${products.category2Id}, ${products.category1Id})`;
	const sold = db
		.select({ category: last.as('category'), pieces: sql<number>`sum(${products.soldCount})`.as('pieces') })
		.from(products)
		.where(and(eq(products.edition, edition), eq(products.kind, kind), onSale))
		.groupBy(last)
		.as('sold');
	const rows = await db
		.select({ name: categories.name })
		.from(sold)
		.innerJoin(categories, eq(categories.id, sold.category))
		.orderBy(sql`${sold.pieces} desc`, categories.id)
		.limit(MOST_POPULAR);
	return rows.map(({ name }) => name[language]);
}
