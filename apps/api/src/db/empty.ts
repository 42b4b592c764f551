import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { removePlace } from './embedded-place.ts';
import { acquireLock } from './process-lock.ts';

/** Empties the database of a configuration; the next start migrates and seeds it again. */
export async function emptyDatabase({ databaseUrl, dataDir }: Config): Promise<void> {
	if (!databaseUrl) {
		acquireLock(join(dataDir, 'server.lock'), dataDir)();
		removePlace(dataDir);
		return;
	}
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query(
		'drop schema if exists drizzle cascade; drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
	);
	await client.end();
}
