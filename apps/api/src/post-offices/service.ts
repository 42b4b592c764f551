import type { PostOffice } from '@zaylat/api-client/contract';
import { type Edition, isEdition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Db } from '../db/connect.ts';
import { Failure } from '../http/failure.ts';
import { type PlacedSearch, pageOfPlaced } from '../locations/paged-search.ts';
import { namedIn, requireTownship } from '../locations/service.ts';
import { findPostOffice, type PostOfficeRow, postOfficesOf } from './queries.ts';

/** Parameters of a list of post offices. */
export interface PostOfficeSearch extends PlacedSearch {
	readonly country: Edition;
	readonly township?: string | undefined;
}

function toPostOffice(language: Language, { office, region, township }: PostOfficeRow): PostOffice {
	const { latitude, longitude } = office;
	// The table takes no other country.
	if (!isEdition(region.country)) throw new Error(`a region of ${region.country}`);
	return {
		id: office.id,
		country: region.country,
		name: office.name[language],
		region: namedIn(language, region),
		township: township && namedIn(language, township),
		address: office.address[language],
		postcode: office.postcode || null,
		phone: office.phone,
		hours: office.hours,
		position: latitude === null || longitude === null ? null : { latitude, longitude },
	};
}

/**
 * A page of post offices.
 * @throws Failure `search_invalid`, `place_not_found` for a region or township that is not there, `bad_request`
 */
export async function listOffices(db: Db, language: Language, asked: PostOfficeSearch) {
	const { country, township } = asked;
	if (township !== undefined) await requireTownship(db, township);
	return pageOfPlaced(
		db,
		asked,
		(page) => postOfficesOf(db, { ...page, country, township }),
		(row) => toPostOffice(language, row),
	);
}

/**
 * A post office.
 * @throws Failure `place_not_found`
 */
export async function readOffice(db: Db, language: Language, id: string): Promise<PostOffice> {
	const row = await findPostOffice(db, id);
	if (!row) throw new Failure('place_not_found');
	return toPostOffice(language, row);
}
