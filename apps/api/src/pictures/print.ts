import sharp from 'sharp';
import type { Print, Surface } from './scene.ts';

/** Pixels of a drawing: red, green, blue and opacity as bytes. */
interface Pixels {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** Draws SVG without its frame. */
export async function drawn({ svg, width, height }: Print, columns: number, rows: number): Promise<Pixels> {
	const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${svg}</svg>`;
	const { data, info } = await sharp(Buffer.from(document), { limitInputPixels: 16_000_000 })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Pixels by which a surface reaches over its edge, so that its last pixels are printed. */
const OVERLAP = 1.5;
/** Pixels of a print for each of the picture: print is sampled between pixels, which softens it. */
const DENSITY = 1.25;

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Prints a drawing along a surface into the colours of a picture.
 * @param colours red, green and blue of each pixel, changed in place
 * @param size pixels of the picture's side
 * @param isMirrored the picture is shown with left and right exchanged, the print is not
 */
export async function printOn(
	colours: Uint8Array,
	size: number,
	surface: Surface,
	print: Print,
	isMirrored: boolean,
): Promise<void> {
	const { columns } = surface;
	const points = pointsOf(surface, size);
	const rows = points.length / columns;
	const at = (column: number, row: number): Point => points[row * columns + column] ?? { x: 0, y: 0 };
	const middle = Math.floor(rows / 2);
	const across = lengthOf(Array.from({ length: columns }, (_, i) => at(i, middle)));
	const down = lengthOf(Array.from({ length: rows }, (_, i) => at(Math.floor(columns / 2), i)));
	const pixels = await drawn(print, sideOf(across), sideOf(down));
	const shade = sampler(pixels, colours);
	const u = (column: number) => (isMirrored ? 1 - column / (columns - 1) : column / (columns - 1));
	const v = (row: number) => row / (rows - 1);
	for (let row = 0; row < rows - 1; row++)
		for (let column = 0; column < columns - 1; column++) {
			const corner = (right: number, below: number) => ({
				...at(column + right, row + below),
				u: u(column + right),
				v: v(row + below),
			});
			fillTriangle(size, [corner(0, 0), corner(1, 0), corner(0, 1)], shade);
			fillTriangle(size, [corner(1, 1), corner(0, 1), corner(1, 0)], shade);
		}
}

const sideOf = (length: number) => Math.max(8, Math.min(1_600, Math.round(length * DENSITY)));

const lengthOf = (line: readonly Point[]) =>
	line.reduce((sum, { x, y }, i) => {
		const before = line[i - 1];
		return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
	}, 0);

/** Points of a surface in pixels; those at its edge are moved outwards. */
function pointsOf({ columns, points }: Surface, size: number): Point[] {
	const count = points.length / 2;
	const rows = count / columns;
	const inPixels = (index: number): Point => ({
		x: ((points[2 * index] ?? 0) * size) / 10_000,
		y: ((points[2 * index + 1] ?? 0) * size) / 10_000,
	});
	return Array.from({ length: count }, (_, index) => {
		const column = index % columns;
		const row = Math.floor(index / columns);
		const inner =
			Math.min(columns - 2, Math.max(1, column)) +
			columns * Math.min(Math.max(rows - 2, 0), Math.max(rows > 2 ? 1 : 0, row));
		const here = inPixels(index);
		if (inner === index) return here;
		const { x, y } = inPixels(inner);
		const length = Math.hypot(here.x - x, here.y - y) || 1;
		return {
			x: here.x + ((here.x - x) / length) * OVERLAP,
			y: here.y + ((here.y - y) / length) * OVERLAP,
		};
	});
}

interface Corner extends Point {
	readonly u: number;
	readonly v: number;
}

type Shade = (pixel: number, u: number, v: number) => void;

/** Calls `shade` for each pixel whose middle is in a triangle. */
function fillTriangle(size: number, [a, b, c]: readonly [Corner, Corner, Corner], shade: Shade): void {
	const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
	if (Math.abs(area) < 1e-6) return;
	const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
	const right = Math.min(size - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
	const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
	const bottom = Math.min(size - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
	for (let row = top; row <= bottom; row++)
		for (let column = left; column <= right; column++) {
			const x = column + 0.5;
			const y = row + 0.5;
			const ofB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
			const ofC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
			if (ofB < -1e-6 || ofC < -1e-6 || ofB + ofC > 1 + 1e-6) continue;
			shade(
				row * size + column,
				a.u + ofB * (b.u - a.u) + ofC * (c.u - a.u),
				a.v + ofB * (b.v - a.v) + ofC * (c.v - a.v),
			);
		}
}

/** Puts the drawing's colour at a place, between its pixels, over the colour that is there. */
function sampler({ data, width, height }: Pixels, colours: Uint8Array): Shade {
	return (pixel, u, v) => {
		const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
		const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
		const column = Math.floor(x);
		const row = Math.floor(y);
		const right = x - column;
		const below = y - row;
		const first = (row * width + column) * 4;
		let red = 0;
		let green = 0;
		let blue = 0;
		let opacity = 0;
		for (let i = 0; i < 4; i++) {
			const isRight = (i & 1) === 1;
			const isBelow = i > 1;
			const place = first + (isRight ? 4 : 0) + (isBelow ? width * 4 : 0);
			const share = (isRight ? right : 1 - right) * (isBelow ? below : 1 - below);
			const weight = (share * (data[place + 3] ?? 0)) / 255;
			red += weight * (data[place] ?? 0);
			green += weight * (data[place + 1] ?? 0);
			blue += weight * (data[place + 2] ?? 0);
			opacity += weight;
		}
		const at = pixel * 3;
		colours[at] = red + (1 - opacity) * (colours[at] ?? 0);
		colours[at + 1] = green + (1 - opacity) * (colours[at + 1] ?? 0);
		colours[at + 2] = blue + (1 - opacity) * (colours[at + 2] ?? 0);
	};
}
