import type { listingFilter } from '@zaylat/api-client/contract';
import { byAttribute, type DeclaredValue, readDeclared } from '@zaylat/domain/declared';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { type CategoryRow, categoryPath } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import {
	deliveryTariffs,
	listedProducts,
	products,
	productVariants,
	shopDeliveryServices,
	shopSectionProducts,
	shops,
} from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { readSearch, type Search } from '../search/read-search.ts';
import { idsOfBrands } from './brands.ts';
import { declares } from './declares.ts';
import { planForm, plansFor } from './summary.ts';

/** Filters of a listing as requested. */
export type ListingQuery = z.output<typeof listingFilter>;

/** Filters of a listing with what they name. */
export interface ListingFilters {
	readonly edition: Edition;
	readonly query: ListingQuery;
	/** The requested category after its ancestors; empty without one. */
	readonly path: readonly CategoryRow[];
	/** The requested shops; empty for all. */
	readonly shopIds: readonly number[];
	/** The requested brands; undefined for all, empty where no brand has such a name. */
	readonly brandIds: readonly number[] | undefined;
	/** The requested values of what products declare; of one attribute any will do. */
	readonly declared: readonly DeclaredValue[];
	readonly search: Search | undefined;
}

/** Filters that count apart from the others. */
export type FilterName =
	| 'form'
	| 'price'
	| 'discount'
	| 'rating'
	| 'shop'
	| 'section'
	| 'brand'
	| 'declared'
	| 'country'
	| 'stock'
	| 'wholesale';

/**
 * Reads the filters of a listing.
 * @throws Failure `category_not_found`, `shop_not_found` (also for shops of the other edition), `search_invalid`.
 */
export async function readFilters(db: Db, edition: Edition, query: ListingQuery): Promise<ListingFilters> {
	const [path, shopIds, brandIds, search] = await Promise.all([
		query.category === undefined ? [] : categoryPath(db, query.category).then((found) => found.path),
		Promise.all(slugsOf(query.shop).map((slug) => idOfShop(db, edition, slug))),
		query.brand === undefined ? undefined : idsOfBrands(db, slugsOf(query.brand)).then((found) => [...found.values()]),
		query.search === undefined ? undefined : readSearch(query.search, query.exact !== undefined),
	]);
	const declared = readDeclared(query.facts?.split(',') ?? []);
	return { edition, query, path, shopIds, brandIds, declared, search };
}

/** Different slugs of a list that is separated by commas, in the same order for the same ones. */
const slugsOf = (list: string | undefined): string[] => [...new Set(list?.toLowerCase().split(','))].toSorted();

/** The id of a shop. @throws Failure `shop_not_found`, also for shops of the other edition. */
export async function idOfShop(db: Db, edition: Edition, slug: string): Promise<number> {
	const [shop] = await db
		.select({ id: shops.id })
		.from(shops)
		.where(and(eq(shops.slug, slug.toLowerCase()), eq(shops.edition, edition)));
	if (!shop) throw new Failure('shop_not_found');
	return shop.id;
}

/** The condition of each filter that is set, on listed products. */
export function conditionsOf(filters: ListingFilters): Partial<Readonly<Record<FilterName, SQL | undefined>>> {
	const { query, shopIds, brandIds, declared } = filters;
	const { form, minPrice, maxPrice, minDiscount, minRating, inStock, wholesale, section } = query;
	const senders = shopsDeliveringTo(filters);
	return {
		...(form !== undefined && {
			form: sql`exists (select 1 from ${plansFor(listedProducts.productId)} and ${planForm} = ${form})`,
		}),
		...((minPrice !== undefined || maxPrice !== undefined) && {
			price: and(
				minPrice === undefined ? undefined : gte(listedProducts.price, minPrice),
				maxPrice === undefined ? undefined : lte(listedProducts.price, maxPrice),
			),
		}),
		...(minDiscount !== undefined && { discount: gte(listedProducts.discountPercent, Number(minDiscount)) }),
		...(minRating !== undefined && { rating: gte(listedProducts.rating, Number(minRating) * 10) }),
		...(shopIds.length > 0 && { shop: isOneOf(listedProducts.shopId, shopIds) }),
		...(section !== undefined && {
			section: sql`${listedProducts.productId} in (
				select ${shopSectionProducts.productId} from ${shopSectionProducts} where ${shopSectionProducts.sectionId} = ${section}
			)`,
		}),
		...(brandIds && { brand: isOneOf(listedProducts.brandId, brandIds) }),
		...(declared.length > 0 && {
			declared: and(
				...[...byAttribute(declared)].map(([attribute, values]) =>
					declares(values.map((value) => ({ attribute, value }))),
				),
			),
		}),
		...(senders !== undefined && { country: sql`${listedProducts.shopId} = any (${senders})` }),
		...(inStock !== undefined && { stock: and(eq(listedProducts.inStock, true), isFromStock) }),
		...(wholesale !== undefined && { wholesale: eq(listedProducts.isWholesale, true) }),
	};
}

/** What can only be ordered in advance is not in stock; few products are sold so, and they are read once. */
const isFromStock = sql`${listedProducts.productId} <> all (array(
	select ${products.id} from ${products}
	where ${products.preOrderArrivesAt} is not null and not exists (
		select from ${productVariants}
		where ${productVariants.productId} = ${products.id} and ${productVariants.stock} >= ${products.minQuantity}
	)
))`;

/** One value is a plain comparison, so that an index has the products of it in order. */
function isOneOf(column: AnyPgColumn, values: readonly number[]): SQL {
	const [only, ...others] = values;
	return only !== undefined && others.length === 0 ? eq(column, only) : inArray(column, [...values]);
}

/** Zones of tariffs within the country of the edition; others are named for their country. */
const HOME_ZONES = ['region', 'country'] as const;

/** The country that a zone of a tariff is in, seen from an edition. */
export const countryOfZone = (edition: Edition): SQL =>
	sql`case when ${deliveryTariffs.zone} in (${HOME_ZONES[0]}, ${HOME_ZONES[1]}) then ${edition} else ${deliveryTariffs.zone} end`;

/** The shops that deliver to the requested country, read once; undefined where all products are left. */
export function shopsDeliveringTo({ edition, query: { kind, deliverTo } }: ListingFilters): SQL | undefined {
	if (deliverTo === undefined || kind === 'digital') return undefined;
	return sql`array(
		select distinct ${shopDeliveryServices.shopId} from ${shopDeliveryServices}
		join ${deliveryTariffs} on ${deliveryTariffs.serviceId} = ${shopDeliveryServices.serviceId}
		where ${countryOfZone(edition)} = ${deliverTo}
	)`;
}

/** Products of the edition, kind and category, whatever the other filters. */
export function placeOf({ edition, query, path }: ListingFilters): SQL | undefined {
	return and(eq(listedProducts.edition, edition), eq(listedProducts.kind, query.kind), inCategory(path.at(-1)));
}

const LEVELS = {
	1: listedProducts.category1Id,
	2: listedProducts.category2Id,
	3: listedProducts.category3Id,
} as const;

/** The column that names a product's category of a level; the third for levels below it. */
export const categoryColumn = (level: number) => LEVELS[level === 1 || level === 2 ? level : 3];

const inCategory = (category: CategoryRow | undefined): SQL | undefined =>
	category && eq(categoryColumn(category.level), category.id);
