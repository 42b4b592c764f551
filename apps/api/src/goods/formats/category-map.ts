import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Db } from '../../db/connect.ts';
import { hasCategory } from './categories.ts';

/** A file of categories that cannot be used, with what is wrong. */
export class CategoryMapProblem extends Error {
	override readonly name = 'CategoryMapProblem';
}

/**
 * Reads a CSV file with two columns: what a file of goods calls a category, and the slug of the market's.
 * @throws CategoryMapProblem
 */
export async function readCategoryMap(db: Db, path: string): Promise<ReadonlyMap<string, string>> {
	const text = await readFile(path, 'utf8').catch(() => {
		throw new CategoryMapProblem(`There is no file ${path}.`);
	});
	const rows = readRows(text, path);
	const map = new Map<string, string>();
	for (const [i, [name = '', slug = '']] of rows.entries()) {
		if (name === '' || slug === '') throw new CategoryMapProblem(`${path}, row ${i + 1}: give a name and a slug.`);
		if (!(await hasCategory(db, slug))) {
			throw new CategoryMapProblem(`${path}, row ${i + 1}: the market has no category of the last level "${slug}".`);
		}
		map.set(name, slug);
	}
	return map;
}

function readRows(text: string, path: string): string[][] {
	try {
		return parse(text, { bom: true, trim: true, skipEmptyLines: true, relaxColumnCount: true });
	} catch {
		throw new CategoryMapProblem(`${path} is no CSV.`);
	}
}
