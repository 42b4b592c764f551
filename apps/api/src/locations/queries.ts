import type { Localized } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { regions, subdistricts, townships } from '../db/schema/index.ts';
import { likePattern } from '../products/search-text.ts';

/** A place with all that it lies in. */
export interface PlaceRow {
	readonly country: Edition;
	readonly region: { readonly id: string; readonly name: Localized };
	readonly township: { readonly id: string; readonly name: Localized } | null;
	readonly subdistrict: { readonly id: string; readonly name: Localized } | null;
	readonly postcode: string | null;
}

/** Most places that a search answers. */
const MOST_PLACES = 30;

/** Regions of a country in the order of lists. */
export function regionsOf(db: Db, country: Edition) {
	return db.select().from(regions).where(eq(regions.country, country)).orderBy(asc(regions.position));
}

/** A region, or undefined. */
export async function findRegion(db: Db, id: string) {
	const [row] = await db.select().from(regions).where(eq(regions.id, id));
	return row;
}

/** A township with its region, or undefined. */
export async function findTownship(db: Db, id: string) {
	const [row] = await db
		.select({ township: townships, region: regions })
		.from(townships)
		.innerJoin(regions, eq(regions.id, townships.regionId))
		.where(eq(townships.id, id));
	return row;
}

/** Townships of a region by English name, each with whether its sub-districts are stored. */
export function townshipsOf(db: Db, regionId: string) {
	return db
		.select({
			id: townships.id,
			name: townships.name,
			postcode: townships.postcode,
			// Drizzle leaves the table out of a column's name where a query has one table, so they are written out.
			hasSubdistricts: sql<boolean>`exists (
				select from ${subdistricts} where ${subdistricts}.township_id = ${townships}.id
			)`,
		})
		.from(townships)
		.where(eq(townships.regionId, regionId))
		.orderBy(sql`${townships.name} ->> 'en'`);
}

/** Sub-districts of a district by English name. */
export function subdistrictsOf(db: Db, townshipId: string) {
	return db
		.select()
		.from(subdistricts)
		.where(eq(subdistricts.townshipId, townshipId))
		.orderBy(sql`${subdistricts.name} ->> 'en'`);
}

const text = (column: string) =>
	sql.raw(
		`lower(concat_ws(E'\\n', ${['en', 'mm', 'thai', 'china']
			.map((language) => `${column} ->> '${language}'`)
			.join(', ')}))`,
	);

/** All places as rows of one shape: their own names, and those of what they lie in too. */
const places = sql`(
	select r.country, r.position, 1 as level, r.id as place_id, r.id as region_id, r.name as region_name,
		null::text as township_id, null::jsonb as township_name, null::text as subdistrict_id,
		null::jsonb as subdistrict_name, null::text as postcode,
		${text('r.name')} as own, ${text('r.name')} as whole
	from ${regions} r
	union all
	select r.country, r.position, 2, t.id, r.id, r.name, t.id, t.name, null, null, t.postcode,
		${text('t.name')}, ${text('t.name')} || E'\n' || ${text('r.name')}
	from ${townships} t join ${regions} r on r.id = t.region_id
	union all
	select r.country, r.position, 3, s.id, r.id, r.name, t.id, t.name, s.id, s.name, s.postcode,
		${text('s.name')}, ${text('s.name')} || E'\n' || ${text('t.name')} || E'\n' || ${text('r.name')}
	from ${subdistricts} s join ${townships} t on t.id = s.township_id join ${regions} r on r.id = t.region_id
) as places`;

interface RawPlace extends Record<string, unknown> {
	country: Edition;
	region_id: string;
	region_name: Localized;
	township_id: string | null;
	township_name: Localized | null;
	subdistrict_id: string | null;
	subdistrict_name: Localized | null;
	postcode: string | null;
}

const toPlace = (row: RawPlace): PlaceRow => ({
	country: row.country,
	region: { id: row.region_id, name: row.region_name },
	township: named(row.township_id, row.township_name),
	subdistrict: named(row.subdistrict_id, row.subdistrict_name),
	postcode: row.postcode,
});

const named = (id: string | null, name: Localized | null) => (id === null || name === null ? null : { id, name });

/** Places of a postcode, townships before their sub-districts. */
export async function placesOfPostcode(db: Db, country: Edition, postcode: string): Promise<PlaceRow[]> {
	const { rows } = await db.execute<RawPlace>(
		sql`select * from ${places} where country = ${country} and postcode = ${postcode} order by level, place_id`,
	);
	return rows.map(toPlace);
}

/**
 * Places whose names, or those of the places that contain them, include every word, at least one of them in their own
 * name; or whose postcode begins with the only word. Some 9,000 rows are read in a few dozen milliseconds, so they have
 * no index of their own.
 */
export async function placesLike(db: Db, country: Edition, words: readonly string[]): Promise<PlaceRow[]> {
	const [first = ''] = words;
	const patterns = words.map(likePattern);
	const all = sql.join(
		patterns.map((pattern) => sql`whole like ${pattern}`),
		sql` and `,
	);
	const own = sql.join(
		patterns.map((pattern) => sql`own like ${pattern}`),
		sql` or `,
	);
	const starts = likePattern(first).slice(1);
	const byCode = words.length === 1 ? sql`or postcode like ${starts}` : sql``;
	const { rows } = await db.execute<RawPlace>(sql`
		select * from ${places}
		where country = ${country} and ((${all}) and (${own}) ${byCode})
		order by level, (own like ${starts} or own like ${`%\n${starts}`}) desc, position, place_id
		limit ${MOST_PLACES}
	`);
	return rows.map(toPlace);
}
