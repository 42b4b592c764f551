import type { Localized } from '@zaylat/api-client/contract';
import { placesText } from '@zaylat/domain/addresses';
import type { Language } from '@zaylat/domain/languages';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { regions, subdistricts, townships } from '../db/schema/index.ts';

/** The places of an address, as keys of the location tables. */
export interface AddressPlaces {
	readonly region: string;
	readonly township: string;
	readonly subdistrict: string | null;
	readonly postcode: string;
}

/**
 * Writes the places of addresses in their usual form, the smallest first; a place without a row in the tables is
 * written as it was given.
 * @param addresses any number, read with one query per kind of place
 * @returns a text for each, in their order
 */
export async function placesInWords(
	db: Db,
	addresses: readonly AddressPlaces[],
	language: Language,
): Promise<string[]> {
	const inWords = await readPlaces(db, addresses);
	return addresses.map((address) => inWords(address, language));
}

/** Writes the places of an address in every language, as `placesInWords` does in one. */
export async function placesInAllLanguages(db: Db, address: AddressPlaces): Promise<Localized> {
	const inWords = await readPlaces(db, [address]);
	return {
		en: inWords(address, 'en'),
		mm: inWords(address, 'mm'),
		thai: inWords(address, 'thai'),
		china: inWords(address, 'china'),
	};
}

/** Reads the names of the places of addresses. @returns a function that writes one of them in a language */
async function readPlaces(db: Db, addresses: readonly AddressPlaces[]) {
	// One query after the other: a transaction has one connection.
	const ofSubdistricts = await namesOf(
		db,
		subdistricts,
		addresses.map(({ subdistrict }) => subdistrict),
	);
	const ofTownships = await namesOf(
		db,
		townships,
		addresses.map(({ township }) => township),
	);
	const ofRegions = await namesOf(
		db,
		regions,
		addresses.map(({ region }) => region),
	);
	return ({ subdistrict, township, region, postcode }: AddressPlaces, language: Language): string => {
		const word = (names: ReadonlyMap<string, Localized>, key: string | null) =>
			key === null || key === '' ? '' : (names.get(key)?.[language] ?? key);
		const names = {
			subdistrict: word(ofSubdistricts, subdistrict),
			township: word(ofTownships, township),
			region: word(ofRegions, region),
		};
		return placesText({ ...names, postcode }, region, language);
	};
}

async function namesOf(
	db: Db,
	table: typeof regions | typeof townships | typeof subdistricts,
	keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, Localized>> {
	const wanted = [...new Set(keys)].filter((key): key is string => key !== null && key !== '');
	if (wanted.length === 0) return new Map();
	const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, wanted));
	return new Map(rows.map(({ id, name }) => [id, name]));
}
