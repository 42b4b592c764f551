import type { GoodsProblem } from './format.ts';
import type { Line } from './lines.ts';

/** Where something is in a file. */
export interface FilePlace {
	/** Line, row or item, from 1 on. */
	readonly row: number;
	/** Name of the column or the field. */
	readonly column: string;
}

/** A product of a file as its format has it, before any rule was applied. */
export interface SourceItem {
	/** Its place among the items of the file, from 1 on. */
	readonly number: number;
	/** Where it begins. */
	readonly row: number;
	/** The shop's own name of it, as far as it could be read. */
	readonly externalId: string | undefined;
	/** What was read, in the form of `writtenProduct`; undefined where nothing is. */
	readonly value: unknown;
	/** What is wrong with it already. */
	readonly problems: readonly GoodsProblem[];
	/** Where a field of the product is in the file. */
	placeOf(field: string): FilePlace;
}

/** Products of a file that has a JSON object on each line. */
export async function* itemsOfLines(lines: AsyncIterable<Line>): AsyncGenerator<SourceItem> {
	for await (const { number, text } of lines) {
		const item = { number, row: number, placeOf: (field: string) => ({ row: number, column: field }) };
		const wrong = (problem: string) => ({
			...item,
			...{ externalId: undefined, value: undefined, problems: [{ field: '', problem }] },
		});
		if (text === undefined) yield wrong('line_too_long');
		else if (text.trim() === '') yield { ...item, externalId: undefined, value: undefined, problems: [] };
		else {
			const parsed = parse(text);
			yield parsed ? { ...item, externalId: nameOf(parsed.value), value: parsed.value, problems: [] } : wrong('json');
		}
	}
}

function parse(text: string): { readonly value: unknown } | undefined {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return undefined;
	}
}

const nameOf = (value: unknown): string | undefined =>
	typeof value === 'object' && value !== null && 'externalId' in value && typeof value.externalId === 'string'
		? value.externalId
		: undefined;
