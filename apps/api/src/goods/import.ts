import { setTimeout as wait } from 'node:timers/promises';
import type { GoodsActor } from '@zaylat/domain/goods';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { imports } from '../db/schema/index.ts';
import { failureOf } from '../http/failure.ts';
import { type GoodsProblem, GoodsRefused, readProduct, type WrittenProduct } from './format.ts';
import { type PictureSource, withPictures } from './pictures/picture-source.ts';
import type { FilePlace, SourceItem } from './source.ts';
import { type GoodsShop, type WriteResult, writeMany } from './write.ts';

/** Most products of a transaction, and most variants: buyers of these wait for its end. */
const BATCH = { items: 100, variants: 2_000 };

/** Pauses before what could not be done now is tried again, in milliseconds. */
const PAUSES_MS = [200, 1_000, 5_000];

/** What an import has done. */
export interface ImportCounts {
	/** Items of the file, such as lines. */
	readonly line: number;
	readonly created: number;
	readonly changed: number;
	readonly unchanged: number;
	readonly refused: number;
}

/** Something wrong with an item, with where it is in the file. */
export interface PlacedProblem extends GoodsProblem, FilePlace {}

/** An item that was not imported. */
export interface RefusedItem {
	/** Its place among the items of the file. */
	readonly number: number;
	/** Where it begins. */
	readonly row: number;
	/** The shop's own name of the product, as far as it could be read. */
	readonly externalId: string | undefined;
	readonly problems: readonly PlacedProblem[];
}

/** What to import, and whom to tell. */
export interface Import {
	readonly shop: GoodsShop;
	/** Names the import among those of the shop: one that ended early goes on where it was. */
	readonly file: string;
	readonly items: AsyncIterable<SourceItem>;
	readonly now: () => number;
	/** What products name as their pictures; without it, pictures are keys alone. */
	readonly pictures?: PictureSource;
	/** Who imports: an operator, unless a seller does, who submits products for review and changes what a seller may. */
	readonly actor?: GoodsActor;
	/** Whether to go on in another run. */
	readonly mustPause?: () => boolean;
	/** Checks all items and writes none. */
	readonly isDryRun: boolean;
	/** Called before the first item, with what an earlier run did of the file. */
	readonly onStart?: (done: ImportCounts) => Promise<void>;
	/** Called for each item that was not imported, before it counts as done. */
	readonly onRefused: (refused: RefusedItem) => Promise<void>;
	/** Called after each transaction. */
	readonly onProgress?: (counts: ImportCounts) => Promise<void> | void;
}

/** An import that goes on when the same file is imported again. */
export class ImportPaused extends Error {
	override readonly name = 'ImportPaused';
}

type Given = Omit<Import, 'items'>;

const NOTHING: ImportCounts = { line: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };

/**
 * Imports goods from a file, some in a transaction each, which also stores how far the import has come. An item that is wrong
 * changes nothing and stops no other. The same file can be imported again: what is equal is not written.
 * @returns counts of the whole file, with what an earlier run did of it
 * @throws ImportPaused
 */
export async function importGoods(db: Db, { items, ...given }: Import): Promise<ImportCounts> {
	const before = given.isDryRun ? NOTHING : await readCheckpoint(db, given);
	await given.onStart?.(before);
	const writer = createWriter(db, given, before);
	let batch = emptyBatch();
	// A batch is written while the next one is read.
	let writing: Promise<void> = Promise.resolve();
	const write = async () => {
		const { entries } = batch;
		batch = emptyBatch();
		await writing;
		writing = writer.write(entries);
		// It is awaited before the next one; until then, an error of reading comes first.
		writing.catch(() => {});
	};
	try {
		for await (const item of items) {
			if (item.number <= before.line) continue;
			if (given.mustPause?.()) {
				await write();
				throw new ImportPaused();
			}
			const entry = await readEntry(item, given.pictures);
			const name = entry.product?.externalId;
			// Products of a transaction have different names, so that the later one of two changes the first.
			if (name && batch.names.has(name)) await write();
			if (name) batch.names.add(name);
			batch.entries.push(entry);
			batch.variants += entry.product?.variants.length ?? 0;
			if (batch.entries.length >= BATCH.items || batch.variants >= BATCH.variants) await write();
		}
	} finally {
		await writing;
	}
	await writer.write(batch.entries);
	if (!given.isDryRun) await db.delete(imports).where(isOf(given));
	return writer.counts();
}

