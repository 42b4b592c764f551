import type { Words } from '../words.ts';
import { BANGKOK_SUBDISTRICTS } from './bangkok.ts';
import { MYANMAR_KNOWN, MYANMAR_TOWNSHIPS } from './myanmar.ts';
import { REGIONS, type RegionEntry } from './regions.ts';
import { CENTRAL_DISTRICTS } from './thailand-centre.ts';
import { NORTHERN_DISTRICTS } from './thailand-north.ts';
import { NORTHEASTERN_DISTRICTS } from './thailand-northeast.ts';
import { SOUTHERN_DISTRICTS } from './thailand-south.ts';

/** A township of Myanmar or a district of Thailand. */
export interface TownshipEntry {
	readonly id: string;
	readonly region: RegionEntry;
	readonly name: Words;
	/** Null where it is not surely known. */
	readonly postcode: string | null;
	/** Whether it holds the capital of its region. */
	readonly isCapital: boolean;
}

/** A sub-district of Thailand. */
export interface SubdistrictEntry {
	readonly id: string;
	readonly townshipId: string;
	readonly name: Words;
	readonly postcode: string;
}

const THAI_DISTRICTS: Readonly<Record<string, string>> = {
	...CENTRAL_DISTRICTS,
	...NORTHERN_DISTRICTS,
	...NORTHEASTERN_DISTRICTS,
	...SOUTHERN_DISTRICTS,
};

/** The end of an id, from an English name. */
export const slugOf = (name: string): string =>
	name
		.toLowerCase()
		.replace(/[^a-z]+/g, '-')
		.replace(/^-|-$/g, '');

/** Takes a table apart: entries are parted by semicolons, what is known of each by commas. */
export const entriesOf = (table: string): string[][] =>
	table
		.trim()
		.split(';')
		.map((entry) => entry.trim().split(','));

/** The townships of Myanmar and the districts of Thailand; the capital of a region stands first. */
export const TOWNSHIPS: readonly TownshipEntry[] = REGIONS.flatMap((region) =>
	region.country === 'mm' ? myanmarTownships(region) : thaiDistricts(region),
);

/** The sub-districts of Bangkok; those of the other provinces are in a file (`subdistricts.ts`). */
export const SUBDISTRICTS: readonly SubdistrictEntry[] = TOWNSHIPS.filter(({ region }) => region.id === 'th-bangkok')
	.map((district) => ({ district, table: BANGKOK_SUBDISTRICTS[slugOf(district.name[0])] ?? '' }))
	.flatMap(({ district, table }) =>
		entriesOf(table).map(([thai = '', en = '', postcode = district.postcode ?? '']) => ({
			id: `${district.id}-${slugOf(en)}`,
			townshipId: district.id,
			name: [en, en, thai, en] as const,
			postcode,
		})),
	);

function myanmarTownships(region: RegionEntry): TownshipEntry[] {
	return entriesOf(MYANMAR_TOWNSHIPS[region.id] ?? '').map(([en = '', mm = '', postcode = null], index) => {
		const id = `${region.id}-${slugOf(en)}`;
		const [thai, china] = MYANMAR_KNOWN[id] ?? [en, en];
		return { id, region, name: [en, mm, thai, china], postcode, isCapital: index === 0 };
	});
}

function thaiDistricts(region: RegionEntry): TownshipEntry[] {
	const [province, provinceMm, provinceThai, provinceChina] = region.name;
	return entriesOf(THAI_DISTRICTS[region.id] ?? '').map(([thai = '', en = '', code = null], index) => {
		const isCapital = index === 0;
		if (!thai.startsWith('*')) {
			return { id: `${region.id}-${slugOf(en)}`, region, name: [en, en, thai, en], postcode: code, isCapital };
		}
		const name: Words = [
			`Mueang ${province}`,
			`${provinceMm}မြို့`,
			`เมือง${provinceThai}`,
			`孟${provinceChina.replace(/府$/, '')}县`,
		];
		return { id: `${region.id}-mueang`, region, name, postcode: thai.slice(1), isCapital };
	});
}
