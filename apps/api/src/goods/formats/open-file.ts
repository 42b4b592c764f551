import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { GOODS_LIMITS, type GoodsFormat } from '@zaylat/domain/goods';
import type { Unread } from '../faults.ts';
import type { GoodsProblem } from '../format.ts';
import { linesOf } from '../lines.ts';
import { itemsOfLines, type SourceItem } from '../source.ts';
import type { CategoryFinder } from './categories.ts';
import { feedRows } from './feed-rows.ts';
import { countRows, type FileRow, rowsOfProducts } from './file-rows.ts';
import { minorUnits } from './file-texts.ts';
import { googleFormat, isGoogleTable } from './google.ts';
import type { FormatSettings, ProductFormat } from './product-format.ts';
import { isShopifyTable, shopifyFormat } from './shopify.ts';
import { tableRows } from './table-rows.ts';

/** Most bytes of a product's line. */
const MOST_LINE_BYTES = 1_000_000;
/** Bytes at the beginning of a file that its format is recognised by. */
const HEAD_BYTES = 64_000;
/** Names of columns that a report has. */
const MOST_COLUMNS = 100;

/** What an import knows that files do not say. */
export interface FileSettings {
	readonly currency: 'mmk' | 'thb';
	readonly finder: CategoryFinder;
	readonly now: number;
	/** Pieces of what is in stock without a number. */
	readonly stock?: number | undefined;
	/** Weight of what a file says none of. */
	readonly weightGrams?: number | undefined;
}

/** A file of goods. */
export interface GoodsFile {
	readonly items: AsyncIterable<SourceItem>;
	/** What of the file is not imported, as far as it was read. */
	unread(): Unread;
	/** Part of the file whose items were read, from 0 to 1. */
	progress(): number;
}

/** How the beginning of a file looks. */
export interface FileShape {
	readonly format: GoodsFormat | undefined;
	readonly isXml: boolean;
	readonly delimiter: ',' | '\t' | ';';
	/** Bytes of the file. */
	readonly size: number;
}

/** Reads the beginning of a file. */
export async function shapeOfFile(path: string): Promise<FileShape> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		const { size } = await file.stat();
		return { ...shapeOf(buffer.subarray(0, bytesRead)), size };
	} finally {
		await file.close();
	}
}

function shapeOf(head: Buffer): Omit<FileShape, 'size'> {
	const isWide = head[0] === 0xff && head[1] === 0xfe;
	const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(head).trimStart();
	const [first = ''] = text.split(/\r?\n/, 1);
	const delimiter = (['\t', ';', ','] as const).find((each) => first.includes(each)) ?? ',';
	const columns = first.split(delimiter).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
	const isXml = text.startsWith('<');
	const shape = { isXml, delimiter };
	if (isXml) return { ...shape, format: 'google' };
	if (text.startsWith('{')) return { ...shape, format: 'jsonl' };
	if (isShopifyTable(columns)) return { ...shape, format: 'shopify' };
	return { ...shape, format: isGoogleTable(columns) ? 'google' : undefined };
}

/** Opens a file of goods in a format, with how its beginning looks. */
export function goodsFile(path: string, format: GoodsFormat, shape: FileShape, settings: FileSettings): GoodsFile {
	const { size } = shape;
	let last: ReadStream | undefined;
	const read = () => {
		last = createReadStream(path);
		return last;
	};
	const part = () => (last?.bytesRead ?? 0) / Math.max(1, size);
	if (format === 'jsonl') {
		const items = itemsOfLines(linesOf(read(), MOST_LINE_BYTES));
		return { items, unread: () => ({ columns: [], hasMorePictures: false }), progress: part };
	}
	const written = new Map<string, string>();
	const rows = () =>
		shape.isXml
			? feedRows(read())
			: tableRows(read(), shape.delimiter, (names) => {
					for (const name of names) written.set(name.toLowerCase(), name);
				});
	const { items, unread, isCounted } = recordFile(
		...([rows, written, format === 'shopify' ? shopifyFormat : googleFormat, settings] as const),
	);
	return { items, unread, progress: () => (isCounted() ? part() : 0) };
}

