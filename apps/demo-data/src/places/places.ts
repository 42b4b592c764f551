import { postOffices, regions, subdistricts, townships } from '@zaylat/api/schema';
import { type Db, insertMany, searchDocument } from '@zaylat/api/seeding';
import { localized } from '../words.ts';
import { postOfficeRows } from './post-offices.ts';
import { REGIONS } from './regions.ts';
import { SUBDISTRICTS, TOWNSHIPS } from './tables.ts';

/** Adds the location tables and the post offices (Decision 18). */
export async function seedPlaces(db: Db): Promise<string> {
	await insertMany(
		db,
		regions,
		REGIONS.map(({ id, country, name }, position) => ({ id, country, name: localized(name), position })),
	);
	await insertMany(
		db,
		townships,
		TOWNSHIPS.map(({ id, region, name, postcode }) => ({ id, regionId: region.id, name: localized(name), postcode })),
	);
	await insertMany(
		db,
		subdistricts,
		SUBDISTRICTS.map((entry) => ({ ...entry, name: localized(entry.name) })),
	);
	await insertMany(
		db,
		postOffices,
		postOfficeRows().map((row) => ({
			...row,
			searchText: [searchDocument([row.name, row.address]), row.postcode].filter(Boolean).join('\n'),
		})),
	);
	return `${TOWNSHIPS.length} townships`;
}
