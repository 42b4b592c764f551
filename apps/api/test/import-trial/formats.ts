import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SAMPLE_FORMATS, type SampleFormatName, sampleOf } from './files.ts';
import type { Run, TrialMarket } from './market.ts';

/** How large a trial is. */
export interface TrialSize {
	readonly products: number;
	/** How often the import of a file is killed. */
	readonly kills: number;
}

/** What came of the import of a file. */
export interface FormatResult {
	readonly format: SampleFormatName;
	/** Products a second, of the last run. */
	readonly rate: number;
	/** Largest resident memory in each tenth of the file, in MB, of the run that did the most of it. */
	readonly memory: readonly number[];
	/** Memory of the last quarter of the last run to that of its second quarter. */
	readonly growth: number;
	/** What is wrong; empty where all is as it must be. */
	readonly problems: readonly string[];
}

/** Memory of the last part of an import to that of an earlier one: more is a leak. */
const MOST_GROWTH = 1.3;
const TENTHS = 10;
const OF_SHOP = 'join shops s on s.id = p.shop_id where s.slug = $1';

/** The shop that a format is imported into. */
export const shopOf = (format: SampleFormatName): string => `trial-${format}`;

/** Writes a file of a format, imports it while it is killed, and once more. Nothing may be lost or doubled. */
export async function tryFormat(
	market: TrialMarket,
	format: SampleFormatName,
	{ products, kills }: TrialSize,
): Promise<FormatResult> {
	const shop = await market.open(shopOf(format));
	const file = await fileOf(market.folder, format, products);
	const run = (killAt?: number) => market.catalogue(shop, ['import', file], killAt);
	const runs: Run[] = [];
	// Kills are in the first half, so that one run does the second as a whole.
	for (let kill = 1; kill <= kills; kill += 1) runs.push(await run((kill * products) / (2 * (kills + 1))));
	const last = await run();
	runs.push(last);
	const stored = await market.count(`select count(*)::int as n from products p ${OF_SHOP}`, shop);
	const variants = await market.count(
		`select count(*)::int as n from product_variants v join products p on p.id = v.product_id ${OF_SHOP}`,
		shop,
	);
	const growth = growthOf(last);
	const again = await run();
	const isUnchanged = again.output.includes(`${products.toLocaleString('en')} unchanged`);
	return {
		...{ format, growth, rate: rateOf(last, products), memory: memoryByTenth(runs, products) },
		problems: [
			...(stored === products ? [] : [`${stored} products`]),
			...(variants === products * 2 ? [] : [`${variants} variants`]),
			...(growth > MOST_GROWTH ? ['memory grows'] : []),
			...(isUnchanged ? [] : [again.output.trim()]),
		],
	};
}

async function fileOf(folder: string, format: SampleFormatName, products: number): Promise<string> {
	const { extension, start, end, product } = SAMPLE_FORMATS[format];
	const file = join(folder, `goods.${extension}`);
	const parts = function* () {
		yield start;
		for (let index = 0; index < products; index += 1) yield product(sampleOf(index));
		yield end;
	};
	await pipeline(Readable.from(parts()), createWriteStream(file));
	return file;
}

/** Products a second, from the first progress that was seen. */
function rateOf({ seen, endedAt }: Run, products: number): number {
	const first = seen[0]?.done ?? 0;
	const from = seen.find(({ done }) => done > first);
	return from ? ((products - from.done) * 1_000) / (endedAt - from.at) : 0;
}

function memoryByTenth(runs: readonly Run[], products: number): number[] {
	const largest = Array.from({ length: TENTHS }, () => 0);
	for (const { seen } of runs) {
		let most = 0;
		for (const { done, memory } of seen) {
			// An import that is over says nothing any more.
			if (done < most) continue;
			most = done;
			const tenth = Math.min(TENTHS - 1, Math.floor((done * TENTHS) / products));
			largest[tenth] = Math.max(largest[tenth] ?? 0, memory);
		}
	}
	return largest;
}

function growthOf({ seen }: Run): number {
	const memories = seen.map(({ memory }) => memory).filter((memory) => memory > 0);
	const part = Math.max(1, Math.floor(memories.length / 4));
	const middle = Math.max(0, ...memories.slice(part, 2 * part));
	return middle === 0 ? 1 : Math.max(...memories.slice(-part)) / middle;
}
