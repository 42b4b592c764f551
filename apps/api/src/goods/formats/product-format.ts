import type { GoodsProblem } from '../format.ts';
import type { FileRow } from './file-rows.ts';

/** What a format needs to know of the market and of the import. */
export interface FormatSettings {
	/** Currency of the shop's edition. */
	readonly currency: 'mmk' | 'thb';
	/** Weight of what a file says none of; 0 for none. */
	readonly weightGrams: number;
	readonly now: number;
	/** The slug of the first category that is found by one of the names; null and a problem for none. */
	categoryOf(names: readonly string[], problems: GoodsProblem[]): string | null;
	/** As many of the pictures as a product may have. */
	picturesOf(names: readonly string[]): string[];
	/** Minor units of an amount; 0 and a problem for what is none. */
	amountOf(text: string, field: string, problems: GoodsProblem[]): number;
	/** Pieces that a text counts; for an empty one those that the import assumes, if it does. */
	stockOf(text: string, field: string, problems: GoodsProblem[]): number;
}

/** A product as a format has read it. */
export interface ReadProduct {
	/** In the form of `writtenProduct`. */
	readonly value: unknown;
	readonly problems: readonly GoodsProblem[];
	/** The row that a field was read from. */
	rowOf(field: string): number;
}

/** A format whose products are records of a file, one or several each. */
export interface ProductFormat {
	/** What the records of a product have in common; empty for a record that is one by itself. */
	keyOf(row: FileRow): string;
	/** Whether a column, named in small letters, is read or of no use here. */
	isKnown(column: string): boolean;
	read(rows: readonly [FileRow, ...FileRow[]], settings: FormatSettings): ReadProduct;
	/** The column that a field is read from, in small letters. @param hasColumn whether the file has a column */
	columnOf(field: string, hasColumn: (column: string) => boolean): string | undefined;
}
