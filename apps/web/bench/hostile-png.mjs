import { crc32, deflateSync } from 'node:zlib';

/** Passes of an interlaced PNG (Adam7): first column and row, and the steps to the next ones. */
const PASSES = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
];
const BYTES_PER_PIXEL = 3;

/**
 * An interlaced PNG of one colour: few bytes, much to decode.
 *
 * @param {number} side pixels of each side
 */
export function interlacedPng(side) {
	const bytes = PASSES.reduce((sum, [x, y, stepX, stepY]) => {
		const columns = Math.ceil((side - x) / stepX);
		const rows = Math.ceil((side - y) / stepY);
		// Each row begins with the number of its filter.
		return sum + rows * (1 + columns * BYTES_PER_PIXEL);
	}, 0);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	// 8 bits, colours, deflate, the usual filters, interlaced.
	header.set([8, 2, 0, 0, 1], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

function chunk(type, data) {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const framed = Buffer.alloc(named.length + 8);
	framed.writeUInt32BE(data.length, 0);
	named.copy(framed, 4);
	framed.writeUInt32BE(crc32(named), named.length + 4);
	return framed;
}
