import type { SettlementLine } from '@zaylat/domain/ledger';
import type { SettlementSource } from '../db/schema/index.ts';

/** A line as its source tells it. */
export interface ReadLine extends SettlementLine {
	readonly fee: number;
	/** What the source calls the line; the same in each file that has it. */
	readonly externalId: string;
	readonly at: Date;
}

/** A settlement file, or what a gateway answered in its place. */
export interface SettlementFile {
	readonly name: string;
	/** SHA-256 of the contents, in hexadecimal digits. */
	readonly digest: string;
	readonly lines: readonly ReadLine[];
}

/** Whose payments a file is about. */
export interface SettlementPlace {
	readonly edition: 'mm' | 'th';
	readonly source: SettlementSource;
}

/** A file that cannot be read. Its message names the line and what is wrong with it, and never what it says. */
export class SettlementFileError extends Error {
	override readonly name = 'SettlementFileError';

	/** @param line counted from 1 */
	constructor(line: number, problem: string) {
		super(`line ${line} of the settlement file: ${problem}`);
	}
}
