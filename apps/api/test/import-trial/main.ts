import { parseArgs } from 'node:util';
import { tryFaults } from './faults.ts';
import { SAMPLE_FORMATS, type SampleFormatName } from './files.ts';
import { type FormatResult, shopOf, tryFormat } from './formats.ts';
import { openTrialMarket } from './market.ts';
import { tryRoundTrip } from './round-trip.ts';
import { tryStock } from './stock.ts';

/**
 * A trial of goods of shops, by the command and over HTTP: a file of each format is imported while it is killed several
 * times; a file with faults; export, import and export again; buyers and updates of stock at once. Prints tables; exits with
 * 1 where something is lost, doubled or not named, or memory grows.
 *
 *   pnpm trial:import --products 100000 --kills 3 [--format jsonl]
 */
const { values } = parseArgs({
	options: { products: { type: 'string' }, kills: { type: 'string' }, format: { type: 'string' } },
});
const size = { products: Number(values.products ?? 5_000), kills: Number(values.kills ?? 3) };
const formats = (Object.keys(SAMPLE_FORMATS) as SampleFormatName[]).filter(
	(name) => values.format === undefined || name === values.format,
);
const [firstFormat] = formats;
if (!firstFormat) throw new Error(`--format must be one of ${Object.keys(SAMPLE_FORMATS).join(', ')}`);

const print = (line: string) => process.stdout.write(`${line}\n`);
const cells = (row: readonly (string | number)[]) => print(`| ${row.join(' | ')} |`);
const whole = (value: number) => Math.round(value).toLocaleString('en');
let isRight = true;
const held = (problems: readonly string[]): string => {
	isRight &&= problems.length === 0;
	return problems.length === 0 ? 'yes' : `NO: ${problems.join('; ')}`;
};

const began = performance.now();
const market = await openTrialMarket();
try {
	cells(['format', 'products', 'kills', 'products/s', 'growth of memory', 'held']);
	cells(['---', '---:', '---:', '---:', '---:', '---']);
	const results: FormatResult[] = [];
	for (const format of formats) {
		const result = await tryFormat(market, format, size);
		results.push(result);
		const { rate, growth, problems } = result;
		cells([format, whole(size.products), size.kills, whole(rate), growth.toFixed(2), held(problems)]);
	}
	print('');
	const tenths = Array.from({ length: 10 }, (_, i) => `${(i + 1) * 10}%`);
	cells(['largest resident memory, MB, to', ...tenths]);
	cells(['---', ...tenths.map(() => '---:')]);
	for (const { format, memory } of results)
		cells([format, ...memory.map((value) => (value === 0 ? '' : whole(value)))]);
	print('');
	cells(['trial', 'figures', 'held']);
	cells(['---', '---', '---']);
	const faults = await tryFaults(market);
	const named = `${whole(faults.faults)} faults of ${faults.kinds} kinds named, ${whole(faults.imported)} imported`;
	cells(['faults', named, held(faults.problems)]);
	const shop = shopOf(firstFormat);
	const trip = await tryRoundTrip(market, shop);
	cells(['export, import, export', `${trip.megabytes.toFixed(1)} MB`, held(trip.problems)]);
	const stock = await tryStock(market, shop);
	const figures = `${stock.sold} sold, ${stock.added} added, ${stock.left} left`;
	cells(['50 buyers, 50 updates', figures, held(stock.problems)]);
	print('');
	print(`${whole((performance.now() - began) / 1_000)} s`);
} finally {
	await market.close();
}
process.exitCode = isRight ? 0 : 1;