/** An item as it was read: a product, what is wrong with it, or neither where nothing is. */
interface Entry {
	readonly item: SourceItem;
	readonly product?: WrittenProduct;
	readonly problems: readonly GoodsProblem[];
}

const emptyBatch = () => ({ entries: [] as Entry[], names: new Set<string>(), variants: 0 });

async function readEntry(item: SourceItem, pictures: PictureSource | undefined): Promise<Entry> {
	const { value, problems } = item;
	if (problems.length > 0 || value === undefined) return { item, problems };
	try {
		const read = readProduct(value);
		if (read.externalId === null) return { item, problems: [{ field: 'externalId', problem: 'missing' }] };
		return { item, product: pictures ? await withPictures(read, pictures) : read, problems };
	} catch (error) {
		if (error instanceof GoodsRefused) return { item, problems: error.problems };
		throw error;
	}
}

/** Ends a transaction that only tried. */
class Tried extends Error {}

/** Writes batches, one after the other, and counts what came of them. */
function createWriter(db: Db, given: Given, start: ImportCounts) {
	let counts = start;
	let reported = start.line;
	const report = async (entries: readonly Entry[], results: readonly (WriteResult | undefined)[]) => {
		for (const [i, { item }] of entries.entries()) {
			const result = results[i];
			// A transaction that is tried again reports once.
			if (!result || !('problems' in result) || item.number <= reported) continue;
			const { number, row, externalId } = item;
			const problems = result.problems.map((problem) => ({ ...problem, ...item.placeOf(problem.field) }));
			await given.onRefused({ number, row, externalId, problems });
			reported = number;
		}
	};
	const attempt = async (entries: readonly Entry[]): Promise<ImportCounts> => {
		let after = counts;
		const work = async (tx: Db) => {
			const results = await resultsOf(tx, entries, given);
			after = countsAfter(counts, entries, results);
			await report(entries, results);
			if (given.isDryRun) throw new Tried();
			await storeCheckpoint(tx, given, after);
		};
		await db.transaction(work).catch((error: unknown) => {
			if (!(error instanceof Tried)) throw error;
		});
		return after;
	};
	const write = async (entries: readonly Entry[]): Promise<void> => {
		const [first] = entries;
		if (!first) return;
		try {
			counts = await untilPossible(() => attempt(entries));
			await given.onProgress?.(counts);
		} catch (error) {
			const problems = problemsFoundBy(error);
			if (!problems) throw error;
			if (entries.length === 1) return write([{ item: first.item, problems }]);
			// One product spoils no other: the halves are tried, and so on.
			const half = Math.ceil(entries.length / 2);
			await write(entries.slice(0, half));
			await write(entries.slice(half));
		}
	};
	return { write, counts: () => counts };
}

/** What came of each entry; undefined where nothing is. */
async function resultsOf(tx: Db, entries: readonly Entry[], { shop, now, actor = 'operator' }: Given) {
	const products = entries.flatMap(({ product }) => product ?? []);
	const writing = { actor, isSubmitted: actor === 'seller', now: new Date(now()) };
	const written = await writeMany(tx, shop, products, writing);
	return entries.map(({ product, problems }): WriteResult | undefined => {
		if (product) return written.shift();
		return problems.length > 0 ? { problems } : undefined;
	});
}

function countsAfter(
	before: ImportCounts,
	entries: readonly Entry[],
	results: readonly (WriteResult | undefined)[],
): ImportCounts {
	const counts = { ...before, line: entries.at(-1)?.item.number ?? before.line };
	for (const result of results) if (result) counts['problems' in result ? 'refused' : result.outcome] += 1;
	return counts;
}

/** Classes of errors of PostgreSQL about the data of a statement, not about the server. */
const DATA_ERROR = /^2[23]/;

/** What is wrong with a product that the database, or a rule that needs it, refused; undefined for other errors. */
function problemsFoundBy(error: unknown): readonly GoodsProblem[] | undefined {
	if (error instanceof GoodsRefused) return error.problems;
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string' && DATA_ERROR.test(cause.code))
			return [{ field: '', problem: 'not_stored' }];
	}
	return undefined;
}

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
