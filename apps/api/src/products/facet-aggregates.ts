import { DISCOUNT_STEPS } from '@zaylat/domain/search';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deliveryTariffs, listedProducts, shopDeliveryServices } from '../db/schema/index.ts';
import type { SearchPlan } from '../search/plan.ts';
import { categoryColumn, conditionsOf, countryOfZone, type ListingFilters, placeOf } from './filter.ts';
import { storedAggregates } from './stored-aggregates.ts';

/** Products of a listing that are equal in what is counted. */
export interface FacetAggregate {
	/** The category one level below the requested one. */
	readonly category: number | null;
	readonly shop: number;
	/** 0 without one. */
	readonly brand: number;
	/** Whole stars. */
	readonly stars: number;
	/** The step of the filter, or tens of percent. */
	readonly discount: number;
	/** Whether they pass the bounds of the price. */
	readonly fits: boolean;
	readonly n: number;
	/** Minor units: the lowest price and the highest. */
	readonly least: number;
	readonly most: number;
}

/** The products of a listing without the filters that are counted apart, and where their shops send them. */
export interface FacetAggregates {
	readonly aggregates: readonly FacetAggregate[];
	/** By shop; none for digital goods. */
	readonly countriesOf: ReadonlyMap<number, readonly string[]>;
}

export const NO_AGGREGATES: FacetAggregates = { aggregates: [], countriesOf: new Map() };

/** The highest of the steps of the filter that a discount reaches; 0 below all. */
const discountStep = sql`case ${sql.join(
	DISCOUNT_STEPS.toSorted((a, b) => b - a).map(
		(step) => sql`when ${listedProducts.discountPercent} >= ${sql.raw(String(step))} then ${sql.raw(String(step))}`,
	),
	sql` `,
)} else 0 end`;

/** The products of a listing read once, and put together. */
function groupedAggregates(filters: ListingFilters, search: SearchPlan | undefined): SQL {
	const { price, discount: _, rating: __, shop: ___, country: ____, brand: _____, ...others } = conditionsOf(filters);
	const { shopId: shop, brandId, price: amount, rating } = listedProducts;
	const level = (filters.path.at(-1)?.level ?? 0) + 1;
	return sql`
		select ${level > 3 ? sql`null::int` : categoryColumn(level)} as category, ${shop} as shop,
			coalesce(${brandId}, 0) as brand,
			${rating} / 10 as rating, ${discountStep} as discount,
			${price ?? sql`true`} as fits, count(*) as n, min(${amount}) as least, max(${amount}) as most
		from ${listedProducts}
		where ${and(placeOf(filters), search?.found, ...Object.values(others))}
		group by 1, 2, 3, 4, 5, 6`;
}

type Row = [
	category: number | null,
	shop: number,
	brand: number,
	stars: number,
	discount: number,
	fits: boolean,
	...Numbers,
];
type Numbers = [n: number, least: number, most: number];

/**
 * Reads the aggregates of a listing; there are few, however many products there are. The database stores them; for a
 * search, or a filter that they do not include, they are computed from the matching products.
 */
export async function readAggregates(
	db: Db,
	filters: ListingFilters,
	search: SearchPlan | undefined,
): Promise<FacetAggregates> {
	const { edition, query } = filters;
	const isStored =
		!search &&
		query.form === undefined &&
		query.inStock === undefined &&
		query.section === undefined &&
		filters.declared.length === 0;
	const { rows } = await db.execute<{ aggregates: Row[] | null; senders: [number, string[]][] | null }>(sql`
		with aggregates as materialized (${isStored ? storedAggregates(filters) : groupedAggregates(filters, search)})
		select
			(select json_agg(json_build_array(category, shop, brand, rating, discount, fits, n, least, most)) from aggregates) as aggregates,
			(select json_agg(json_build_array(sender, countries)) from (
				select ${shopDeliveryServices.shopId} as sender, array_agg(distinct ${countryOfZone(edition)}) as countries
				from ${shopDeliveryServices}
				join ${deliveryTariffs} on ${deliveryTariffs.serviceId} = ${shopDeliveryServices.serviceId}
				where ${query.kind === 'goods'}
				group by 1
			) as sent) as senders`);
	const [row] = rows;
	return {
		aggregates: (row?.aggregates ?? []).map(([category, shop, brand, stars, discount, fits, n, least, most]) => ({
			...{ category, shop, brand, stars, discount, fits, n, least, most },
		})),
		countriesOf: new Map(row?.senders),
	};
}
