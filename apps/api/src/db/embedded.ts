import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
	chownSync,
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { type Place, passwordOf, preparePlace } from './embedded-place.ts';
import { acquireLock } from './process-lock.ts';

/** A running private PostgreSQL. */
export interface EmbeddedServer {
	/** How to connect to one of its databases. */
	connection(database: string): pg.PoolConfig;
	/** Ends it and waits until it has ended. */
	stop(): Promise<void>;
}

/** How a private PostgreSQL runs. */
export interface EmbeddedOptions {
	/** `false` for a database that is thrown away soon: it trades safety after a crash for speed. */
	readonly isDurable?: boolean;
	/** Whether it listens on a port of this machine, as others do, instead of a socket. */
	readonly isOnLoopback?: boolean;
}

const USER = 'zaylat';
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 8_000;
const LARGEST_LOG = 5_000_000;

/** pg_trgm classifies letters by the C library; systems name its Unicode rules differently. */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Small enough to stay below 200 MB with 40 connections; nothing of durability is given up. */
const SETTINGS = {
	max_connections: '100',
	shared_buffers: '32MB',
	work_mem: '4MB',
	maintenance_work_mem: '32MB',
	effective_cache_size: '128MB',
	max_wal_size: '256MB',
	jit: 'off',
	io_method: 'sync',
	max_worker_processes: '4',
	max_parallel_workers_per_gather: '0',
	autovacuum_max_workers: '1',
	random_page_cost: '1.1',
	password_encryption: 'scram-sha-256',
	log_min_messages: 'warning',
	timezone: 'UTC',
};

/** Settings over those for databases that are thrown away soon: they survive no crash, and nothing tidies them meanwhile. */
const SHORT_LIVED = {
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	wal_level: 'minimal',
	max_wal_senders: '0',
	autovacuum: 'off',
};

/**
 * Runs postgres below a shell that ends it when our end of the pipe closes:
 * so not even `kill -9` of the server leaves a database behind.
 */
const WATCHDOG = `exec 3<&0; "$@" </dev/null 3<&- & child=$!
(cat <&3 >/dev/null; kill -INT "$child" 2>/dev/null) 2>/dev/null & guard=$!
exec 3<&- </dev/null
wait "$child"; status=$?
kill "$guard" 2>/dev/null
exit "$status"`;

/**
 * Starts the private PostgreSQL of a data folder, creating it the first time.
 *
 * It listens on a Unix socket that only its owner can reach (on Windows on loopback), with a random password.
 *
 * @param dataDir Folder of its data, absolute.
 * @param options For tests.
 * @throws Error that describes the fix, when it cannot run here or the folder is in use.
 */
export async function startEmbedded(
	dataDir: string,
	logger: Logger,
	options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
	const { isDurable = true, isOnLoopback = false } = options;
	let place: Place;
	try {
		place = preparePlace(dataDir);
	} catch (error) {
		throw cannotStart(error);
	}
	const releaseLock = acquireLock(place.lockFile, dataDir);
	try {
		await endOrphan(place, logger);
		if (!hasDatabase(place)) initialize(place, isDurable);
		const reached = isOnLoopback ? { ...place, socketDir: undefined } : place;
		return await serve(reached, isDurable, releaseLock);
	} catch (error) {
		releaseLock();
		throw cannotStart(error);
	}
}

/**
 * Whether the folder has a database that can be opened. As root the database is outside of the data folder, so it may
 * outlive a deleted data folder; it cannot be opened without the password that was stored there.
 */
const hasDatabase = ({ data, passwordFile }: Place): boolean =>
	existsSync(join(data, 'PG_VERSION')) && existsSync(passwordFile);

function cannotStart(error: unknown): Error {
	const reason = error instanceof Error ? error.message : String(error);
	return new Error(
		`The private PostgreSQL cannot start: ${reason}. Set DATABASE_URL to a PostgreSQL 15 or newer to use that instead.`,
		{ cause: error },
	);
}

/** Environment for PostgreSQL's programs: none of our variables, no secrets. */
const environment = () => ({
	PATH: process.env.PATH,
	LC_ALL: 'C',
	TZ: 'UTC',
	SystemRoot: process.env.SystemRoot,
});

const runAs = (place: Place) => (place.account ? { uid: place.account.uid, gid: place.account.gid } : {});

function initialize(place: Place, isDurable: boolean): void {
	// Made beside and renamed when complete, so that an interrupted start leaves no half cluster.
	const fresh = `${place.data}.new`;
	rmSync(fresh, { recursive: true, force: true });
	rmSync(place.data, { recursive: true, force: true });
	mkdirSync(fresh, { mode: 0o700 });
	const passwordFile = `${place.data}.initial-password`;
	writeFileSync(passwordFile, passwordOf(place), { mode: 0o600 });
	if (place.account) {
		chownSync(fresh, place.account.uid, place.account.gid);
		chownSync(passwordFile, place.account.uid, place.account.gid);
	}
	try {
		let problem = '';
		for (const ctype of CTYPES) {
			problem = makeCluster(place, { fresh, passwordFile, ctype, isDurable });
			if (problem === '') break;
		}
		if (problem !== '') throw new Error(problem);
		renameSync(fresh, place.data);
	} finally {
		rmSync(passwordFile, { force: true });
	}
}

