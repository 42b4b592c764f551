import { inflateSync } from 'node:zlib';

const HEAD_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEAD_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

interface FontTable {
	readonly tag: number;
	readonly checksum: number;
	readonly length: number;
	readonly bytes: Buffer;
}

/**
 * Unpacks a font out of its WOFF 1.0 wrapping.
 * @returns the font as OpenType
 * @throws RangeError when the file is no such font
 */
export function unpackWoff(woff: Buffer): Buffer {
	if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF file');
	const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index));
	const head = Buffer.alloc(SFNT_HEAD_BYTES + SFNT_ENTRY_BYTES * tables.length);
	const power = Math.floor(Math.log2(tables.length));
	head.writeUInt32BE(woff.readUInt32BE(4), 0);
	head.writeUInt16BE(tables.length, 4);
	head.writeUInt16BE(2 ** power * SFNT_ENTRY_BYTES, 6);
	head.writeUInt16BE(power, 8);
	head.writeUInt16BE((tables.length - 2 ** power) * SFNT_ENTRY_BYTES, 10);
	const parts: Buffer[] = [head];
	let offset = head.length;
	for (const [index, { tag, checksum, length, bytes }] of tables.entries()) {
		const entry = SFNT_HEAD_BYTES + index * SFNT_ENTRY_BYTES;
		for (const [place, value] of [tag, checksum, offset, length].entries())
			head.writeUInt32BE(value, entry + place * 4);
		const padding = Buffer.alloc((4 - (length % 4)) % 4);
		parts.push(bytes, padding);
		offset += length + padding.length;
	}
	return Buffer.concat(parts);
}

function tableAt(woff: Buffer, index: number): FontTable {
	const entry = HEAD_BYTES + index * ENTRY_BYTES;
	const [tag = 0, start = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((place) =>
		woff.readUInt32BE(entry + place),
	);
	const bytes = woff.subarray(start, start + packed);
	return { tag, checksum, length, bytes: packed < length ? inflateSync(bytes) : bytes };
}
