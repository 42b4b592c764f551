import { tableOf } from './font-table.ts';

/**
 * Renames the family of a font in place.
 * @param family the name that it has
 * @param name the new one, of the same length, so that no other part of the font moves
 * @throws RangeError when the lengths differ
 */
export function renameFamily(font: Buffer, family: string, name: string): Buffer {
	if (family.length !== name.length) throw new RangeError(`${name} is not as long as ${family}`);
	const { start, length } = tableOf(font, 'name');
	const names = font.subarray(start, start + length);
	for (const [from, to] of [utf16(family, name), [Buffer.from(family), Buffer.from(name)] as const]) {
		for (let place = names.indexOf(from); place >= 0; place = names.indexOf(from, place + 1)) to.copy(names, place);
	}
	return font;
}

const utf16 = (...texts: readonly [string, string]) =>
	texts.map((text) => Buffer.from(text, 'utf16le').swap16()) as [Buffer, Buffer];
