import type { Edition } from '@zaylat/domain/editions';
import { and, asc, eq, gt, like, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { postOffices, regions, townships } from '../db/schema/index.ts';
import { likePattern } from '../products/search-text.ts';

/** Which post offices are asked for. */
export interface PostOfficePage {
	readonly country: Edition;
	readonly words: readonly string[];
	readonly region: string | undefined;
	readonly township: string | undefined;
	/** Id that the page before ended with. */
	readonly after: string | undefined;
	readonly limit: number;
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

/** A page of post offices by id, so that those of a region stand together. */
export function postOfficesOf(db: Db, { country, words, region, township, after, limit }: PostOfficePage) {
	return select(
		db,
		and(
			eq(regions.country, country),
			region === undefined ? undefined : eq(postOffices.regionId, region),
			township === undefined ? undefined : eq(postOffices.townshipId, township),
			after === undefined ? undefined : gt(postOffices.id, after),
			...words.map((word) =>
				// Digits are the beginning of a postcode, not its middle.
				/^\d+$/.test(word)
					? like(postOffices.postcode, likePattern(word).slice(1))
					: like(postOffices.searchText, likePattern(word)),
			),
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
