import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { GoodsFormat } from '@zaylat/domain/goods';
import type { Db } from '../db/connect.ts';
import type { Unread } from './faults.ts';
import { categoryFinder } from './formats/categories.ts';
import { goodsFile, shapeOfFile } from './formats/open-file.ts';
import { type Import, type ImportCounts, importGoods } from './import.ts';

/** A file to import. */
export interface FileImport extends Omit<Import, 'items' | 'file' | 'onProgress'> {
	readonly path: string;
	/** Names the import; a file of the same content goes on with it. Default: the file's SHA-256. */
	readonly name?: string;
	/** Recognised by its content unless given. */
	readonly format?: GoodsFormat | undefined;
	/** Slugs of categories by what the file calls them. */
	readonly categories?: ReadonlyMap<string, string> | undefined;
	/** Pieces of what is in stock without a number; without it such products are refused. */
	readonly stock?: number | undefined;
	/** Weight of what the file says none of, in grams. */
	readonly weightGrams?: number | undefined;
	/** Called after each transaction. @param part of the file that was read, from 0 to 1 */
	readonly onProgress?: (counts: ImportCounts, part: number) => Promise<void> | void;
}

/** A file whose format is not recognised. */
export class UnknownFormat extends Error {
	override readonly name = 'UnknownFormat';
}

/** Imports a file of goods. @returns what was done, and what of the file is not imported @throws UnknownFormat, ImportPaused */
export async function importGoodsFile(
	db: Db,
	given: FileImport,
): Promise<{ readonly counts: ImportCounts; readonly unread: Unread }> {
	const { path, name, categories, stock, weightGrams, onProgress, ...more } = given;
	const shape = await shapeOfFile(path);
	const format = given.format ?? shape.format;
	if (format === undefined) throw new UnknownFormat();
	const currency = given.shop.edition === 'th' ? 'thb' : 'mmk';
	const finder = await categoryFinder(db, categories);
	const file = goodsFile(path, format, shape, { currency, finder, now: given.now(), stock, weightGrams });
	const counts = await importGoods(db, {
		...more,
		...{ items: file.items, file: name ?? (await hashOf(path)) },
		onProgress: (done) => onProgress?.(done, file.progress()),
	});
	return { counts, unread: file.unread() };
}

async function hashOf(path: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(path), hash);
	return hash.digest('hex');
}
