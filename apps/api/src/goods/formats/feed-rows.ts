import { Parser } from 'htmlparser2';
import type { FileRow } from './file-rows.ts';

/** Names of the elements that are products, of RSS and Atom. */
const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);

/** Longest text of an item in characters. */
const LONGEST = 1_000_000;

/**
 * Reads the items of a feed in XML as a stream, in UTF-8. Their direct children are the cells, without the prefix of a
 * namespace. Entities are the five of XML and numbers: a document type is not read.
 */
export async function* feedRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileRow> {
	let ready: FileRow[] = [];
	let number = 0;
	let cells: Map<string, string[]> | undefined;
	let length = 0;
	/** Elements that are open, below an item. */
	let depth = 0;
	let text = '';
	let isWhole = false;
	let open = 0;
	const parser = new Parser(
		{
			onopentag(tag) {
				open += 1;
				if (cells) {
					depth += 1;
					if (depth === 1) text = '';
				} else if (ITEMS.has(nameOf(tag))) {
					number += 1;
					cells = new Map();
					[depth, length] = [0, 0];
				}
			},
			ontext(part) {
				if (!cells || depth !== 1) return;
				length += part.length;
				if (length <= LONGEST) text += part;
			},
			onclosetag(tag, isImplied) {
				open -= 1;
				if (open === 0 && !isImplied) isWhole = true;
				if (!cells) return;
				if (depth > 0) {
					if (depth === 1 && text.trim() !== '') add(cells, nameOf(tag), text.trim());
					depth -= 1;
				} else {
					if (length > LONGEST) ready.push({ row: number, cells: new Map(), broken: 'too_long' });
					else if (!isImplied) ready.push({ row: number, cells });
					cells = undefined;
				}
			},
		},
		{ xmlMode: true },
	);
	const decoder = new TextDecoder();
	for await (const chunk of chunks) {
		parser.write(decoder.decode(chunk, { stream: true }));
		yield* ready;
		ready = [];
	}
	parser.end();
	yield* ready;
	if (!isWhole) yield { row: number + 1, cells: new Map(), broken: 'xml' };
}

const nameOf = (tag: string): string => tag.slice(tag.indexOf(':') + 1).toLowerCase();

function add(cells: Map<string, string[]>, name: string, value: string): void {
	const held = cells.get(name);
	if (held) held.push(value);
	else cells.set(name, [value]);
}
