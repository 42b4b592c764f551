/** A record of a file: a row of a table, or an item of a feed. */
export interface FileRow {
	/** Its number in the file, from 1 on; the first row of a table has the names of its columns. */
	readonly row: number;
	/** Texts by the column's name in small letters; an item of a feed may have several of one. Empty ones are left out. */
	readonly cells: ReadonlyMap<string, readonly string[]>;
	/** The file cannot be read from here on. */
	readonly broken?: 'csv' | 'xml' | 'too_long';
}

/** The first text of a column; empty where there is none. */
export const cell = ({ cells }: FileRow, column: string): string => cells.get(column)?.[0] ?? '';

/** How many rows each product has, by its key; a row without a key is a product of its own. */
export async function countRows(
	rows: AsyncIterable<FileRow>,
	keyOf: (row: FileRow) => string,
): Promise<ReadonlyMap<string, number>> {
	const counts = new Map<string, number>();
	for await (const row of rows) {
		const key = keyOf(row);
		if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}

/**
 * Puts the rows of each product together, as soon as its last one is read. Rows of a product need not follow each other.
 * @param counts of the whole file: leaving some of its rows out would remove variants
 */
export async function* rowsOfProducts(
	rows: AsyncIterable<FileRow>,
	keyOf: (row: FileRow) => string,
	counts: ReadonlyMap<string, number>,
): AsyncGenerator<readonly [FileRow, ...FileRow[]]> {
	const open = new Map<string, [FileRow, ...FileRow[]]>();
	for await (const row of rows) {
		const key = row.broken ? '' : keyOf(row);
		if (key === '') {
			yield [row];
			continue;
		}
		const held = open.get(key);
		if (held) held.push(row);
		else open.set(key, [row]);
		const all = open.get(key);
		if (all && all.length >= (counts.get(key) ?? 1)) {
			open.delete(key);
			yield all;
		}
	}
}
