import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { GOODS_FORMATS, type GoodsFormat } from '@zaylat/domain/goods';
import { isLanguage, type Language, languageOfTag } from '@zaylat/domain/languages';
import { filesOf } from '../adapters.ts';
import type { Db } from '../db/connect.ts';
import { faultLine, unreadLines } from '../goods/faults.ts';
import { CategoryMapProblem, readCategoryMap } from '../goods/formats/category-map.ts';
import type { ImportCounts, RefusedItem } from '../goods/import.ts';
import { importGoodsFile, UnknownFormat } from '../goods/import-file.ts';
import { openPictureArchive, picturesOfFolder } from '../goods/pictures/local-pictures.ts';
import { pictureSource, type ReadPicture } from '../goods/pictures/picture-source.ts';
import { isWebAddress, picturesOfWeb } from '../goods/pictures/web-pictures.ts';
import type { GoodsShop } from '../goods/write.ts';
import { silentLogger } from '../log.ts';
import { MarketProblem } from '../market/problem.ts';
import { createPictureMaker } from '../pictures/maker.ts';
import { marketConfig } from './open-market.ts';
import { print } from './run-command.ts';

/** Most pictures that an import fetches. */
const MOST_FETCHED = 500_000;

/** Options of an import as they are typed. */
export interface ImportOptions {
	readonly 'dry-run'?: boolean | undefined;
	readonly report?: string | undefined;
	readonly format?: string | undefined;
	readonly 'category-map'?: string | undefined;
	readonly pictures?: string | undefined;
	readonly stock?: string | undefined;
	readonly weight?: string | undefined;
	readonly language?: string | undefined;
}

/** Imports a file into a shop, tells faults and progress, and prints what was done. @throws MarketProblem */
export async function importCatalogue(db: Db, shop: GoodsShop, path: string, options: ImportOptions): Promise<void> {
	const isDryRun = options['dry-run'] ?? false;
	const found = await stat(path).catch(() => undefined);
	if (!found?.isFile()) throw new MarketProblem(`There is no file ${path}.`);
	const language = languageOf(options.language);
	const format = formatOf(options.format);
	const [stock, weightGrams] = [wholeOf(options.stock, 'stock'), wholeOf(options.weight, 'weight')];
	const categories = options['category-map'] === undefined ? undefined : await mapOf(db, options['category-map']);
	const pictures = await openPictures(options.pictures ?? dirname(path));
	const maker = createPictureMaker(silentLogger);
	const stores = { files: filesOf(marketConfig(process.env), Date.now), maker };
	const bar = progressBar();
	try {
		const { counts, unread } = await importGoodsFile(db, {
			...{ shop, path, format, categories, stock, weightGrams, isDryRun, now: Date.now },
			pictures: pictureSource(pictures.read, isDryRun ? undefined : stores),
			async onStart(done) {
				bar.start(done.line);
				if (done.line > 0)
					print(`${path} was imported up to item ${done.line.toLocaleString('en')}; the rest follows.`);
				if (options.report !== undefined) await beginReport(options.report, done.line);
			},
			onRefused: (refused) => tell(refused, language, options.report),
			onProgress: bar.show,
		});
		bar.end();
		for (const line of unreadLines(unread, language)) print(line);
		print(summaryOf(counts, isDryRun));
		if (counts.refused > 0) process.exitCode = 1;
	} catch (error) {
		if (!(error instanceof UnknownFormat)) throw error;
		throw new MarketProblem(
			`The format of ${path} is not recognised: say it with --format (${GOODS_FORMATS.join(', ')}).`,
		);
	} finally {
		pictures.close();
		await maker.close();
	}
}

function languageOf(typed: string | undefined): Language {
	if (typed === undefined) return languageOfTag(process.env.LC_ALL || process.env.LANG || 'en') ?? 'en';
	const language = isLanguage(typed) ? typed : languageOfTag(typed);
	if (!language) throw new MarketProblem(`--language must be en, my, th or zh, not "${typed}".`);
	return language;
}

