import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeScene } from './compose-scene.ts';
import type { RenderLayer, Surface } from './scene.ts';

const SIZE = 64;

/** A painted square under full light, as a render stores it. */
function painted(): Promise<Buffer> {
	const data = Buffer.alloc(SIZE * SIZE * 2 * 4);
	// The byte of full light, below the headroom of renders.
	const full = Math.round(255 * (1.055 * (1 / 1.6) ** (1 / 2.4) - 0.055));
	for (let i = 0; i < SIZE * SIZE * 2; i++) {
		data.fill(i < SIZE * SIZE ? 0 : full, i * 4, i * 4 + 3);
		data[i * 4 + 3] = 255;
	}
	return sharp(data, { raw: { width: SIZE, height: 2 * SIZE, channels: 4 } })
		.webp({ lossless: true })
		.toBuffer();
}

/** A surface over the whole picture, or its middle half. */
const surface = (from: number, to: number): Surface => ({
	columns: 2,
	points: [from, from, to, from, from, to, to, to],
});

const LAYER: RenderLayer = { kind: 'render', type: 'pack', view: 'whole', colour: '#35478c', at: [0, 0, 1000] };
/** Red at the left, green at the right. */
const PRINT = {
	width: 10,
	height: 10,
	svg: '<rect width="5" height="10" fill="#cc2020"/><rect x="5" width="5" height="10" fill="#20aa20"/>',
};

async function pixelsOf(layers: readonly RenderLayer[], from = 0, to = 10_000) {
	const renders = { 'pack/whole': { bytes: await painted(), surfaces: { front: surface(from, to) } } };
	const picture = await composeScene(layers, renders, SIZE, 'webp');
	const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return (x: number, y: number) => [...data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)];
}

const near = (pixel: readonly number[], colour: readonly number[]) =>
	Math.max(...colour.map((value, i) => Math.abs(value - (pixel[i] ?? Number.NaN)))) < 14;

const RED = [0xcc, 0x20, 0x20];
const GREEN = [0x20, 0xaa, 0x20];
const BLUE = [0x35, 0x47, 0x8c];

describe('a composed scene', () => {
	it('shows a print along its surface, and the colour beside it', async () => {
		const at = await pixelsOf([{ ...LAYER, prints: { front: PRINT } }], 2_500, 7_500);
		expect(near(at(24, 32), RED)).toBe(true);
		expect(near(at(40, 32), GREEN)).toBe(true);
		expect(near(at(6, 32), BLUE)).toBe(true);
		expect(near(at(32, 6), BLUE)).toBe(true);
	});
	it('is not printed the wrong way round when it is mirrored', async () => {
		const at = await pixelsOf([{ ...LAYER, isMirrored: true, prints: { front: PRINT } }]);
		expect(near(at(12, 32), RED)).toBe(true);
		expect(near(at(52, 32), GREEN)).toBe(true);
	});
	it('shows the colour where a print is transparent', async () => {
		const at = await pixelsOf([
			{ ...LAYER, prints: { front: { ...PRINT, svg: '<rect width="5" height="10" fill="#cc2020"/>' } } },
		]);
		expect(near(at(12, 32), RED)).toBe(true);
		expect(near(at(52, 32), BLUE)).toBe(true);
	});
	it('puts a render at its place, and cuts off what is outside', async () => {
		const at = await pixelsOf([{ ...LAYER, at: [500, -250, 500] }]);
		expect(near(at(48, 6), BLUE)).toBe(true);
		expect(at(48, 40)[3]).toBe(0);
		expect(at(10, 6)[3]).toBe(0);
	});
	it('lays drawings over renders', async () => {
		const layers = [LAYER, { kind: 'drawing', svg: '<rect width="500" height="1000" fill="#cc2020"/>' } as const];
		const renders = { 'pack/whole': { bytes: await painted(), surfaces: {} } };
		const { data } = await sharp(await composeScene(layers, renders, SIZE, 'webp'))
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const at = (x: number) => [...data.subarray((32 * SIZE + x) * 4, (32 * SIZE + x) * 4 + 3)];
		expect(near(at(10), RED)).toBe(true);
		expect(near(at(54), BLUE)).toBe(true);
	});
	it('is refused without its renders', async () => {
		await expect(composeScene([LAYER], {}, SIZE, 'webp')).rejects.toThrow('pack/whole');
	});
});
