import type { Localized } from '@zaylat/api-client/contract';
import type { DeclaredCount } from '@zaylat/domain/declared';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { attributes, categoryAttributes, listedProducts, products } from '../db/schema/index.ts';
import type { SearchPlan } from '../search/plan.ts';
import { conditionsOf, type ListingFilters, placeOf } from './filter.ts';

/** Beyond so many products a listing is of many kinds, which have no attributes in common. */
export const MOST_DECLARING = 3_000;

/** A counted value with its words. */
export interface NamedCount extends DeclaredCount {
	readonly name: Localized;
	readonly valueName: Localized;
	/** The colour that it is shown in. */
	readonly swatch: string | null;
}

/** What the products of a listing declare. */
export interface DeclaredCounts {
	readonly counts: readonly NamedCount[];
	/** Products of the listing. */
	readonly total: number;
}

export const NOTHING_DECLARED: DeclaredCounts = { counts: [], total: 0 };

/** Which products to count, and of which attribute; of all without one. */
interface CountQuery {
	readonly where: SQL | undefined;
	readonly attribute?: string;
}

type Row = [
	attribute: string,
	value: string,
	count: number,
	declared: number,
	place: number,
	sample: { name: Localized; value: Localized; swatch?: string | null },
];

/** The products of a listing. @param isFiltered whether its filters count; @param without an attribute whose filter does not */
export function listedWhere(
	filters: ListingFilters,
	search: SearchPlan | undefined,
	{ isFiltered, without }: { readonly isFiltered: boolean; readonly without?: string },
): SQL | undefined {
	const declared = filters.declared.filter(({ attribute }) => attribute !== without);
	const conditions = isFiltered ? Object.values(conditionsOf({ ...filters, declared })) : [];
	return and(placeOf(filters), search?.found, ...conditions);
}

/**
 * Counts the values that products declare: facts that can be compared, and options. Those of an attribute that staff
 * define count where they let it filter, and some category has it. A listing of more than
 * `MOST_DECLARING` products declares nothing.
 */
export async function countDeclared(db: Db, { where, attribute }: CountQuery): Promise<DeclaredCounts> {
	const only = attribute === undefined ? sql`true` : sql`attribute = ${attribute}`;
	const { rows } = await db.execute<{ total: number; counts: Row[] | null }>(sql`
		with matched as materialized (
			select ${listedProducts.productId} as id from ${listedProducts} where ${where} limit ${MOST_DECLARING + 1}
		), few as materialized (
			select id from matched where (select count(*) from matched) <= ${MOST_DECLARING}
		), defined as materialized (
			select ${attributes.key} as key, ${attributes.isFilter} and exists (
				select from ${categoryAttributes} where ${categoryAttributes.attributeKey} = ${attributes.key}
			) as filters from ${attributes}
		), declared as materialized (
			select few.id, fact ->> 'key' as attribute, coalesce(fact ->> 'choice', fact ->> 'number') as value, place, fact as sample
			from few join ${products} on ${products.id} = few.id
			cross join lateral jsonb_array_elements(${products.facts}) with ordinality as facts(fact, place)
			left join defined on defined.key = fact ->> 'key'
			where fact ? 'key' and (fact ? 'choice' or fact ? 'number') and coalesce(filters, true)
			union all
			select few.id, option ->> 'key', choice ->> 'key', 0,
				jsonb_build_object('name', option -> 'name', 'value', choice -> 'name', 'swatch', choice -> 'swatch')
			from few join ${products} on ${products.id} = few.id
			cross join lateral jsonb_array_elements(${products.options}) as options(option)
			cross join lateral jsonb_array_elements(option -> 'values') as choices(choice)
		), attributes as (
			select attribute, count(distinct id)::int as declared, avg(place)::float as place
			from declared where ${only} group by attribute
		), counted as (
			select attribute, value, count(distinct id)::int as n, (array_agg(sample))[1] as sample
			from declared where ${only} group by attribute, value
		)
		select (select count(*)::int from few) as total,
			(select json_agg(json_build_array(attribute, value, n, declared, place, sample))
				from counted join attributes using (attribute)) as counts`);
	const [row] = rows;
	return {
		total: row?.total ?? 0,
		counts: (row?.counts ?? []).map(([key, value, count, declared, place, sample]) => ({
			...{ attribute: key, value, count, declared, place },
			...{ name: sample.name, valueName: sample.value, swatch: sample.swatch ?? null },
		})),
	};
}
