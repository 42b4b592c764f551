/**
 * `pnpm catalogue`: goods of a shop from a file and into one (docs/goods-files.md).
 *
 *   pnpm catalogue import FILE --shop SLUG [--dry-run] [--report FILE] [--format jsonl|shopify|google]
 *     [--category-map FILE] [--pictures FOLDER|ZIP] [--stock PIECES] [--weight GRAMS] [--language en|my|th|zh]
 *   pnpm catalogue export FILE --shop SLUG
 */
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isEdition } from '@zaylat/domain/editions';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { shops } from '../db/schema/index.ts';
import { exportGoods } from '../goods/export.ts';
import type { GoodsShop } from '../goods/write.ts';
import { MarketProblem } from '../market/problem.ts';
import { importCatalogue } from './import-catalogue.ts';
import { commandArguments, print, runCommand } from './run-command.ts';

const USAGE = `usage: pnpm catalogue import FILE --shop SLUG [--dry-run] [--report FILE] [--format jsonl|shopify|google]
         [--category-map FILE] [--pictures FOLDER|ZIP] [--stock PIECES] [--weight GRAMS] [--language en|my|th|zh]
       pnpm catalogue export FILE --shop SLUG`;

await runCommand(async ({ db }) => {
	const { values, positionals } = readArguments();
	const [command, file] = positionals;
	if (positionals.length !== 2 || !file || !values.shop) throw new MarketProblem(USAGE);
	const shop = await shopNamed(db, values.shop);
	if (command === 'export') return exportTo(db, shop, file);
	if (command !== 'import') throw new MarketProblem(USAGE);
	await importCatalogue(db, shop, file, values);
});

function readArguments() {
	try {
		const text = { type: 'string' } as const;
		const options = {
			...{ shop: text, report: text, format: text, pictures: text, stock: text, weight: text, language: text },
			'category-map': text,
			'dry-run': { type: 'boolean' },
		} as const;
		return parseArgs({ args: commandArguments(), allowPositionals: true, options });
	} catch (error) {
		throw new MarketProblem(`${error instanceof Error ? error.message : error}\n${USAGE}`);
	}
}

async function shopNamed(db: Db, slug: string): Promise<GoodsShop> {
	const [shop] = await db.select({ id: shops.id, edition: shops.edition }).from(shops).where(eq(shops.slug, slug));
	if (!shop || !isEdition(shop.edition)) throw new MarketProblem(`There is no shop "${slug}": see pnpm market status.`);
	return { id: shop.id, edition: shop.edition };
}

/** Writes the whole file, and only then under its name. */
async function exportTo(db: Db, { id }: GoodsShop, file: string): Promise<void> {
	let goods = 0;
	const lines = async function* () {
		for await (const line of exportGoods(db, id)) {
			goods += 1;
			yield line;
		}
	};
	await pipeline(Readable.from(lines()), createWriteStream(`${file}.part`));
	await rename(`${file}.part`, file);
	print(`${goods.toLocaleString('en')} products are in ${file}.`);
}