function formatOf(typed: string | undefined): GoodsFormat | undefined {
	const format = GOODS_FORMATS.find((name) => name === typed);
	if (typed !== undefined && !format)
		throw new MarketProblem(`--format must be ${GOODS_FORMATS.join(', ')}, not "${typed}".`);
	return format;
}

function wholeOf(typed: string | undefined, name: string): number | undefined {
	if (typed === undefined) return undefined;
	if (!/^\d{1,7}$/.test(typed)) throw new MarketProblem(`--${name} must be a whole number, not "${typed}".`);
	return Number(typed);
}

async function mapOf(db: Db, path: string): Promise<ReadonlyMap<string, string>> {
	try {
		return await readCategoryMap(db, path);
	} catch (error) {
		throw error instanceof CategoryMapProblem ? new MarketProblem(error.message) : error;
	}
}

/** Pictures of a folder or a ZIP file, and of addresses. */
async function openPictures(place: string): Promise<{ readonly read: ReadPicture; close(): void }> {
	const web = picturesOfWeb({ most: MOST_FETCHED });
	const found = await stat(place).catch(() => undefined);
	if (!found) throw new MarketProblem(`There is no folder or ZIP file ${place}.`);
	if (found.isDirectory()) {
		const read = picturesOfFolder(place);
		return { read: (name) => (isWebAddress(name) ? web(name) : read(name)), close: () => {} };
	}
	const archive = await openPictureArchive(place).catch((error: unknown) => {
		throw new MarketProblem(`${place} is no ZIP file: ${error instanceof Error ? error.message : error}.`);
	});
	return { read: (name) => (isWebAddress(name) ? web(name) : archive.read(name)), close: archive.close };
}

/** A line of a report begins with the number of its item, by which those are known that are told again. */
const lineOf = (number: number, text: string) => `${number}\t${text}\n`;

/** Begins a report, or leaves in one of an earlier run what was done then. */
async function beginReport(path: string, done: number): Promise<void> {
	const before = done === 0 ? '' : await readFile(path, 'utf8').catch(() => '');
	const kept = before.split('\n').filter((line) => line !== '' && Number.parseInt(line, 10) <= done);
	await writeFile(path, kept.map((line) => `${line}\n`).join(''));
}

async function tell({ number, externalId, problems }: RefusedItem, language: Language, report: string | undefined) {
	const lines = problems.map((problem) => faultLine(problem, externalId, language));
	if (report === undefined) process.stderr.write(lines.map((line) => `${line}\n`).join(''));
	else await appendFile(report, lines.map((line) => lineOf(number, line)).join(''));
}

const BAR = 30;

/** Shows on a terminal how far an import has come; elsewhere nothing. */
function progressBar() {
	const { stderr } = process;
	let first = 0;
	let started = performance.now();
	return {
		start(done: number) {
			first = done;
			started = performance.now();
		},
		show({ line }: ImportCounts, part: number) {
			if (!stderr.isTTY) return;
			const full = Math.round(Math.min(1, part) * BAR);
			const rate = Math.round(((line - first) * 1_000) / Math.max(1, performance.now() - started));
			const bar = `${'#'.repeat(full)}${'.'.repeat(BAR - full)}`;
			const numbers = `${line.toLocaleString('en')} items, ${rate.toLocaleString('en')} a second`;
			stderr.write(`\r[${bar}] ${Math.round(Math.min(1, part) * 100)}% ${numbers}`);
		},
		end() {
			if (stderr.isTTY) stderr.write('\n');
		},
	};
}

function summaryOf({ created, changed, unchanged, refused }: ImportCounts, isDryRun: boolean): string {
	const counts = Object.entries({ created, changed, unchanged, refused });
	const done = counts.map(([name, count]) => `${count.toLocaleString('en')} ${name}`).join(', ');
	return isDryRun ? `Nothing was written. An import would be: ${done}.` : `${done}.`;
}
