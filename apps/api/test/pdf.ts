import { constants, inflateSync } from 'node:zlib';

/** A group of letters that is rendered as one, such as a Burmese syllable. */
export interface Cluster {
	readonly text: string;
	/** Numbers of its glyphs in the order in which they are rendered. */
	readonly glyphs: readonly number[];
}

/** What tests read out of a PDF. */
export interface ReadPdf {
	readonly title: string;
	readonly language: string;
	readonly pageCount: number;
	readonly isTagged: boolean;
	/** Letters that some font of the file renders one by one. */
	readonly letters: ReadonlySet<string>;
	readonly clusters: readonly Cluster[];
	/** Whether it shows the box that stands for a character without a glyph; that glyph has the number 0 in every font. */
	readonly hasEmptyBox: boolean;
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le').replace('\ufeff', '');
const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

/** Reads a PDF as far as the tests of documents need: no more than what its maker writes. */
export function readPdf(file: Uint8Array): ReadPdf {
	const bytes = Buffer.from(file);
	const raw = bytes.toString('latin1');
	const streams = [...raw.matchAll(/(?<!end)stream\r?\n/g)].map((match) => {
		const start = match.index + match[0].length;
		return unpacked(bytes.subarray(start, raw.indexOf('endstream', start)));
	});
	const contents = streams.filter((stream) => stream.includes('BT\n'));
	const maps = streams.filter((stream) => stream.includes('begincmap'));
	return {
		title: titleOf(raw),
		language: first(raw, /\/Lang \(([\w-]+)\)/),
		pageCount: [...raw.matchAll(/\/Type \/Page\b/g)].length,
		isTagged: /\/Marked true/.test(raw) && raw.includes('/S /H1') && raw.includes('/S /TH'),
		letters: new Set(maps.flatMap((map) => [...map.matchAll(/^<\w+> <(\w+)>$/gm)].map(([, hex = '']) => utf16(hex)))),
		clusters: contents.flatMap(clustersOf),
		hasEmptyBox: contents.some((content) => drawnIn(content).includes(0)),
	};
}

/** Headings have a title, too; that of the document is last. */
function titleOf(raw: string): string {
	const [, hex, plain = ''] = [...raw.matchAll(/\/Title (?:<(\w+)>|\(([^)]*)\))/g)].at(-1) ?? [];
	return hex === undefined ? plain : utf16(hex);
}

function unpacked(stream: Buffer): string {
	try {
		return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
	} catch {
		return stream.toString('latin1');
	}
}

function clustersOf(content: string): Cluster[] {
	return [...content.matchAll(/\/ActualText <(\w+)>\s*>> BDC([\s\S]*?)EMC/g)].map(([, hex = '', drawn = '']) => ({
		text: utf16(hex),
		glyphs: stringsIn(drawn).flatMap(glyphsOf),
	}));
}

/** Numbers of all glyphs that are drawn. */
const drawnIn = (content: string): number[] =>
	[...content.matchAll(/BT\n([\s\S]*?)\nET/g)].flatMap(([, drawn = '']) => stringsIn(drawn).flatMap(glyphsOf));

const stringsIn = (drawn: string): string[] =>
	[...drawn.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => text);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Two bytes are a glyph. */
function glyphsOf(text: string): number[] {
	const plain = text.replace(/\\(\d{1,3}|[\s\S])/g, (_, code: string) =>
		/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
	);
	const codes = Buffer.from(plain, 'latin1');
	return Array.from({ length: codes.length / 2 }, (_, index) => codes.readUInt16BE(index * 2));
}
