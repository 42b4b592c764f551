import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { type ReadLine, type SettlementFile, SettlementFileError } from './settlement-file.ts';

/** Reads the records of one file; `end` checks the file as a whole. */
export interface CsvReader {
	/** @param at number of the record, from 1 @throws SettlementFileError */
	read(record: readonly string[], at: number): ReadLine | undefined;
	/** @throws SettlementFileError */
	end(lines: readonly ReadLine[]): void;
}

/** Longest record in characters. */
const LONGEST = 20_000;

/**
 * Reads a settlement file as a stream of CSV records (RFC 4180, with or without a byte order mark).
 * @throws SettlementFileError
 */
export async function readCsv(path: string, { read, end }: CsvReader): Promise<SettlementFile> {
	const hash = createHash('sha256');
	const source = createReadStream(path).on('data', (chunk) => hash.update(chunk));
	const parser = source.pipe(
		parse({ bom: true, relaxColumnCount: true, skipEmptyLines: true, maxRecordSize: LONGEST }),
	);
	source.on('error', (error) => parser.destroy(error));
	const lines: ReadLine[] = [];
	let at = 0;
	try {
		for await (const record of parser as AsyncIterable<readonly string[]>) {
			at += 1;
			const line = read(record, at);
			if (line) lines.push(line);
		}
	} catch (error) {
		// The parser quotes what it cannot read.
		if (error instanceof CsvError) {
			throw new SettlementFileError(at + 1, 'is no CSV');
		}
		throw error;
	}
	end(lines);
	return { name: basename(path), digest: hash.digest('hex'), lines };
}
