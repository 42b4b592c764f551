import type { listingFilter } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type CategoryRow, categoryPath } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { products, productVariants, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { type SearchFilter, searchFilter } from './search-filter.ts';

/** Filters of a listing as they were asked for. */
export type ListingQuery = z.output<typeof listingFilter>;

/** Filters of a listing with what they name. */
export interface ListingFilters {
	readonly edition: Edition;
	readonly query: ListingQuery;
	/** The category asked for after its ancestors; empty without one. */
	readonly path: readonly CategoryRow[];
	/** The shop asked for; 0 for all. */
	readonly shopId: number;
	readonly search: SearchFilter | undefined;
}

/** Filters that count apart from the others. */
export type FilterName = 'price' | 'discount' | 'rating' | 'shop' | 'stock' | 'wholesale';

/**
 * Reads the filters of a listing.
 * @throws Failure `category_not_found`, `shop_not_found` (also for shops of the other edition), `search_invalid`.
 */
export async function readFilters(db: Db, edition: Edition, query: ListingQuery): Promise<ListingFilters> {
	const [path, shopId, search] = await Promise.all([
		query.category === undefined ? [] : categoryPath(db, query.category).then((found) => found.path),
		query.shop === undefined ? 0 : idOfShop(db, edition, query.shop),
		query.search === undefined ? undefined : searchFilter(query.search),
	]);
	return { edition, query, path, shopId, search };
}

/** The id of a shop. @throws Failure `shop_not_found`, also for shops of the other edition. */
export async function idOfShop(db: Db, edition: Edition, slug: string): Promise<number> {
	const [shop] = await db
		.select({ id: shops.id })
		.from(shops)
		.where(and(eq(shops.slug, slug.toLowerCase()), eq(shops.edition, edition)));
	if (!shop) throw new Failure('shop_not_found');
	return shop.id;
}

/** The condition of each filter that is set. */
export function conditionsOf({
	query,
	shopId,
}: ListingFilters): Partial<Readonly<Record<FilterName, SQL | undefined>>> {
	const { minPrice, maxPrice, minDiscount, minRating, inStock, wholesale } = query;
	return {
		...((minPrice !== undefined || maxPrice !== undefined) && {
			price: and(
				minPrice === undefined ? undefined : gte(products.price, minPrice),
				maxPrice === undefined ? undefined : lte(products.price, maxPrice),
			),
		}),
		...(minDiscount !== undefined && { discount: gte(products.discountPercent, Number(minDiscount)) }),
		...(minRating !== undefined && { rating: gte(products.ratingAverage, Number(minRating)) }),
		...(shopId !== 0 && { shop: eq(products.shopId, shopId) }),
		...(inStock !== undefined && {
			stock: sql`exists (select 1 from ${productVariants}
				where ${productVariants.productId} = ${products.id} and ${productVariants.stock} > 0)`,
		}),
		...(wholesale !== undefined && { wholesale: eq(products.isWholesale, true) }),
	};
}

/** Products of the edition, kind and category, whatever the other filters. */
export function placeOf({ edition, query, path }: ListingFilters): SQL | undefined {
	return and(eq(products.edition, edition), eq(products.kind, query.kind), inCategory(path.at(-1)));
}

const LEVELS = { 1: products.category1Id, 2: products.category2Id, 3: products.category3Id } as const;

/** The column that names a product's category of a level; the third for levels below it. */
export const categoryColumn = (level: number) => LEVELS[level === 1 || level === 2 ? level : 3];

const inCategory = (category: CategoryRow | undefined): SQL | undefined =>
	category && eq(categoryColumn(category.level), category.id);
