import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, migrate } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { removePlace } from '../db/embedded-place.ts';
import { seedOnce } from '../db/seed/insert.ts';
import { silentLogger } from '../log.ts';

/** How to reach a server that holds the template; plain data, so that it can be handed to other processes. */
export interface TestServer {
	readonly connection: { host: string; port: number; user: string; password: string };
	/** A migrated and seeded database to clone. */
	readonly template: string;
}

/** When the template's demo data was made. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 9, 30);

/**
 * Starts a PostgreSQL for tests, or uses that of `DATABASE_URL`, and makes the template.
 * @returns The server, how to end it, and how long seeding took.
 */
export async function startTestServer(): Promise<{ server: TestServer; seedMs: number; stop(): Promise<void> }> {
	const { connection, end } = await openServer();
	const template = `zaylat_template_${randomUUID().slice(0, 8)}`;
	await admin(connection, `create database ${template}`);
	const { pool, db, close } = connect({ ...connection, database: template }, silentLogger);
	const started = performance.now();
	await migrate(pool);
	await seedOnce(db, TEST_NOW);
	const seedMs = Math.round(performance.now() - started);
	await close();
	return {
		server: { connection, template },
		seedMs,
		async stop() {
			await admin(connection, `drop database if exists ${template} with (force)`);
			await end();
		},
	};
}

/** Clones the template. @returns How to connect to the copy, and how to drop it. */
export async function cloneDatabase(server: TestServer): Promise<{ config: pg.PoolConfig; drop(): Promise<void> }> {
	const database = `zaylat_test_${randomUUID().slice(0, 8)}`;
	await admin(server.connection, `create database ${database} template ${server.template}`);
	return {
		config: { ...server.connection, database },
		drop: () => admin(server.connection, `drop database if exists ${database} with (force)`),
	};
}

async function openServer(): Promise<{ connection: TestServer['connection']; end(): Promise<void> }> {
	const url = process.env.DATABASE_URL;
	if (url) {
		const { hostname, port, username, password } = new URL(url);
		const connection = {
			host: hostname,
			port: Number(port || 5432),
			user: decodeURIComponent(username),
			password: decodeURIComponent(password),
		};
		return { connection, end: async () => {} };
	}
	const folder = await mkdtemp(join(tmpdir(), 'zaylat-test-'));
	const server = await startEmbedded(folder, silentLogger, { isDurable: false });
	const { host = '', port = 0, user = '', password } = server.connection('postgres');
	return {
		connection: { host, port, user, password: typeof password === 'string' ? password : '' },
		async end() {
			await server.stop();
			removePlace(folder);
		},
	};
}

async function admin(connection: TestServer['connection'], statement: string): Promise<void> {
	const client = new pg.Client({ ...connection, database: 'postgres' });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
