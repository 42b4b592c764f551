import type { BusinessCategory } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { businesses, regions, townships } from '../db/schema/index.ts';
import { type PlacedPage, placedConditions } from '../locations/paged-search.ts';

/** Filters of a list of businesses. */
export interface BusinessPage extends PlacedPage {
	readonly edition: Edition;
	readonly category: BusinessCategory | undefined;
}

function select(db: Db, where: SQL | undefined) {
	return db
		.select({ business: businesses, region: regions, township: townships })
		.from(businesses)
		.innerJoin(regions, eq(regions.id, businesses.regionId))
		.leftJoin(townships, eq(townships.id, businesses.townshipId))
		.where(where);
}

/** A business with its places. */
export type BusinessRow = Awaited<ReturnType<typeof select>>[number];

/** A page of businesses by id. */
export function businessesOf(db: Db, page: BusinessPage) {
	const { edition, category, limit } = page;
	return select(
		db,
		and(
			eq(businesses.edition, edition),
			category === undefined ? undefined : eq(businesses.category, category),
			...placedConditions(businesses, page),
		),
	)
		.orderBy(asc(businesses.id))
		.limit(limit);
}

/** A business of an edition, or undefined. */
export async function findBusiness(db: Db, edition: Edition, id: string): Promise<BusinessRow | undefined> {
	const [row] = await select(db, and(eq(businesses.edition, edition), eq(businesses.id, id)));
	return row;
}
