import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { imports } from '../db/schema/index.ts';
import { failureOf } from '../http/failure.ts';
import { type GoodsProblem, GoodsRefused, readProduct } from './format.ts';
import type { Line } from './lines.ts';
import { type PictureFolder, withPictures } from './picture-folder.ts';
import { type GoodsShop, writeGoods } from './write.ts';

/** Lines after which progress is told and stored, whether they were imported or not. */
const BATCH = 25;

/** Pauses before what could not be done now is tried again, in milliseconds. */
const PAUSES_MS = [200, 1_000, 5_000];

/** What an import has done. */
export interface ImportCounts {
	readonly line: number;
	readonly created: number;
	readonly changed: number;
	readonly unchanged: number;
	readonly refused: number;
}

/** A line that was not imported. */
export interface RefusedLine {
	readonly line: number;
	/** The shop's own name of the product, as far as it could be read. */
	readonly externalId: string | undefined;
	readonly problems: readonly GoodsProblem[];
}

/** What to import, and whom to tell. */
export interface Import {
	readonly shop: GoodsShop;
	/** SHA-256 of the file: by it, an import that ended early goes on where it was. */
	readonly file: string;
	readonly lines: AsyncIterable<Line>;
	readonly now: () => number;
	/** Files that products name as their pictures; without it, pictures are keys alone. */
	readonly pictures?: PictureFolder;
	/** Checks all lines and writes none. */
	readonly isDryRun: boolean;
	/** Called before the first line, with what an earlier run did of the file. */
	readonly onStart?: (done: ImportCounts) => Promise<void>;
	/** Called for each line that was not imported, before a later one is done. */
	readonly onRefused: (refused: RefusedLine) => Promise<void>;
	/** Called from time to time. */
	readonly onProgress?: (counts: ImportCounts) => void;
}

const NOTHING: ImportCounts = { line: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };

/**
 * Imports goods from lines of JSON, each a product in a transaction of its own, so that buyers wait for one at most. A line
 * that is wrong changes nothing and stops no other. The same file can be imported again: what is equal is not written.
 * @returns counts of the whole file, with what an earlier run did of it
 */
export async function importGoods(db: Db, { lines, ...given }: Import): Promise<ImportCounts> {
	let counts = given.isDryRun ? NOTHING : await readCheckpoint(db, given);
	const done = counts.line;
	await given.onStart?.(counts);
	for await (const line of lines) {
		if (line.number <= done) continue;
		const before = counts;
		const after = await untilPossible(() => importLine(db, line, given, before));
		counts = after;
		if (after.line % BATCH !== 0) continue;
		if (!given.isDryRun) await untilPossible(() => storeCheckpoint(db, given, after));
		given.onProgress?.(after);
	}
	if (!given.isDryRun) await db.delete(imports).where(isOf(given));
	return counts;
}

type Given = Omit<Import, 'lines'>;

const isOf = ({ shop, file }: Pick<Given, 'shop' | 'file'>) => and(eq(imports.shopId, shop.id), eq(imports.file, file));

async function readCheckpoint(db: Db, given: Given): Promise<ImportCounts> {
	const [row] = await db.select().from(imports).where(isOf(given));
	if (!row) return NOTHING;
	const { line, created, changed, unchanged, refused } = row;
	return { line, created, changed, unchanged, refused };
}

async function storeCheckpoint(db: Db, { shop, file, now }: Given, counts: ImportCounts): Promise<void> {
	const row = { ...counts, changedAt: new Date(now()) };
	await db
		.insert(imports)
		.values({ shopId: shop.id, file, ...row })
		.onConflictDoUpdate({ target: [imports.shopId, imports.file], set: row });
}

/** Imports a line, and stores with it that it is done. @returns what is done then */
async function importLine(db: Db, line: Line, given: Given, before: ImportCounts): Promise<ImportCounts> {
	const counts = { ...before, line: line.number };
	if (line.text?.trim() === '') return counts;
	let externalId: string | undefined;
	try {
		const value = parse(line.text);
		externalId = nameOf(value);
		const read = readProduct(value);
		const product = given.pictures ? await withPictures(read, given.pictures) : read;
		if (product.externalId === null) throw new GoodsRefused([{ field: 'externalId', problem: 'missing' }]);
		return await db.transaction(async (tx) => {
			const { shop, now, isDryRun } = given;
			const { outcome } = await writeGoods(tx, shop, product, { actor: 'operator', now: new Date(now()), isDryRun });
			const after = { ...counts, [outcome]: counts[outcome] + 1 };
			if (!isDryRun) await storeCheckpoint(tx, given, after);
			return after;
		});
	} catch (error) {
		if (!(error instanceof GoodsRefused)) throw error;
		await given.onRefused({ line: line.number, externalId, problems: error.problems });
		return { ...counts, refused: counts.refused + 1 };
	}
}

function parse(text: string | undefined): unknown {
	if (text === undefined) throw new GoodsRefused([{ field: '', problem: 'line_too_long' }]);
	try {
		return JSON.parse(text);
	} catch {
		throw new GoodsRefused([{ field: '', problem: 'json' }]);
	}
}

const nameOf = (value: unknown): string | undefined =>
	typeof value === 'object' && value !== null && 'externalId' in value && typeof value.externalId === 'string'
		? value.externalId
		: undefined;

/** Does work again that a lock or a lost connection stopped. */
async function untilPossible<T>(work: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const [pause, ...rest] = pauses;
		if (pause === undefined || failureOf(error).code !== 'unavailable') throw error;
		await wait(pause);
		return untilPossible(work, rest);
	}
}
