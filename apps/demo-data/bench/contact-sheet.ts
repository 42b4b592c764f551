import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildAssortment } from '../src/assortment.ts';
import { buildCatalogue } from '../src/build.ts';
import { typeOfProduct } from '../src/facts/topics.ts';
import { buildGoods } from '../src/goods.ts';

/**
 * Writes a contact sheet: a page with the picture of every demo product of a type, taken from a demo shop that runs. Prints the
 * number of products and of pictures.
 *
 *   pnpm contact-sheet --type television --edition th --out televisions.html
 *
 * Open it in a browser while `npm start` runs.
 */
const { values } = parseArgs({
	options: {
		type: { type: 'string', default: 'television' },
		edition: { type: 'string', default: 'th' },
		origin: { type: 'string' },
		out: { type: 'string', default: 'contact-sheet.html' },
	},
});
const { type, edition, out, origin = `http://${edition}.localhost:3000` } = values;

const all = [buildCatalogue(), buildAssortment(), buildGoods()].flatMap((part) => part.products);
const products = all.filter((product) => product.edition === edition && typeOfProduct(product) === type);
if (products.length === 0) {
	const types = [...new Set(all.map(typeOfProduct))].sort();
	throw new Error(`No products of the type ${type}. There are: ${types.join(', ')}`);
}
const keys = products.map(({ pictureKeys: [face = ''] }) => face);

const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
const figures = products.map(
	({ name }, i) =>
		`<figure><img src="${origin}/api/pictures/${keys[i]}-320.webp" width="160" height="160" alt=""><figcaption>${escaped(name.en)}</figcaption></figure>`,
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
