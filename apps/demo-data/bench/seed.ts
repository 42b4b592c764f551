import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyDatabase, openDatabase, readConfig, silentLogger } from '@zaylat/api/seeding';
import { perKindFor } from '../src/scale.ts';
import { seedOnce } from '../src/seed.ts';

/**
 * Measures how long it takes to fill an empty database with the demo data, as the first start does: with a private
 * PostgreSQL of its own, which is removed afterwards. Prints the time of each part. Exits with 1 above the limit: 20 seconds,
 * for more products than usual 90 seconds.
 *
 *   pnpm bench:seed
 *   pnpm bench:seed --scale 100000
 */
const { values } = parseArgs({ options: { scale: { type: 'string' } } });
const scale = values.scale === undefined ? undefined : Number(values.scale);
if (scale !== undefined && !(scale > 0))
	throw new Error(`--scale must be a number of products, not "${values.scale}".`);
const LIMIT_MS = scale === undefined ? 20_000 : 90_000;

const config = readConfig({
	...process.env,
	PROFILE: 'demo',
	DATABASE_URL: '',
	DATA_DIR: mkdtempSync(join(tmpdir(), 'zaylat-seed-')),
});
const started = performance.now();
let before = started;
/** Prints how long it took since what was printed before. */
const print = (what: string, from = before) => {
	before = performance.now();
	process.stdout.write(`${what.padEnd(20)} ${((before - from) / 1_000).toFixed(2).padStart(7)} s\n`);
};

try {
	let seeding = started;
	const connection = await openDatabase(config, silentLogger, Date.now, async (db, settings) => {
		print('start, migrations');
		seeding = before;
		return seedOnce(db, {
			...settings,
			...(scale !== undefined && { perKind: perKindFor(scale) }),
			onDone: (part) => print(part),
		});
	});
	print('statistics');
	const seedMs = before - seeding;
	print('all of the seed', seeding);
	const { rows } = await connection.pool.query<{ products: number }>('select count(*)::int as products from products');
	await connection.close();
	process.stdout.write(`${rows[0]?.products} products; the limit is ${LIMIT_MS / 1_000} s.\n`);
	if (seedMs > LIMIT_MS) process.exitCode = 1;
} finally {
	await emptyDatabase(config);
}
