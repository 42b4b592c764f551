import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadBaseData } from '../src/base-data/load.ts';
import { connect, migrate, SETUP_LIMITS } from '../src/db/connect.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { removePlace } from '../src/db/embedded-place.ts';
import { silentLogger } from '../src/log.ts';
import { createShop } from '../src/market/shops.ts';
import { SAMPLE_FORMATS, type SampleFormatName, sampleOf } from './import-files.ts';

/**
 * Measures imports of goods: a file of each format is imported by the command while it is killed several times, and imported
 * once more. Prints a table; exits with 1 where something is lost or doubled, or memory grows.
 *
 *   pnpm trial:import --products 100000 --kills 10 [--format jsonl]
 */
const { values } = parseArgs({
	options: { products: { type: 'string' }, kills: { type: 'string' }, format: { type: 'string' } },
});
const products = Number(values.products ?? 5_000);
const kills = Number(values.kills ?? 5);
const formats = (Object.keys(SAMPLE_FORMATS) as SampleFormatName[]).filter(
	(name) => values.format === undefined || name === values.format,
);
const COMMAND = join(import.meta.dirname, '../src/commands/catalogue.ts');
/** Memory of the last part of an import to that of an earlier one: more is a leak. */
const MOST_GROWTH = 1.3;

const folder = await mkdtemp(join(tmpdir(), 'zaylat-import-'));
const server = await startEmbedded(folder, silentLogger, { isOnLoopback: true });
const { host, port, user, password } = server.connection('postgres');
const url = `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/postgres`;
const connection = connect({ connectionString: url }, silentLogger, SETUP_LIMITS);
const { pool, db } = connection;
await migrate(pool);
await loadBaseData(db);

const shopOf = (format: SampleFormatName) => `bench-${format}`;
for (const format of formats) {
	const owner = { email: `${format}@example.com`, name: 'Bench', password: async () => 'a password of the bench' };
	await createShop(
		{ db, now: Date.now, passwordCost: { N: 2, r: 1, p: 1 } },
		{ edition: 'mm', slug: shopOf(format), name: `Bench ${format}`, owner, region: undefined },
	);
}

const countOf = async (query: string, format: SampleFormatName): Promise<number> =>
	(await pool.query<{ n: number }>(query, [shopOf(format)])).rows[0]?.n ?? 0;
const OF_SHOP = 'join shops s on s.id = shop_id where s.slug = $1';
const doneOf = (format: SampleFormatName) => countOf(`select max(line) as n from imports ${OF_SHOP}`, format);
const storedOf = (format: SampleFormatName) => countOf(`select count(*)::int as n from products ${OF_SHOP}`, format);
const variantsOf = (format: SampleFormatName) =>
	countOf(
		`select count(*)::int as n from product_variants v join products p on p.id = v.product_id ${OF_SHOP}`,
		format,
	);

/** Resident memory of a process in MB; 0 where it cannot be read. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const start = (format: SampleFormatName, file: string): ChildProcess =>
	spawn(process.execPath, ['--conditions=@zaylat/source', COMMAND, 'import', file, '--shop', shopOf(format)], {
		env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
		stdio: ['ignore', 'pipe', 'pipe'],
	});

/** Runs the command until it ends, or is killed after some products. @returns what was seen of it */
async function run(format: SampleFormatName, file: string, killAt = Number.POSITIVE_INFINITY) {
	const child = start(format, file);
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on('data', (part) => {
			output = (output + String(part)).slice(-1_000);
		});
	}
	const ended = once(child, 'close');
	const seen: { done: number; at: number; memory: number }[] = [];
	let isOver = false;
	void ended.then(() => {
		isOver = true;
	});
	while (!isOver) {
		const [done, memory] = [await doneOf(format), await memoryOf(child)];
		if (done !== seen.at(-1)?.done) seen.push({ done, at: performance.now(), memory });
		if (done >= killAt) child.kill('SIGKILL');
		await wait(50);
	}
	return { output, seen, endedAt: performance.now() };
}

interface Row {
	readonly format: string;
	readonly rate: number;
	readonly memory: number;
	readonly growth: number;
	readonly problems: readonly string[];
}

async function measure(format: SampleFormatName): Promise<Row> {
	const { extension, start: head, end, product } = SAMPLE_FORMATS[format];
	const file = join(folder, `goods.${extension}`);
	const parts = function* () {
		yield head;
		for (let index = 0; index < products; index += 1) yield product(sampleOf(index));
		yield end;
	};
	await pipeline(Readable.from(parts()), createWriteStream(file));
	const problems: string[] = [];
	for (let kill = 1; kill <= kills; kill += 1) await run(format, file, (kill * products) / (2 * (kills + 1)));
	const { seen, endedAt } = await run(format, file);
	const from = seen.find(({ done }, i) => i > 0 && done > (seen[0]?.done ?? 0));
	const rate = from ? ((products - from.done) * 1_000) / (endedAt - from.at) : 0;
	const memories = seen.map(({ memory }) => memory).filter((memory) => memory > 0);
	const part = Math.max(1, Math.floor(memories.length / 4));
	const middle = Math.max(0, ...memories.slice(part, 2 * part));
	const growth = middle === 0 ? 1 : Math.max(...memories.slice(-part)) / middle;
	if (growth > MOST_GROWTH) problems.push('memory grows');
	const [stored, variants] = [await storedOf(format), await variantsOf(format)];
	if (stored !== products) problems.push(`${stored} products`);
	if (variants !== products * 2) problems.push(`${variants} variants`);
	const again = await run(format, file);
	if (!again.output.includes(`${products.toLocaleString('en')} unchanged`)) problems.push(again.output.trim());
	return { format, rate, memory: Math.max(0, ...memories), growth, problems };
}

const cells = (row: readonly string[]) => `| ${row.join(' | ')} |\n`;
process.stdout.write(cells(['format', 'products', 'kills', 'rows/s', 'memory, MB', 'growth', 'held']));
process.stdout.write(cells(['---', '---:', '---:', '---:', '---:', '---:', '---']));
const rows: Row[] = [];
for (const format of formats) {
	const row = await measure(format);
	rows.push(row);
	const numbers = [products, kills, Math.round(row.rate), Math.round(row.memory)].map((value) =>
		value.toLocaleString('en'),
	);
	const held = row.problems.length === 0 ? 'yes' : `NO: ${row.problems.join('; ')}`;
	process.stdout.write(cells([format, ...numbers, row.growth.toFixed(2), held]));
}
await connection.close();
await server.stop();
removePlace(folder);
await rm(folder, { recursive: true, force: true });
process.exitCode = rows.every(({ problems }) => problems.length === 0) ? 0 : 1;
