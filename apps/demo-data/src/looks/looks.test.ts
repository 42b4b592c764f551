import { type Depicted, type Depiction, readPictureKey } from '@zaylat/api/pictures';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from '../assortment.ts';
import { buildCatalogue } from '../build.ts';
import { buildGoods } from '../goods.ts';
import { photographsOf } from '../pictures.ts';
import { RENDERS } from '../renders.ts';
import { lookRevision, ownViews, sceneOf } from './looks.ts';

const products = [buildCatalogue(), buildAssortment(), buildGoods()]
	.flatMap((part) => part.products)
	.filter(({ kind }) => kind === 'goods');

type Product = (typeof products)[number];

const depicted = ({ id, edition, name, facts }: Product): Depicted => ({
	id,
	edition: edition === 'th' ? 'th' : 'mm',
	name,
	facts: facts ?? [],
});

/** What a picture key of a product is composed of. */
function sceneAt(product: Product, key: string) {
	const parts = readPictureKey(key);
	if (parts?.form !== 'render' || !parts.own) return undefined;
	const shown: Depiction = { type: parts.type, colour: parts.colour, view: parts.view, photo: parts.own.photo };
	return sceneOf(depicted(product), shown);
}

/** Keys and scenes that more than one product has. */
function shared(of: (product: Product) => string, among: readonly Product[]): [string, string[]][] {
	const users = new Map<string, string[]>();
	for (const product of among) {
		const what = of(product);
		users.set(what, [...(users.get(what) ?? []), product.name.en]);
	}
	return [...users].filter(([, names]) => names.length > 1);
}

describe.each(['mm', 'th'])('goods of the edition %s', (edition) => {
	const goods = products.filter((product) => product.edition === edition);
	it('have a picture each: no two share a key, and none is composed as another', () => {
		expect(goods.length).toBeGreaterThan(3_000);
		expect(shared(({ pictureKeys }) => pictureKeys[0] ?? 'none', goods)).toEqual([]);
		expect(shared((product) => JSON.stringify(sceneAt(product, product.pictureKeys[0] ?? '')), goods)).toEqual([]);
	});
	it('have colours whose pictures differ', () => {
		for (const product of goods) {
			const faces = product.options.flatMap(({ values }) =>
				values.flatMap(({ pictureKeys }) => pictureKeys?.[0] ?? []),
			);
			const scenes = faces.map((key) => JSON.stringify(sceneAt(product, key)));
			expect(new Set(scenes).size, product.name.en).toBe(faces.length);
		}
	});
});

/** Where a drawing has a tag: the upper left corner of its paper, in a field of 1000 × 1000. */
const TAG = /<g transform="translate\((\d+) (\d+)\) scale\([\d.]+\) rotate/;

