import { readFile } from 'node:fs/promises';
import type { Db } from '../../db/connect.ts';
import { insertMissing } from '../../db/insert-many.ts';
import { subdistricts } from '../../db/schema/index.ts';
import { localized } from '../words.ts';
import { entriesOf, type SubdistrictEntry, slugOf, TOWNSHIPS } from './tables.ts';

/**
 * Reads the sub-districts of Thailand outside Bangkok. Each line of the file is a district: its id, a colon, and its
 * sub-districts as Thai and English name and, where it is not the district's, the postcode. Sources and gaps: README.md
 * beside this file.
 */
export async function readSubdistricts(): Promise<SubdistrictEntry[]> {
	const text = await readFile(new URL('./thailand-subdistricts.txt', import.meta.url), 'utf8');
	const postcodes = new Map(TOWNSHIPS.map(({ id, postcode }) => [id, postcode ?? '']));
	return text
		.trim()
		.split('\n')
		.flatMap((line) => {
			const [townshipId = '', table = ''] = line.split(':');
			const taken = new Map<string, number>();
			return entriesOf(table).map(([thai = '', en = '', postcode = postcodes.get(townshipId) ?? '']) => {
				const slug = slugOf(en);
				const times = (taken.get(slug) ?? 0) + 1;
				taken.set(slug, times);
				// A few districts have two sub-districts that are written alike in Latin letters.
				const id = `${townshipId}-${slug}${times === 1 ? '' : `-${times}`}`;
				return { id, townshipId, name: [en, en, thai, en] as const, postcode };
			});
		});
}

/** Adds the sub-districts of Thailand outside Bangkok that are missing (Decision 18). @returns how many were added */
export async function addSubdistricts(db: Db): Promise<number> {
	const entries = await readSubdistricts();
	return insertMissing(
		db,
		subdistricts,
		entries.map((entry) => ({ ...entry, name: localized(entry.name) })),
	);
}