/** @param written names of columns as they are written, by the name in small letters */
function recordFile(
	rows: () => AsyncIterable<FileRow>,
	written: ReadonlyMap<string, string>,
	format: ProductFormat,
	given: FileSettings,
): Pick<GoodsFile, 'items' | 'unread'> & { isCounted(): boolean } {
	const seen = new Set<string>();
	let hasMorePictures = false;
	let isCounted = false;
	const settings = formatSettings(given, () => {
		hasMorePictures = true;
	});
	const items = async function* (): AsyncGenerator<SourceItem> {
		const watched = async function* () {
			for await (const row of rows()) {
				for (const column of row.cells.keys()) if (seen.size < MOST_COLUMNS * 10) seen.add(column);
				yield row;
			}
		};
		const counts = await countRows(watched(), format.keyOf);
		isCounted = true;
		let number = 0;
		for await (const group of rowsOfProducts(rows(), format.keyOf, counts)) {
			number += 1;
			yield itemOf(group, number, format, settings, (column) => seen.has(column), written);
		}
	};
	return {
		items: items(),
		unread: () => ({
			columns: [...seen]
				.filter((column) => !format.isKnown(column))
				.slice(0, MOST_COLUMNS)
				.map((column) => written.get(column) ?? column),
			hasMorePictures,
		}),
		isCounted: () => isCounted,
	};
}

function itemOf(
	group: readonly [FileRow, ...FileRow[]],
	number: number,
	format: ProductFormat,
	settings: FormatSettings,
	hasColumn: (column: string) => boolean,
	written: ReadonlyMap<string, string>,
): SourceItem {
	const [{ row, broken }] = group;
	if (broken) {
		const problems = [{ field: '', problem: broken }];
		return { number, row, externalId: undefined, value: undefined, problems, placeOf: () => ({ row, column: '' }) };
	}
	const { value, problems, rowOf } = format.read(group, settings);
	return {
		...{ number, row, value, problems },
		externalId: format.keyOf(group[0]) || undefined,
		placeOf(field) {
			const column = format.columnOf(field, hasColumn);
			return { row: rowOf(field), column: column === undefined ? field : (written.get(column) ?? column) };
		},
	};
}

function formatSettings(given: FileSettings, leftOut: () => void): FormatSettings {
	const { currency, finder, now, stock, weightGrams = 0 } = given;
	return {
		...{ currency, now, weightGrams },
		categoryOf(names, problems) {
			const written = names.filter((name) => name !== '');
			for (const name of written) {
				const slug = finder.find(name);
				if (slug !== undefined) return slug;
			}
			const [value] = written;
			if (value !== undefined) problems.push({ field: 'category', problem: 'unknown_category', value });
			return null;
		},
		picturesOf(names) {
			if (names.length > GOODS_LIMITS.pictures.max) leftOut();
			return names.slice(0, GOODS_LIMITS.pictures.max);
		},
		amountOf: (text, field, problems) => amountOf(text, field, problems),
		stockOf(text, field, problems) {
			if (text === '' && stock !== undefined) return stock;
			if (text === '') problems.push({ field, problem: 'stock_missing' });
			else if (!/^-?\d{1,9}(?:\.0+)?$/.test(text)) problems.push({ field, problem: 'not_a_number', value: text });
			else return Math.max(0, Math.trunc(Number(text)));
			return 0;
		},
	};
}

function amountOf(text: string, field: string, problems: GoodsProblem[]): number {
	const amount = minorUnits(text);
	if (amount !== undefined) return amount;
	problems.push(text === '' ? { field, problem: 'missing' } : { field, problem: 'not_a_number', value: text });
	return 0;
}