describe('scenes', () => {
	it('keep tags and rails out of the corners that cards cover: both upper ones and the lower right one', () => {
		const drawings = products.flatMap((product) =>
			(sceneAt(product, product.pictureKeys[0] ?? '') ?? []).flatMap((layer) =>
				layer.kind === 'drawing' ? [{ svg: layer.svg, name: product.name.en }] : [],
			),
		);
		const tags = drawings.flatMap(({ svg, name }) => {
			const [, x, y] = TAG.exec(svg) ?? [];
			return x === undefined || y === undefined ? [] : [{ x: Number(x), y: Number(y), name }];
		});
		expect(tags.length).toBeGreaterThan(500);
		expect(tags.filter(({ x, y }) => y < 600 || x > 400)).toEqual([]);
		expect(drawings.filter(({ svg }) => svg.startsWith('<rect y="58" width="1000"'))).toEqual([]);
	});
	const ofType = (type: string) => {
		const found = products.find(({ pictureKeys }) => pictureKeys[0]?.startsWith(`${type}_`));
		if (!found) throw new Error(`no ${type}`);
		return found;
	};
	it('consist of renders that exist', () => {
		const missing = new Set<string>();
		for (const product of products)
			for (const layer of sceneAt(product, product.pictureKeys[0] ?? '') ?? [])
				if (layer.kind === 'render' && RENDERS.typeOf(layer.type)?.views[layer.view] === undefined)
					missing.add(`${layer.type}/${layer.view}`);
		expect([...missing]).toEqual([]);
	});
	it('print on surfaces that exist', () => {
		const missing = new Set<string>();
		for (const product of products)
			for (const layer of sceneAt(product, product.pictureKeys[0] ?? '') ?? []) {
				if (layer.kind !== 'render') continue;
				const surfaces = RENDERS.surfacesOf(layer.type, layer.view);
				for (const name of Object.keys(layer.prints ?? {})) if (!surfaces[name]) missing.add(`${layer.type} ${name}`);
			}
		expect([...missing]).toEqual([]);
	});
	it('carry brand, goods and size of what they show', () => {
		const rice = products.find(({ name }) => name.en === 'Breeze Excel powder laundry detergent, 700 g');
		const said = JSON.stringify(rice && sceneAt(rice, rice.pictureKeys[0] ?? ''));
		for (const words of ['Breeze', 'powder', '700 g']) expect(said).toContain(words);
	});
	it('show chargers as strong as they are: larger, with their sockets and watts', () => {
		const chargers = products.filter(
			({ edition, pictureKeys }) => edition === 'th' && pictureKeys[0]?.startsWith('charger_'),
		);
		const drawn = chargers.map((product) => {
			const last = sceneAt(product, product.pictureKeys[0] ?? '')?.findLast(({ kind }) => kind === 'drawing');
			const svg = last?.kind === 'drawing' ? last.svg : '';
			const [, watts = ''] = /(\d+)W</.exec(svg) ?? [];
			return { watts: Number(watts), sockets: svg.match(/#1a1b1e/g)?.length ?? 0, product };
		});
		expect(chargers.length).toBeGreaterThan(30);
		for (const { watts, sockets, product } of drawn) {
			const said = (key: string) => product.facts?.find((fact) => fact.key === key)?.number;
			expect([watts, sockets], product.name.en).toEqual([said('power'), said('ports')]);
		}
	});
	it('show bears and pots without a choice of colour in more colours than their types were rendered in', () => {
		for (const type of ['teddy-bear', 'cooking-pot']) {
			const faces = products.flatMap(({ pictureKeys }) =>
				pictureKeys[0]?.startsWith(`${type}_`) ? pictureKeys[0] : [],
			);
			expect(new Set(faces.map((face) => face.split('_')[1])).size, type).toBeGreaterThan(6);
		}
	});
	it('show televisions to one scale: as wide as their inches say', () => {
		const scales = products.flatMap((product) => {
			const [layer] = sceneAt(product, product.pictureKeys[0] ?? '') ?? [];
			const screen = layer?.kind === 'drawing' ? /<clipPath id="screen"><rect width="([\d.]+)"/.exec(layer.svg) : null;
			const [, inches] = /(\d+)"$/.exec(product.name.en) ?? [];
			const isSet = product.pictureKeys[0]?.startsWith('television_') === true;
			return isSet && screen && inches ? [Number(screen[1]) / Number(inches)] : [];
		});
		expect(scales.length).toBeGreaterThan(50);
		expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.05);
	});
	it('show sacks of rice larger the heavier they are', () => {
		const sides = new Map<number, number>();
		for (const product of products.filter(({ pictureKeys }) => pictureKeys[0]?.startsWith('rice_'))) {
			const [layer] = sceneAt(product, product.pictureKeys[0] ?? '') ?? [];
			const [, kilograms] = /, (\d+) kg$/.exec(product.name.en) ?? [];
			if (layer?.kind === 'render' && kilograms) sides.set(Number(kilograms), layer.at[2]);
		}
		const inOrder = [...sides].sort(([a], [b]) => a - b).map(([, side]) => side);
		expect(inOrder.length).toBeGreaterThan(3);
		for (const [i, side] of inOrder.slice(1).entries()) expect(side).toBeGreaterThan(1.06 * (inOrder[i] ?? 0));
	});
	it('show rooms whose walls do not glare on a dark page', () => {
		const walls = products.flatMap((product) => {
			const [layer] = sceneAt(product, product.pictureKeys[0] ?? '') ?? [];
			const wall =
				layer?.kind === 'drawing' ? /^<rect width="1000" height="1000" fill="#(\w{6})"/.exec(layer.svg) : null;
			return wall?.[1] === undefined ? [] : [Number.parseInt(wall[1], 16)];
		});
		const light = walls.map(
			(wall) => (0.299 * (wall >> 16) + 0.587 * ((wall >> 8) & 255) + 0.114 * (wall & 255)) / 255,
		);
		expect(light.length).toBeGreaterThan(40);
		expect(Math.max(...light)).toBeLessThan(0.72);
		expect(Math.min(...light)).toBeGreaterThan(0.5);
	});
	it('show shirts with short sleeves by a render that has them', () => {
		const shirts = products.filter(({ name }) => /short-sleeved/i.test(name.en));
		const shown = shirts.flatMap((product) =>
			(sceneAt(product, product.pictureKeys[0] ?? '') ?? []).flatMap((layer) =>
				layer.kind === 'render' ? layer.type : [],
			),
		);
		expect(shirts.length).toBeGreaterThan(5);
		expect([...new Set(shown)]).toEqual(['polo-shirt']);
	});
	it('show denim and what is dyed with indigo in colours that they have', () => {
		const cloth = products.filter(({ name }) => /indigo-dyed|denim|jeans/i.test(name.en));
		const colours = cloth.flatMap(({ pictureKeys, options }) => [
			pictureKeys[0]?.split('_')[1],
			...options.flatMap(({ values }) => values.flatMap(({ swatch }) => swatch?.slice(1) ?? [])),
		]);
		expect(cloth.length).toBeGreaterThan(40);
		const blue = ['211d1a', '22304f', '2f4a7c', '2f6db5', '35478c', '4a5f9c'];
		expect(colours.filter((colour) => colour === undefined || !blue.includes(colour))).toEqual([]);
	});
	it('are the same for the same facts, and others for others', () => {
		const product = depicted(ofType('television'));
		const renamed = { ...product, name: { ...product.name, en: 'Karaweik Vision television, 98"' } };
		const shown = { type: 'television', colour: null, view: 'whole', photo: 0 } as const;
		expect(sceneOf(product, shown)).toEqual(sceneOf({ ...product }, shown));
		expect(lookRevision(product)).toBe(lookRevision({ ...product }));
		expect(sceneOf(renamed, shown)).not.toEqual(sceneOf(product, shown));
		expect(lookRevision(renamed)).not.toBe(lookRevision(product));
	});
	it('exist for each view that a product has for itself', () => {
		for (const type of ['television', 'smartphone', 'rice', 'folk-tales', 't-shirt', 'sofa', 'charger', 'mango']) {
			const product = depicted(ofType(type));
			const scenes = ownViews(type, product).views.map((view) =>
				JSON.stringify(sceneOf(product, { type, colour: '#35478c', view, photo: 0 })),
			);
			expect(new Set(scenes).size, type).toBe(scenes.length);
		}
	});
	it('of buyers are taken in other places than those of the shop', () => {
		const product = ofType('smartphone');
		const face = product.pictureKeys[0] ?? '';
		const taken = photographsOf(face);
		const scenes = [face, ...taken].map((key) => JSON.stringify(sceneAt(product, key)));
		expect(taken).toHaveLength(3);
		expect(new Set(scenes).size).toBe(4);
		expect(new Set([face, ...taken].map((key) => key.split('_')[1])).size).toBe(1);
	});
});
