/** Where a table of a font is, in bytes. */
export interface FontTable {
	readonly start: number;
	readonly length: number;
}

/**
 * Finds a table of an OpenType font.
 * @throws RangeError when the font has none of this name
 */
export function tableOf(font: Buffer, tag: string): FontTable {
	for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
		if (font.toString('latin1', entry, entry + 4) === tag) {
			return { start: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
		}
	}
	throw new RangeError(`The font has no table ${tag}`);
}
