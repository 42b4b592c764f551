/**
 * `pnpm catalogue`: goods of a shop from a file and into one (docs/goods-files.md).
 *
 *   pnpm catalogue import FILE --shop SLUG [--dry-run] [--report FILE]
 *   pnpm catalogue export FILE --shop SLUG
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isEdition } from '@zaylat/domain/editions';
import { eq } from 'drizzle-orm';
import { filesOf } from '../adapters.ts';
import type { Db } from '../db/connect.ts';
import { shops } from '../db/schema/index.ts';
import { exportGoods } from '../goods/export.ts';
import { type ImportCounts, importGoods, type RefusedLine } from '../goods/import.ts';
import { linesOf } from '../goods/lines.ts';
import { pictureFolder } from '../goods/picture-folder.ts';
import { remedyOf } from '../goods/remedies.ts';
import type { GoodsShop } from '../goods/write.ts';
import { silentLogger } from '../log.ts';
import { MarketProblem } from '../market/problem.ts';
import { createPictureMaker } from '../pictures/maker.ts';
import { marketConfig } from './open-market.ts';
import { commandArguments, print, runCommand } from './run-command.ts';

const USAGE = `usage: pnpm catalogue import FILE --shop SLUG [--dry-run] [--report FILE]
       pnpm catalogue export FILE --shop SLUG`;

/** Most bytes of a product's line. */
const MOST_LINE_BYTES = 1_000_000;

await runCommand(async ({ db }) => {
	const { values, positionals } = readArguments();
	const [command, file] = positionals;
	if (positionals.length !== 2 || !file || !values.shop) throw new MarketProblem(USAGE);
	const shop = await shopNamed(db, values.shop);
	if (command === 'export') return exportTo(db, shop, file);
	if (command !== 'import') throw new MarketProblem(USAGE);
	await importFrom(db, shop, file, { isDryRun: values['dry-run'] ?? false, report: values.report });
});

function readArguments() {
	try {
		const text = { type: 'string' } as const;
		const options = { shop: text, report: text, 'dry-run': { type: 'boolean' } } as const;
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

async function importFrom(
	db: Db,
	shop: GoodsShop,
	file: string,
	{ isDryRun, report }: { isDryRun: boolean; report: string | undefined },
): Promise<void> {
	const size = await stat(file).catch(() => undefined);
	if (!size?.isFile()) throw new MarketProblem(`There is no file ${file}.`);
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	const started = performance.now();
	let first = 0;
	const tell = async (refused: RefusedLine) => {
		const text = reportOf(refused)
			.map((line) => `${line}\n`)
			.join('');
		if (report === undefined) process.stderr.write(text);
		else await appendFile(report, text);
	};
	const config = marketConfig(process.env);
	const maker = createPictureMaker(silentLogger);
	const stores = { files: filesOf(config, Date.now), maker };
	const counts = await importGoods(db, {
		shop,
		pictures: pictureFolder(dirname(file), isDryRun ? undefined : stores),
		file: hash.digest('hex'),
		lines: linesOf(createReadStream(file), MOST_LINE_BYTES),
		now: Date.now,
		isDryRun,
		async onStart(done) {
			first = done.line;
			if (first > 0) print(`${file} was imported up to line ${first.toLocaleString('en')}; the rest follows.`);
			else if (report !== undefined) await writeFile(report, '');
		},
		onRefused: tell,
		onProgress: (done) => showProgress(done, first, started),
	}).finally(() => maker.close());
	if (process.stderr.isTTY) process.stderr.write('\n');
	print(summaryOf(counts, isDryRun));
	if (counts.refused > 0) process.exitCode = 1;
}

function showProgress({ line }: ImportCounts, first: number, started: number): void {
	if (!process.stderr.isTTY) return;
	const rate = Math.round(((line - first) * 1_000) / Math.max(1, performance.now() - started));
	process.stderr.write(`\r${line.toLocaleString('en')} lines, ${rate.toLocaleString('en')} a second`);
}

/** A line for each problem: where it is, what is wrong, how to fix it. */
function reportOf({ line, externalId, problems }: RefusedLine): string[] {
	return problems.map((problem) => {
		const { field, problem: code } = problem;
		const of = externalId === undefined ? '' : ` (${externalId.slice(0, 100)})`;
		return `line ${line}${of}: ${field === '' ? '' : `${field}: `}${code}: ${remedyOf(problem)}`;
	});
}

function summaryOf({ created, changed, unchanged, refused }: ImportCounts, isDryRun: boolean): string {
	const counts = Object.entries({ created, changed, unchanged, refused });
	const done = counts.map(([name, count]) => `${count.toLocaleString('en')} ${name}`).join(', ');
	return isDryRun ? `Nothing was written. An import would be: ${done}.` : `${done}.`;
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
