import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { FileRow } from './file-rows.ts';

/** Longest record in characters. */
const LONGEST = 1_000_000;

/**
 * Reads a table as a stream of records: CSV or text with tabs, in UTF-8, or in UTF-16 with a byte order mark.
 * @param onColumns takes the names of the columns, as they are written
 */
export async function* tableRows(
	chunks: AsyncIterable<Uint8Array>,
	delimiter: ',' | '\t' | ';',
	onColumns: (names: readonly string[]) => void = () => {},
): AsyncGenerator<FileRow> {
	const source = Readable.from(chunks);
	// Feeds with tabs have quotes inside of texts.
	const parser = source.pipe(
		parse({ bom: true, delimiter, relaxColumnCount: true, relaxQuotes: delimiter === '\t', maxRecordSize: LONGEST }),
	);
	source.on('error', (error) => parser.destroy(error));
	let names: readonly string[] | undefined;
	let row = 0;
	try {
		for await (const record of parser as AsyncIterable<readonly string[]>) {
			row += 1;
			if (!names) {
				names = record.map((name) => name.trim().toLowerCase());
				onColumns(record.map((name) => name.trim()));
				continue;
			}
			const cells = new Map<string, string[]>();
			for (const [i, text] of record.entries()) {
				const [name, value] = [names[i], text.trim()];
				if (name && value !== '' && !cells.has(name)) cells.set(name, [value]);
			}
			if (cells.size > 0) yield { row, cells };
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const broken = error.code === 'CSV_MAX_RECORD_SIZE' ? 'too_long' : 'csv';
		yield { row: row + 1, cells: new Map(), broken };
	} finally {
		source.destroy();
	}
}
