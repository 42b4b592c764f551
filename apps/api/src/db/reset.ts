import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { removePlace } from './embedded-place.ts';
import { takeLock } from './process-lock.ts';

/** Empties the database of the configuration; the next start migrates and seeds it anew. */
const config = readConfig(process.env);
if (config.databaseUrl) {
	const client = new pg.Client({ connectionString: config.databaseUrl });
	await client.connect();
	await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
	await client.end();
} else {
	takeLock(join(config.dataDir, 'server.lock'), config.dataDir)();
	removePlace(config.dataDir);
}
console.log('The database is empty; the next start seeds it anew.');
