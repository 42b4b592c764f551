/**
 * Draws the pictures of all goods of some types of one edition into one PNG, to judge them side by side.
 *
 *   node --conditions=@zaylat/source tools/pictures/sheet.mjs mm television,smartphone sheet.png
 *   node --conditions=@zaylat/source tools/pictures/sheet.mjs th rice sheet.png --plain       as their types are rendered
 *   node --conditions=@zaylat/source tools/pictures/sheet.mjs th rice sheet.png --view=back
 *   node --conditions=@zaylat/source tools/pictures/sheet.mjs th rice sheet.png --photo=2     as buyers photograph them
 *
 * `--width=300` sets the pixels of a picture, `--columns=8` how many stand in a row, `--limit=12` how many of a type.
 */
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

// The fonts of labels, and no others: read when the image library draws its first text.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('../../apps/api/src/pictures/fonts/fonts.conf', import.meta.url));

const APPS = new URL('../../apps/', import.meta.url);
const load = (path) => import(new URL(path, APPS).href);
const { default: sharp } = await import(
	pathToFileURL(createRequire(new URL('api/package.json', APPS)).resolve('sharp')).href
);
const [{ composeRender }, { composeScene }, { readPictureKey }, { renderName }] = await Promise.all(
	['compose', 'compose-scene', 'keys', 'scene'].map((name) => load(`api/src/pictures/${name}.ts`)),
);
const { RENDERS } = await load('demo-data/src/renders.ts');

const GROUNDS = ['#f1e7d8', '#e6effc', '#e2f4ea', '#fbe6ee', '#f4f1d8', '#efe8f8'];

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		plain: { type: 'boolean', default: false },
		view: { type: 'string', default: 'whole' },
		photo: { type: 'string', default: '0' },
		width: { type: 'string', default: '220' },
		columns: { type: 'string', default: '10' },
		limit: { type: 'string', default: '1000' },
	},
});
const [edition, types = '', file] = positionals;
if (!file) throw new Error('Name an edition, types and a file.');
const width = Number(values.width);
const columns = Number(values.columns);

const parts = [
	(await load('demo-data/src/build.ts')).buildCatalogue(),
	(await load('demo-data/src/assortment.ts')).buildAssortment(),
	(await load('demo-data/src/goods.ts')).buildGoods(),
];
const goods = parts.flatMap(({ products }) => products).filter((product) => product.edition === edition);
const wanted = types
	.split(',')
	.flatMap((type) =>
		goods.filter(({ pictureKeys }) => pictureKeys[0].split('_')[0] === type).slice(0, Number(values.limit)),
	);

/** The picture of a product as PNG. */
async function pictureOf(product) {
	const { type, colour, own } = readPictureKey(product.pictureKeys[0]);
	const shown = { type, colour, view: values.view, photo: Number(values.photo) };
	const scene = values.plain || !own ? undefined : RENDERS.sceneOf(product, shown);
	if (!scene) return await composeRender(await RENDERS.read(type, 'whole'), colour, width, 'webp');
	const entries = scene
		.filter((layer) => layer.kind === 'render')
		.map(async (layer) => {
			const bytes = await RENDERS.read(layer.type, layer.view);
			return [renderName(layer), { bytes, surfaces: RENDERS.surfacesOf(layer.type, layer.view) }];
		});
	return await composeScene(scene, Object.fromEntries(await Promise.all(entries)), width, 'webp');
}

const tiles = [];
for (const [i, product] of wanted.entries())
	tiles.push({
		input: await sharp(await pictureOf(product))
			.flatten({ background: GROUNDS[product.tint - 1] })
			.png()
			.toBuffer(),
		left: (i % columns) * (width + 4),
		top: Math.floor(i / columns) * (width + 4),
	});
await sharp({
	create: {
		width: columns * (width + 4),
		height: Math.ceil(wanted.length / columns) * (width + 4),
		channels: 3,
		background: '#ffffff',
	},
})
	.composite(tiles)
	.png()
	.toFile(file);
console.log(`${wanted.length} pictures in ${file}`);
