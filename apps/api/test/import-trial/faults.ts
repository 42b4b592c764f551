import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultyRows } from '../faulty-goods.ts';
import { SAMPLE_FORMATS, sampleOf } from './files.ts';
import type { TrialMarket } from './market.ts';

/** Lines that are wrong, among as many that are right. */
const FAULTS = 1_000;
const SHOP = 'trial-faults';

/** What came of a file with faults. */
export interface FaultsResult {
	readonly kinds: number;
	readonly faults: number;
	readonly imported: number;
	readonly problems: readonly string[];
}

/** Imports a file of which each second line is wrong, in turn in each way: the report names each with its line, the others are imported. */
export async function tryFaults(market: TrialMarket): Promise<FaultsResult> {
	const shop = await market.open(SHOP);
	const row = (index: number, more: object = {}) => ({
		...JSON.parse(SAMPLE_FORMATS.jsonl.product(sampleOf(index))),
		// Of a faulty line, the product has no options, so that nothing else is wrong with it.
		...(Object.keys(more).length > 0 && { options: [], variants: [{ price: 5, stock: 1 }] }),
		...more,
	});
	const faults = faultyRows(row);
	const lines = Array.from({ length: 2 * FAULTS }, (_, i) => {
		const line = i % 2 === 0 ? row(i + 100) : faults[((i - 1) / 2) % faults.length]?.[0];
		return typeof line === 'string' ? line : JSON.stringify(line);
	});
	const [file, report] = [join(market.folder, 'faults.jsonl'), join(market.folder, 'report.txt')];
	await writeFile(file, `${lines.join('\n')}\n`);
	const { output } = await market.catalogue(shop, ['import', file, '--report', report, '--language', 'en']);
	const reported = (await readFile(report, 'utf8')).split('\n').filter((line) => line !== '');
	const named = new Set(reported.map((line) => Number(/^(\d+)\tRow \1[,:( ]/.exec(line)?.[1] ?? 0)));
	const missed = Array.from({ length: FAULTS }, (_, i) => 2 * i + 2).filter((line) => !named.has(line));
	const imported = await market.count(
		'select count(*)::int as n from products p join shops s on s.id = p.shop_id where s.slug = $1',
		shop,
	);
	return {
		...{ kinds: faults.length, faults: named.size, imported },
		problems: [
			...(missed.length > 0 ? [`not named: lines ${missed.slice(0, 10).join(', ')}`] : []),
			...(named.size === FAULTS ? [] : [`${named.size} lines are named`]),
			...(imported === FAULTS ? [] : [`${imported} products`, output.trim()]),
		],
	};
}
