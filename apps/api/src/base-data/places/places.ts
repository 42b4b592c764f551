import type { Db } from '../../db/connect.ts';
import { insertMissing } from '../../db/insert-many.ts';
import { postOffices, regions, subdistricts, townships } from '../../db/schema/index.ts';
import { searchDocument } from '../../products/search-text.ts';
import { localized } from '../words.ts';
import { postOfficeRows } from './post-offices.ts';
import { REGIONS } from './regions.ts';
import { SUBDISTRICTS, TOWNSHIPS } from './tables.ts';

/**
 * Adds the location tables and the post offices that are missing, without the sub-districts outside Bangkok (Decision 18).
 * @returns how many rows were added
 */
export async function addPlaces(db: Db): Promise<number> {
	const added = [
		await insertMissing(
			db,
			regions,
			REGIONS.map(({ id, country, name }, position) => ({ id, country, name: localized(name), position })),
		),
		await insertMissing(
			db,
			townships,
			TOWNSHIPS.map(({ id, region, name, postcode }) => ({ id, regionId: region.id, name: localized(name), postcode })),
		),
		await insertMissing(
			db,
			subdistricts,
			SUBDISTRICTS.map((entry) => ({ ...entry, name: localized(entry.name) })),
		),
		await insertMissing(
			db,
			postOffices,
			postOfficeRows().map((row) => ({
				...row,
				searchText: [searchDocument([row.name, row.address]), row.postcode].filter(Boolean).join('\n'),
			})),
		),
	];
	return added.reduce((sum, each) => sum + each, 0);
}
