import { createHash } from 'node:crypto';
import { DEMO_DATA } from '@zaylat/demo-data';
import { buildGoods } from '@zaylat/demo-data/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLogger } from '../src/log.ts';
import { readPictureKey } from '../src/pictures/keys.ts';
import { createPictureMaker, type PictureMaker } from '../src/pictures/maker.ts';
import { renderName, type Scene, type StoredRenders } from '../src/pictures/scene.ts';

const { renders } = DEMO_DATA;
const { products } = buildGoods();

let maker: PictureMaker;
beforeAll(() => {
	maker = createPictureMaker(silentLogger);
});
afterAll(() => maker.close());

async function rendersOf(scene: Scene): Promise<StoredRenders> {
	const entries = scene
		.filter((layer) => layer.kind === 'render')
		.map(async (layer) => {
			const { type, view } = layer;
			return [
				renderName(layer),
				{ bytes: await renders.read(type, view), surfaces: renders.surfacesOf(type, view) },
			] as const;
		});
	return Object.fromEntries(await Promise.all(entries));
}

/** The pixels of a product's face, before a grey ground. */
async function pixelsOf(product: (typeof products)[number]): Promise<Buffer> {
	const parts = readPictureKey(product.pictureKeys[0] ?? '');
	if (parts?.form !== 'render') throw new Error('no render');
	const { id, edition, name, facts = [] } = product;
	const scene = renders.sceneOf(
		{ id, edition: edition === 'th' ? 'th' : 'mm', name, facts },
		{ type: parts.type, colour: parts.colour, view: parts.view, photo: 0 },
	);
	if (!scene) throw new Error(`no scene of ${name.en}`);
	const made = await maker.make({ kind: 'scene', scene, renders: await rendersOf(scene), width: 160, format: 'webp' });
	return await sharp(Buffer.from(made)).flatten({ background: '#808080' }).raw().toBuffer();
}

/** The share of pixels of which one channel differs by more than a tenth. */
function difference(one: Buffer, other: Buffer): number {
	let differing = 0;
	for (let at = 0; at < one.length; at += 3)
		if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 25))
			differing += 1;
	return differing / (one.length / 3);
}

describe('pictures of two products of a type', () => {
	it.each([
		['television'],
		['smartphone'],
		['rice'],
		['laundry-detergent'],
		['t-shirt'],
		['charger'],
		['frying-pan'],
		['memory-card'],
		['soap'],
		['mango'],
		['chair'],
	])('differ in what is seen: %s', async (type) => {
		const ofType = products.filter(
			({ edition, pictureKeys }) => edition === 'th' && pictureKeys[0]?.startsWith(`${type}_`),
		);
		const pixels = await Promise.all(ofType.slice(0, 4).map(pixelsOf));
		for (const [i, one] of pixels.entries())
			for (const [k, other] of pixels.slice(i + 1).entries())
				expect(difference(one, other), `${ofType[i]?.name.en} and ${ofType[i + 1 + k]?.name.en}`).toBeGreaterThan(
					0.002,
				);
	});
	it('are the same for the same product', async () => {
		const [first] = products;
		if (!first) throw new Error('no product');
		const [one, other] = await Promise.all([pixelsOf(first), pixelsOf(first)]);
		const hashes = [one, other].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
		expect(hashes[0]).toBe(hashes[1]);
	});
});
