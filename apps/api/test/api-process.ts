import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import type { Reachable } from '../src/testing/index.ts';

const MAIN = join(import.meta.dirname, '../../web/src/server/api-main.ts');

/** An API in a process of its own, as it runs in production. */
export interface ApiProcess extends Reachable {
	/** Ends it by a signal; `SIGKILL` gives it no moment to finish anything. @returns its exit code */
	end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
	hasEnded(): boolean;
	readonly pid: number;
	/** Its address: `http://127.0.0.1:4000`. */
	readonly origin: string;
}

/** The address of a database for `DATABASE_URL`; a folder as host is that of a Unix socket. */
export function databaseUrl({ host = '', port = 5432, user = '', password, database = '' }: pg.PoolConfig): string {
	const account = `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`;
	return host.startsWith('/')
		? `postgres://${account}@/${database}?${new URLSearchParams({ host, port: String(port) })}`
		: `postgres://${account}@${host}:${port}/${database}`;
}

/**
 * Starts an API on a database that is migrated and filled.
 * @param env settings over the defaults of development
 */
export async function startProcess(
	database: pg.PoolConfig,
	dataDir: string,
	env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
	const child = spawn(process.execPath, ['--conditions=@zaylat/source', MAIN], {
		env: {
			PATH: process.env.PATH,
			DATABASE_URL: databaseUrl(database),
			DATA_DIR: dataDir,
			// The system chooses a free one.
			PORT: '0',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = once(child, 'close');
	const origin = await readyAt(child);
	return {
		app: { request: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }) },
		clock: { now: Date.now },
		origin,
		pid: child.pid ?? 0,
		hasEnded: () => child.exitCode !== null || child.signalCode !== null,
		async end(signal) {
			child.kill(signal);
			const [code] = await ended;
			return code;
		},
	};
}

function readyAt(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = '';
		const read = (piece: Buffer) => {
			output += piece;
			const origin = /is ready on (http:\/\/[^/\s]+)/.exec(output)?.[1];
			if (origin) resolve(origin);
		};
		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('close', (code) => reject(new Error(`the API ended with ${code}: ${output}`)));
	});
}
