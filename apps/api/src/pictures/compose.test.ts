import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeRender } from './compose.ts';

const SIZE = 32;
const HEADROOM = 1.6;

/** The byte that a render stores for linear light. */
function byteOf(light: number): number {
	const value = light / HEADROOM;
	return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}

/** A render of one tone: its own light, the light on its paint, and how opaque it is. */
function render(own: number, paint: number | undefined, alpha = 255): Promise<Buffer> {
	const height = paint === undefined ? SIZE : 2 * SIZE;
	const data = Buffer.alloc(SIZE * height * 4);
	for (let i = 0; i < SIZE * height; i++) {
		const isLower = i >= SIZE * SIZE;
		data.fill(byteOf(isLower ? (paint ?? 0) : own), i * 4, i * 4 + 3);
		data[i * 4 + 3] = isLower ? 255 : alpha;
	}
	return sharp(data, { raw: { width: SIZE, height, channels: 4 } })
		.webp({ lossless: true })
		.toBuffer();
}

/** The middle pixel of a picture: red, green, blue, alpha. */
async function middleOf(picture: Uint8Array): Promise<number[]> {
	const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = ((info.height / 2) * info.width + info.width / 2) * 4;
	return [...data.subarray(at, at + 4)];
}

const shown = async (source: Promise<Buffer>, colour: string | null) =>
	middleOf(await composeRender(await source, colour, SIZE, 'webp'));

/** The farthest that a channel is from a colour. */
const distance = (pixel: readonly number[], colour: readonly number[]) =>
	Math.max(...colour.map((value, i) => Math.abs(value - (pixel[i] ?? Number.NaN))));

describe('a render in a colour', () => {
	it.each([
		['#35478c', [0x35, 0x47, 0x8c]],
		['#d97a1a', [0xd9, 0x7a, 0x1a]],
		['#1f8a66', [0x1f, 0x8a, 0x66]],
		['#211d1a', [0x21, 0x1d, 0x1a]],
		['#d0648a', [0xd0, 0x64, 0x8a]],
	])('shows %s as its swatch under full light', async (colour, expected) => {
		expect(distance(await shown(render(0, 1), colour), expected)).toBeLessThanOrEqual(4);
	});
	it('halves linear light in half light, in every channel', async () => {
		// 0.5 of linear white is 188 in sRGB.
		expect(distance(await shown(render(0, 0.5), '#ffffff'), [188, 188, 188])).toBeLessThanOrEqual(3);
	});
	it('adds reflections without tinting them', async () => {
		const [red = 0, green = 0, blue = 0] = await shown(render(0.2, 0), '#c00000');
		expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(2);
		expect(red).toBeGreaterThan(110);
	});
	it('keeps detail in bright light instead of clipping it', async () => {
		const [bright = 0] = await shown(render(0, 1.0), '#ffffff');
		const [brighter = 0] = await shown(render(0.3, 1.0), '#ffffff');
		expect(bright).toBeGreaterThan(235);
		expect(brighter).toBeGreaterThan(bright);
		expect(brighter).toBeLessThan(255);
	});
	it('has a transparent ground and a shadow without colour', async () => {
		expect((await shown(render(0, 0, 0), '#d97a1a'))[3]).toBe(0);
		const shadow = await shown(render(0, 0, 90), '#d97a1a');
		expect(distance(shadow, [0, 0, 0, 90])).toBeLessThanOrEqual(4);
	});
	it('is its own light alone where nothing is painted', async () => {
		expect(distance(await shown(render(0.5, undefined), null), [188, 188, 188])).toBeLessThanOrEqual(3);
	});
	it.each([
		[16, 'webp', 'webp'],
		[320, 'webp', 'webp'],
		// The container of AVIF.
		[96, 'avif', 'heif'],
	] as const)('is %i pixels wide, as %s', async (width, wanted, container) => {
		const {
			format,
			width: wide,
			height,
			hasAlpha,
		} = await sharp(await composeRender(await render(0.2, 0.5, 200), '#35478c', width, wanted)).metadata();
		expect({ format, wide, height, hasAlpha }).toEqual({
			format: container,
			wide: width,
			height: width,
			hasAlpha: true,
		});
	});
});
