import type { Edition } from '@zaylat/domain/editions';
import { and, asc, eq, like, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { postOffices, regions, townships } from '../db/schema/index.ts';
import { type PlacedPage, placedConditions } from '../locations/paged-search.ts';
import { likePattern } from '../products/search-text.ts';

/** Filters of a list of post offices. */
export interface PostOfficePage extends PlacedPage {
	readonly country: Edition;
	readonly township: string | undefined;
}

function select(db: Db, where: SQL | undefined) {
	return db
		.select({ office: postOffices, region: regions, township: townships })
		.from(postOffices)
		.innerJoin(regions, eq(regions.id, postOffices.regionId))
		.leftJoin(townships, eq(townships.id, postOffices.townshipId))
		.where(where);
}

/** A post office with its places. */
export type PostOfficeRow = Awaited<ReturnType<typeof select>>[number];

/** A page of post offices by id, so that those of a region are adjacent. */
export function postOfficesOf(db: Db, page: PostOfficePage) {
	const { country, township, limit } = page;
	// Digits are the beginning of a postcode, not its middle.
	const isWord = (word: string) =>
		/^\d+$/.test(word)
			? like(postOffices.postcode, likePattern(word).slice(1))
			: like(postOffices.searchText, likePattern(word));
	return select(
		db,
		and(
			eq(regions.country, country),
			township === undefined ? undefined : eq(postOffices.townshipId, township),
			...placedConditions(postOffices, page, isWord),
		),
	)
		.orderBy(asc(postOffices.id))
		.limit(limit);
}

/** A post office, or undefined. */
export async function findPostOffice(db: Db, id: string): Promise<PostOfficeRow | undefined> {
	const [row] = await select(db, eq(postOffices.id, id));
	return row;
}
