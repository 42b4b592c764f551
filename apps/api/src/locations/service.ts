import type { Localized, Place } from '@zaylat/api-client/contract';
import { type Edition, isEdition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Db } from '../db/connect.ts';
import { Failure } from '../http/failure.ts';
import { readPlaceText } from './place-text.ts';
import {
	findRegion,
	findTownship,
	type PlaceRow,
	placesLike,
	placesOfPostcode,
	regionsOf,
	subdistrictsOf,
	townshipsOf,
} from './queries.ts';

interface Named {
	readonly id: string;
	readonly name: Localized;
}

/** A place with the name of one language. */
export const namedIn = (language: Language, { id, name }: Named) => ({ id, name: name[language] });

function regionIn(language: Language, region: Named & { readonly country: string }) {
	// The table takes no other country.
	if (!isEdition(region.country)) throw new Error(`a region of ${region.country}`);
	return { ...namedIn(language, region), country: region.country };
}

function placeIn(language: Language, { country, region, township, subdistrict, postcode }: PlaceRow): Place {
	return {
		country,
		region: namedIn(language, region),
		township: township && namedIn(language, township),
		subdistrict: subdistrict && namedIn(language, subdistrict),
		postcode,
	};
}

/**
 * A region that must be there.
 * @throws Failure `place_not_found`
 */
export async function requireRegion(db: Db, id: string) {
	const region = await findRegion(db, id);
	if (!region) throw new Failure('place_not_found');
	return region;
}

/**
 * A township, with its region, that must be there.
 * @throws Failure `place_not_found`
 */
export async function requireTownship(db: Db, id: string) {
	const found = await findTownship(db, id);
	if (!found) throw new Failure('place_not_found');
	return found;
}

/** Regions of a country. */
export async function readRegions(db: Db, language: Language, country: Edition) {
	return (await regionsOf(db, country)).map((region) => regionIn(language, region));
}

/**
 * A region with its townships.
 * @throws Failure `place_not_found`
 */
export async function readTownships(db: Db, language: Language, regionId: string) {
	const region = await requireRegion(db, regionId);
	const rows = await townshipsOf(db, regionId);
	return {
		region: regionIn(language, region),
		items: rows.map(({ postcode, hasSubdistricts, ...row }) => ({
			...namedIn(language, row),
			postcode,
			hasSubdistricts,
		})),
	};
}

/**
 * A district with its sub-districts.
 * @throws Failure `place_not_found`
 */
export async function readSubdistricts(db: Db, language: Language, townshipId: string) {
	const { region, township } = await requireTownship(db, townshipId);
	const rows = await subdistrictsOf(db, townshipId);
	return {
		region: regionIn(language, region),
		township: namedIn(language, township),
		items: rows.map(({ postcode, ...row }) => ({ ...namedIn(language, row), postcode })),
	};
}

/**
 * Places of a postcode.
 * @throws Failure `place_not_found` when no place matches
 */
export async function readPostcode(db: Db, language: Language, country: Edition, postcode: string) {
	const rows = await placesOfPostcode(db, country, postcode);
	if (rows.length === 0) throw new Failure('place_not_found');
	return { postcode, items: rows.map((row) => placeIn(language, row)) };
}

/**
 * Places that match a text.
 * @throws Failure `search_invalid`
 */
export async function findPlaces(db: Db, language: Language, country: Edition, search: string) {
	const rows = await placesLike(db, country, await readPlaceText(search));
	return rows.map((row) => placeIn(language, row));
}
