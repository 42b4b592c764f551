import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOnce } from '@zaylat/demo-data/testing';
import pg from 'pg';
import type { PasswordCost } from '../auth/password.ts';
import { connect, migrate, SETUP_LIMITS } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { removePlace } from '../db/embedded-place.ts';
import { fillDatabase } from '../db/fill.ts';
import { silentLogger } from '../log.ts';

/**
 * Connection data of a server that contains the template: the fields of `DATABASE_URL`. Plain data, so that it can be
 * passed to other processes.
 */
export interface TestServer {
	readonly connection: { host: string; port: number; user: string; password: string };
	/** A migrated and seeded database to clone. */
	readonly template: string;
}

/** When the template's demo data was made. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 9, 30);

/** The least that scrypt takes, so that tests sign in within a millisecond. */
export const TEST_PASSWORD_COST: PasswordCost = { N: 2, r: 1, p: 1 };

/**
 * Makes the template on a PostgreSQL.
 * @param given address of the PostgreSQL; that of `DATABASE_URL` unless given, else one is started for it
 * @returns The server, how to end it, and how long seeding took.
 */
export async function startTestServer(
	given: string | undefined = process.env.DATABASE_URL,
): Promise<{ server: TestServer; seedMs: number; stop(): Promise<void> }> {
	const { url, end } = await openServer(given);
	const connection = connectionOf(url);
	const template = `zaylat_template_${randomUUID().slice(0, 8)}`;
	await admin(connection, `create database ${template}`);
	const { pool, db, close } = connect({ ...connection, database: template }, silentLogger, SETUP_LIMITS);
	const started = performance.now();
	await migrate(pool);
	await fillDatabase(db, () => seedOnce(db, { now: TEST_NOW, passwordCost: TEST_PASSWORD_COST, isComplete: false }));
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
	// Copying files takes a third of the time of PostgreSQL's default, which writes each page to its log.
	await admin(server.connection, `create database ${database} template ${server.template} strategy file_copy`);
	return {
		config: { ...server.connection, database },
		drop: () => admin(server.connection, `drop database if exists ${database} with (force)`),
	};
}

/**
 * Starts a PostgreSQL that listens on a port, so that tests reach it by its address alone, as one of `DATABASE_URL`; the
 * private one behind its socket has tests of its own.
 */
async function openServer(given: string | undefined): Promise<{ url: string; end(): Promise<void> }> {
	if (given) return { url: given, end: async () => {} };
	const folder = await mkdtemp(join(tmpdir(), 'zaylat-test-'));
	const server = await startEmbedded(folder, silentLogger, { isDurable: false, isOnLoopback: true });
	const { host, port, user, password } = server.connection('postgres');
	return {
		url: `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/postgres`,
		async end() {
			await server.stop();
			removePlace(folder);
		},
	};
}

function connectionOf(url: string): TestServer['connection'] {
	const { hostname, port, username, password } = new URL(url);
	return {
		host: hostname,
		port: Number(port || 5432),
		user: decodeURIComponent(username),
		password: decodeURIComponent(password),
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
