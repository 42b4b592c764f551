import { parseArgs } from 'node:util';
import { emptyDatabase, openDatabase, readConfig, silentLogger } from '@zaylat/api/seeding';
import { perKindFor } from './scale.ts';
import { seedOnce } from './seed.ts';

/**
 * Empties the database of the configuration; the next start migrates and seeds it again. With `--scale <products>` it is
 * seeded immediately, with about so many products, for benchmarks.
 */
const config = readConfig(process.env);
const scale = readScale();
await emptyDatabase(config);
if (scale === undefined) console.log('The database is empty; the next start seeds it anew.');
else {
	const connection = await openDatabase(config, silentLogger, Date.now, (db, settings) =>
		seedOnce(db, { ...settings, perKind: perKindFor(scale) }),
	);
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
