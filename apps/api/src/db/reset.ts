import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Config, readConfig } from '../config.ts';
import { silentLogger } from '../log.ts';
import { removePlace } from './embedded-place.ts';
import { openDatabase } from './open.ts';
import { acquireLock } from './process-lock.ts';
import { perKindFor } from './seed/scale.ts';

/**
 * Empties the database of the configuration; the next start migrates and seeds it again. With `--scale <products>` it is
 * seeded immediately, with about so many products, for benchmarks.
 */
const config = readConfig(process.env);
const scale = readScale();
await empty(config);
if (scale === undefined) console.log('The database is empty; the next start seeds it anew.');
else {
	const connection = await openDatabase(config, silentLogger, Date.now, perKindFor(scale));
	const { rows } = await connection.pool.query(`
		select (select count(*)::int from products) as products,
			sum(pg_indexes_size(relid))::bigint as indexes, sum(pg_table_size(relid))::bigint as terms
		from pg_partition_tree('product_terms') where isleaf`);
	await connection.close();
	const [{ products, indexes, terms }] = rows;
	const megabytes = (bytes: string) => `${(Number(bytes) / 1e6).toFixed(1)} MB`;
	console.log(
		`The database holds ${products} products; the index of their terms has ${megabytes(indexes)}, its table ${megabytes(terms)}.`,
	);
}

async function empty({ databaseUrl, dataDir }: Config): Promise<void> {
	if (!databaseUrl) {
		acquireLock(join(dataDir, 'server.lock'), dataDir)();
		removePlace(dataDir);
		return;
	}
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
	await client.end();
}

function readScale(): number | undefined {
	const text = readArguments().scale;
	if (text === undefined) return undefined;
	if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
	return stop(`--scale must be a number of products up to 9999999, not "${text}".`);
}

function readArguments(): { readonly scale?: string | undefined } {
	try {
		return parseArgs({ options: { scale: { type: 'string' } } }).values;
	} catch (error) {
		return stop(error instanceof Error ? error.message : String(error));
	}
}

function stop(why: string): never {
	console.error(`${why}\nUsage: pnpm db:reset [--scale <products>]`);
	process.exit(1);
}