/** @returns What went wrong, empty when nothing did. */
function makeCluster(
	place: Place,
	{ fresh, passwordFile, ctype, isDurable }: { fresh: string; passwordFile: string; ctype: string; isDurable: boolean },
): string {
	const made = spawnSync(
		join(place.bin, 'initdb'),
		[
			...['-D', fresh, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
			// Sorting and case rules built into PostgreSQL are the same on every machine.
			...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${ctype}`],
			...['--no-instructions', ...(isDurable ? [] : ['--no-sync'])],
		],
		{ ...runAs(place), cwd: fresh, env: environment(), encoding: 'utf8' },
	);
	if (made.error) throw made.error;
	return made.status === 0 ? '' : lastLine(made.stderr) || `initdb ended with ${made.status ?? made.signal}`;
}

async function serve(place: Place, isDurable: boolean, releaseLock: () => void): Promise<EmbeddedServer> {
	const port = place.socketDir ? 5432 : await freePort();
	const settings: Record<string, string> = {
		...SETTINGS,
		port: String(port),
		listen_addresses: place.socketDir ? '' : '127.0.0.1',
		unix_socket_directories: place.socketDir ?? '',
		unix_socket_permissions: '0700',
		...(isDurable ? {} : SHORT_LIVED),
	};
	const child = launch(place, settings);
	const connection = (database: string): pg.PoolConfig => ({
		host: place.socketDir ?? '127.0.0.1',
		port,
		user: USER,
		password: passwordOf(place),
		database,
	});
	const ended = new Promise<void>((done) => child.once('exit', () => done()));
	const exitOnQuit = () => child.stdin?.destroy();
	process.once('exit', exitOnQuit);
	try {
		await untilReady(child, connection('postgres'), place);
	} catch (error) {
		child.stdin?.destroy();
		await Promise.race([ended, wait(STOP_TIMEOUT_MS)]);
		throw error;
	}
	return {
		connection,
		async stop() {
			process.removeListener('exit', exitOnQuit);
			// Closing the pipe makes the watchdog stop postgres by SIGINT, its fast and orderly shutdown.
			if (process.platform === 'win32') child.kill();
			else child.stdin?.destroy();
			const isDown = await Promise.race([ended.then(() => true), wait(STOP_TIMEOUT_MS, false, { ref: false })]);
			if (!isDown) killGroup(child);
			releaseLock();
		},
	};
}

function launch(place: Place, settings: Readonly<Record<string, string>>): ChildProcess {
	if (existsSync(place.log) && statSync(place.log).size > LARGEST_LOG) truncateSync(place.log);
	const log = openSync(place.log, 'a', 0o600);
	const command = [
		join(place.bin, 'postgres'),
		...['-D', place.data],
		...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
	];
	const options = { ...runAs(place), cwd: place.data, env: environment(), detached: true } as const;
	try {
		// A group of its own, so that Ctrl-C in the terminal reaches us first and we end it in order.
		return process.platform === 'win32'
			? spawn(command[0] ?? '', command.slice(1), { ...options, stdio: ['pipe', log, log] })
			: spawn('/bin/sh', ['-c', WATCHDOG, 'zaylat-postgres', ...command], { ...options, stdio: ['pipe', log, log] });
	} finally {
		closeSync(log);
	}
}

async function untilReady(child: ChildProcess, config: pg.PoolConfig, place: Place): Promise<void> {
	let failure: Error | undefined;
	child.once('error', (error) => {
		failure = error;
	});
	child.once('exit', () => {
		failure ??= new Error(lastLine(readFileSync(place.log, 'utf8')) || 'postgres exited immediately');
	});
	for (let waited = 0; waited < START_TIMEOUT_MS; waited += 50) {
		if (failure) throw failure;
		const client = new pg.Client({ ...config, connectionTimeoutMillis: 1_000 });
		try {
			await client.connect();
			return;
		} catch {
			await wait(50);
		} finally {
			await client.end().catch(() => {});
		}
	}
	throw new Error(`it did not answer within ${START_TIMEOUT_MS / 1000} seconds`);
}

/** Stops an orphaned postgres of this data folder. Our lock proves that no live server owns it. */
async function endOrphan(place: Place, logger: Logger): Promise<void> {
	const pid = postmasterPid(place);
	if (pid === undefined) return;
	logger.warn('ending a database that a crashed server left behind', { pid });
	spawnSync(join(place.bin, 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '8'], {
		...runAs(place),
		cwd: place.data,
		env: environment(),
	});
	if (postmasterPid(place) !== undefined) throw new Error(`process ${pid} still serves ${place.data}`);
}

/** Process id of a live postgres of this data folder; a stale file of a crash counts for nothing. */
function postmasterPid(place: Place): number | undefined {
	const file = join(place.data, 'postmaster.pid');
	if (!existsSync(file)) return undefined;
	const status = spawnSync(join(place.bin, 'pg_ctl'), ['status', '-D', place.data], {
		...runAs(place),
		cwd: place.data,
		env: environment(),
	});
	return status.status === 0 ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

function killGroup(child: ChildProcess): void {
	try {
		if (child.pid) process.kill(-child.pid, 'SIGKILL');
	} catch {
		// Gone in the meantime.
	}
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function freePort(): Promise<number> {
	return new Promise((done, failed) => {
		const server = createServer();
		server.once('error', failed);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => done(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
