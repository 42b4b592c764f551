import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildAssortment } from '../src/assortment.ts';
import { buildCatalogue } from '../src/build.ts';
import { typeOfProduct } from '../src/facts/topics.ts';
import { buildGoods } from '../src/goods.ts';

/**
 * Writes a contact sheet: a page with the picture of every demo product of a type, taken from a demo shop that runs. Prints the
 * number of products and of pictures. The page holds the pictures themselves, since the shop serves them to its own pages only.
 *
 *   pnpm contact-sheet --type television --edition th --out televisions.html
 *
 * Run it while `npm start` runs, and open the page in a browser at any time.
 */
const { values } = parseArgs({
	options: {
		type: { type: 'string', default: 'television' },
		edition: { type: 'string', default: 'th' },
		// Node resolves no names below localhost, and pictures are the same for both editions.
		origin: { type: 'string', default: 'http://localhost:3000' },
		out: { type: 'string', default: 'contact-sheet.html' },
	},
});
const { type, edition, out, origin } = values;

const all = [buildCatalogue(), buildAssortment(), buildGoods()].flatMap((part) => part.products);
const products = all.filter((product) => product.edition === edition && typeOfProduct(product) === type);
if (products.length === 0) {
	const types = [...new Set(all.map(typeOfProduct))].sort();
	throw new Error(`No products of the type ${type}. There are: ${types.join(', ')}`);
}
const keys = products.map(({ pictureKeys: [face = ''] }) => face);

/** The picture of a key as a data URL. @throws Error that names the picture when the shop does not serve it */
async function pictureAt(key: string): Promise<string> {
	const address = `${origin}/api/pictures/${key}-320.webp`;
	const response = await fetch(address).catch((cause: unknown) => {
		throw new Error(`No shop answers at ${origin}: is it running?`, { cause });
	});
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return `data:image/webp;base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
}

// One after the other: the shop makes pictures that it has not stored yet.
const pictures = new Map<string, string>();
for (const key of keys) if (!pictures.has(key)) pictures.set(key, await pictureAt(key));

const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
const figures = products.map(
	({ name }, i) =>
		`<figure><img src="${pictures.get(keys[i] ?? '')}" width="160" height="160" alt=""><figcaption>${escaped(name.en)}</figcaption></figure>`,
);
writeFileSync(
	out,
	`<!doctype html><meta charset="utf-8"><title>${escaped(type)}</title>
<style>
body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; font: 12px sans-serif; background: #fff }
figure { width: 160px; margin: 0 }
img { background: #f3efe6; border-radius: 8px }
</style>
${figures.join('\n')}\n`,
);
process.stdout.write(`${products.length} products, ${new Set(keys).size} pictures: ${out}\n`);
