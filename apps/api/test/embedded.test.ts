import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../src/db/embedded.ts';
import { unprivilegedAccount } from '../src/db/embedded-account.ts';
import { removePlace } from '../src/db/embedded-place.ts';
import { acquireLock } from '../src/db/process-lock.ts';
import { silentLogger } from '../src/log.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaylat-embedded-'));
const dataDir = join(
	folder,
	'a folder with spaces and a rather long name, as some people have them, above the limit of sockets',
);
const main = fileURLToPath(new URL('../../web/src/server/api-main.ts', import.meta.url));
const running = new Set<ChildProcess>();
/** A first start fills a database, which a busy machine takes long for. */
const PATIENCE_MS = 240_000;

afterAll(() => {
	for (const child of running) child.kill('SIGKILL');
	removePlace(dataDir);
	removePlace(folder);
});

/** Starts the API in a process of its own, and waits until it is ready or has ended. */
async function start() {
	// The system chooses a free port.
	const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir };
	const child = spawn(process.execPath, ['--conditions=@zaylat/source', main], {
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	running.add(child);
	const started = performance.now();
	let output = '';
	const ended = once(child, 'exit').then(() => running.delete(child));
	const isReady = new Promise<void>((done) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (chunk: Buffer) => {
				output += chunk.toString();
				if (/is ready on \S+\s/.test(output)) done();
			});
		}
	});
	await Promise.race([isReady, ended]);
	const ms = Math.round(performance.now() - started);
	const origin = /is ready on (http:\/\/[^/\s]+)/.exec(output)?.[1];
	return { child, ended, ms, origin, output: () => output };
}

/** Processes of postgres that serve our data folder. */
function postgresOf(child: ChildProcess): number[] {
	const parents = new Map<number, number>();
	for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
		try {
			const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
			parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]));
		} catch {
			// Ended while we looked.
		}
	}
	const isBelow = (pid: number): boolean => {
		const parent = parents.get(pid);
		return parent !== undefined && parent > 0 && (parent === child.pid || isBelow(parent));
	};
	return [...parents.keys()].filter(isBelow);
}

/** Kills a process; one that has just ended with its parent is as good. */
function killIfThere(pid: number): void {
	try {
		process.kill(pid, 'SIGKILL');
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
	}
}

async function untilGone(pids: readonly number[]): Promise<void> {
	await expect
		.poll(
			() =>
				pids.filter((pid) => {
					try {
						process.kill(pid, 0);
						return true;
					} catch {
						return false;
					}
				}),
			{ timeout: 8_000 },
		)
		.toEqual([]);
}

describe.runIf(process.platform === 'linux')('the private database', () => {
	it('starts from nothing, refuses a second server, survives kill -9 of itself and of the database, and leaves nothing behind', {
		timeout: PATIENCE_MS,
	}, async () => {
		const first = await start();
		expect(first.origin).toMatch(/^http:\/\/localhost:\d+$/);
		console.log(`start from nothing: ${first.ms} ms`);
		expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
		expect(first.output()).not.toContain(readFileSync(join(dataDir, 'postgres.password'), 'utf8'));

		const second = await start();
		await second.ended;
		expect(second.child.exitCode).toBe(1);
		expect(second.output()).toContain(`Process ${first.child.pid} already serves the data folder ${dataDir}`);
		expect((await fetch(`${first.origin}/api/ready`)).status).toBe(200);

		const orphans = postgresOf(first.child);
		expect(orphans.length).toBeGreaterThan(2);
		first.child.kill('SIGKILL');
		await first.ended;
		await untilGone(orphans);

		const third = await start();
		expect(third.output()).toContain('is ready on');
		expect(third.output()).toContain('"seeded":false');
		console.log(`start again: ${third.ms} ms`);
		expect((await fetch(`${third.origin}/api/products/1001`)).status).toBe(200);

		const pids = postgresOf(third.child);
		for (const pid of pids) killIfThere(pid);
		await untilGone(pids);
		// Another product, because the response for the first is cached for some seconds.
		await expect.poll(async () => (await fetch(`${third.origin}/api/products/1002`)).status).toBe(503);
		expect((await fetch(`${third.origin}/api/health`)).status).toBe(200);
		third.child.kill('SIGTERM');
		await third.ended;

		const fourth = await start();
		expect((await fetch(`${fourth.origin}/api/products/1001`)).status).toBe(200);
		const last = postgresOf(fourth.child);
		fourth.child.kill('SIGINT');
		await fourth.ended;
		expect(fourth.child.exitCode).toBe(0);
		await untilGone(last);
	});

	it('starts anew in a data folder that was thrown away', { timeout: PATIENCE_MS }, async () => {
		const thrownAway = join(folder, 'thrown-away');
		const tables = async () => {
			const server = await startEmbedded(thrownAway, silentLogger, { isDurable: false });
			const client = new pg.Client(server.connection('postgres'));
			await client.connect();
			const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
			await client.query('create table if not exists kept (id int)');
			await client.end();
			await server.stop();
			return rows.length;
		};
		expect([await tables(), await tables()]).toEqual([0, 1]);
		rmSync(thrownAway, { recursive: true });
		expect(await tables()).toBe(0);
		removePlace(thrownAway);
	});
});

describe('the account', () => {
	const passwd =
		(...lines: string[]) =>
		() =>
			lines.join('\n');
	const nobody = 'nobody:x:65534:65534:nobody:/:/bin/false';
	it('is our own unless we are root', () => expect(unprivilegedAccount(1000, passwd(nobody))).toBeUndefined());
	it('is postgres, else nobody', () => {
		const postgres = 'postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash';
		expect(unprivilegedAccount(0, passwd(nobody, postgres))?.name).toBe('postgres');
		expect(unprivilegedAccount(0, passwd(nobody))).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
	});
	it('is never root', () => {
		expect(() => unprivilegedAccount(0, passwd('root:x:0:0::/:/bin/sh'))).toThrow(/no unprivileged account/);
		expect(() => unprivilegedAccount(0, passwd('postgres:x:0:0::/:/bin/sh'))).toThrow(/no unprivileged account/);
	});
});

describe('the lock', () => {
	it('is held against a live process, given back, and taken over from a dead one', () => {
		const file = join(folder, 'lock');
		const release = acquireLock(file, folder);
		expect(() => acquireLock(file, folder)).toThrow(`Process ${process.pid} already serves`);
		release();
		acquireLock(file, folder)();
		// No process has this id; the second has ours, but began at another time.
		for (const left of ['4194999 1', `${process.pid} 1`]) {
			writeFileSync(file, left);
			acquireLock(file, folder)();
		}
	});
});
