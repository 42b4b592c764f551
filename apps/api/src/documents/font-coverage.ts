import { tableOf } from './font-table.ts';

/** Characters that a font has a glyph for, as code points. */
export type Coverage = ReadonlySet<number>;

/**
 * Reads which characters a font has glyphs for, from its table `cmap` (formats 4 and 12, which all fonts of today have).
 * @param font OpenType
 * @returns their code points; the glyph for missing characters does not count
 */
export function coverageOf(font: Buffer): Coverage {
	const { start } = tableOf(font, 'cmap');
	const found = new Set<number>();
	for (let index = 0; index < font.readUInt16BE(start + 2); index++) {
		const table = start + font.readUInt32BE(start + 8 + 8 * index);
		for (const code of READERS.get(font.readUInt16BE(table))?.(font, table) ?? []) found.add(code);
	}
	return found;
}

const READERS: ReadonlyMap<number, (font: Buffer, table: number) => Iterable<number>> = new Map([
	[4, segments],
	[12, groups],
]);

/** Format 4: segments of the basic plane, each with the distance to its glyphs or the place of a list of them. */
function* segments(font: Buffer, table: number): Iterable<number> {
	const size = font.readUInt16BE(table + 6);
	for (let place = 0; place < size; place += 2) {
		const last = font.readUInt16BE(table + 14 + place);
		const first = font.readUInt16BE(table + 16 + size + place);
		const delta = font.readUInt16BE(table + 16 + 2 * size + place);
		const at = table + 16 + 3 * size + place;
		const offset = font.readUInt16BE(at);
		for (let code = first; code <= last && code < 0xffff; code++) {
			const glyph = offset === 0 ? code + delta : font.readUInt16BE(at + offset + 2 * (code - first));
			if (glyph % 0x10000 !== 0) yield code;
		}
	}
}

/** Format 12: groups of all planes. */
function* groups(font: Buffer, table: number): Iterable<number> {
	for (let index = 0; index < font.readUInt32BE(table + 12); index++) {
		const group = table + 16 + 12 * index;
		const glyph = font.readUInt32BE(group + 8);
		for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code++) {
			if (glyph + code - font.readUInt32BE(group) !== 0) yield code;
		}
	}
}
