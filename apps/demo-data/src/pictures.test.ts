import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readPictureKey, VIEWS, type View } from '@zaylat/api/pictures';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from './assortment.ts';
import { buildCatalogue, digitalCategories } from './build.ts';
import { buildGoods } from './goods.ts';
import { digitalIconOf, faceOf, picturesOf, renderedInstead } from './pictures.ts';

const FOLDER = new URL('../renders/', import.meta.url);
const MOST_BYTES = 30_000_000;

type Index = Readonly<Record<string, { paints: string[]; views: Partial<Record<View, string>> }>>;
const index: Index = JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8'));
const types = Object.keys(index);
const viewOf = (key: string) => {
	const parts = readPictureKey(key);
	return parts?.form === 'render' ? parts.view : undefined;
};

describe('pictures of rendered types', () => {
	it('show the views that exist, the whole thing first; one view is enough', () => {
		expect(types.length).toBeGreaterThan(0);
		for (const icon of types) {
			const { pictureKeys } = picturesOf({ id: 1, icon, hue: 0, options: [], isDigital: false });
			expect(pictureKeys.map(viewOf), icon).toEqual(VIEWS.filter((view) => index[icon]?.views[view]));
			expect(viewOf(faceOf(icon)), icon).toBe('whole');
		}
	});
	it('take the swatches of a choice of colour', () => {
		const painted = types.find((type) => index[type]?.paints.length) ?? '';
		const words = { en: '', mm: '', thai: '', china: '' };
		const values = ['#112233', '#445566'].map((swatch) => ({ key: swatch.slice(1), name: words, swatch }));
		const options = [{ key: 'colour', name: words, values }];
		const shown = picturesOf({ id: 1, icon: painted, hue: 0, options, isDigital: false });
		expect(shown.pictureKeys[0]).toBe(`${painted}_112233_whole`);
		expect(shown.options[0]?.values.map(({ pictureKeys }) => pictureKeys?.[0])).toEqual([
			`${painted}_112233_whole`,
			`${painted}_445566_whole`,
		]);
	});
	it('are cards for digital goods, not the thing of the same name', () => {
		const { pictureKeys } = picturesOf({ id: 1, icon: 'camera', hue: 0, options: [], isDigital: true });
		expect(pictureKeys[0]).toMatch(/^camera-card_[\da-f]{6}_whole$/);
		expect(digitalIconOf(pictureKeys[0] ?? '')).toBe('camera');
		expect(digitalIconOf('camera_h0_front')).toBe('camera');
	});
	it('are those of all products, shops and categories of the demo', () => {
		const parts = [buildCatalogue(), buildAssortment(), buildGoods()];
		const keys = [
			...parts.flatMap(({ products }) => products.flatMap((product) => product.pictureKeys[0] ?? 'none')),
			...parts.flatMap(({ shops }) => shops.map(({ pictureKey }) => pictureKey)),
			...[...parts.flatMap(({ categories }) => categories), ...digitalCategories()].map(({ pictureKey }) => pictureKey),
		];
		expect([...new Set(keys.filter((key) => viewOf(key) !== 'whole'))]).toEqual([]);
	});
	it('tell shops apart: each has a logo and a cover of its own, in colours that the server makes', () => {
		const parts = [buildCatalogue(), buildAssortment(), buildGoods()];
		const shops = parts.flatMap((part) => part.shops);
		const covers = shops.map(({ coverKey }) => coverKey ?? 'none');
		const shared = (keys: readonly string[]) => keys.filter((key, i) => keys.indexOf(key) !== i);
		expect(shops.length).toBeGreaterThan(40);
		expect(shared(shops.map(({ pictureKey }) => pictureKey))).toEqual([]);
		expect(shared(covers)).toEqual([]);
		expect(shops.filter(({ pictureKey, coverKey }) => pictureKey === coverKey)).toEqual([]);
		// The server makes renders without painted parts, and the others in the colours of products, logos and categories.
		const coloured = (key: string) => key.replace(/_whole.*$/, '');
		const known = new Set([
			...parts.flatMap(({ products }) =>
				products.flatMap(({ pictureKeys, options }) =>
					[...pictureKeys, ...options.flatMap(({ values }) => values.flatMap((value) => value.pictureKeys ?? []))].map(
						coloured,
					),
				),
			),
			...parts.flatMap(({ categories }) => categories.map(({ pictureKey }) => coloured(pictureKey))),
		]);
		expect(covers.filter((key) => !key.includes('_own_') && !known.has(coloured(key)))).toEqual([]);
	});
	it('replace the drawings of rows from before, also of types that have another name now', () => {
		expect(renderedInstead('telephone-receiver_h0_front')).toMatch(/^keypad-phone_.*_whole$/);
		expect(renderedInstead('camera_h0_front', true)).toMatch(/^camera-card_.*_whole$/);
		expect(renderedInstead('no-such-thing_h0_front')).toBeUndefined();
	});
});

it('stored renders are those of the index, and small enough to be committed', () => {
	let bytes = 0;
	for (const [type, { views }] of Object.entries(index))
		for (const [view, revision] of Object.entries(views)) {
			const file = readFileSync(new URL(`${type}/${view}.webp`, FOLDER));
			expect(createHash('sha256').update(file).digest('hex').slice(0, 8), `${type}/${view}`).toBe(revision);
			bytes += file.length;
		}
	expect(bytes).toBeLessThan(MOST_BYTES);
});
