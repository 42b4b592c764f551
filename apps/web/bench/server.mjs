import { spawn, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/root.mjs';

const MAIN = join(ROOT, 'apps/web/src/server/main.ts');

/** Longest start that is waited for: a first one fills the database. */
const PATIENCE_MS = 180_000;

/** Where the tool is there, the server has one core for itself and the load comes from the others. */
const pin =
	cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', String(cpus().length - 1)] : [];

/** Whether the server has a core of its own. */
export const isPinned = pin.length > 0;

/**
 * Starts the production server and waits until it is ready.
 *
 * @param {{ port: number, dataDir: string, env?: Record<string, string>, main?: string, mayPin?: boolean }} options `main`
 *   of another server than the shop's; `mayPin` false gives it all cores
 * @returns {Promise<{ url: string, pid: number, startMs: number, stop: () => Promise<void> }>}
 */
export function startServer({ port, dataDir, env = {}, main = MAIN, mayPin = true }) {
	const [program, ...args] = [...(mayPin ? pin : []), process.execPath, '--conditions=@zaylat/source', main];
	const started = Date.now();
	const child = spawn(program, args, {
		cwd: ROOT,
		env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	const ended = new Promise((resolve) => child.once('close', resolve));
	const stop = async () => {
		child.kill('SIGTERM');
		await ended;
	};
	return new Promise((resolve, reject) => {
		const late = setTimeout(() => {
			child.kill('SIGKILL');
			reject(new Error(`The server was not ready after ${PATIENCE_MS / 1000} s:\n${output}`));
		}, PATIENCE_MS);
		const read = (chunk) => {
			output += chunk;
			if (!/is ready on/.test(output)) return;
			clearTimeout(late);
			resolve({ url: `http://127.0.0.1:${port}`, pid: child.pid, startMs: Date.now() - started, stop });
		};
		child.stdout.on('data', read);
		child.stderr.on('data', read);
		child.once('close', (code) => {
			clearTimeout(late);
			reject(new Error(`The server ended with ${code}:\n${output}`));
		});
	});
}

/**
 * Fills a data folder with the goods of the demo, which servers of the production profile then sell.
 *
 * @param {{ port: number, dataDir: string, mayPin?: boolean }} options as of `startServer`
 * @returns {Promise<number>} milliseconds of the start that filled it
 */
export async function fillData(options) {
	const { startMs, stop } = await startServer({ ...options, env: { PROFILE: 'demo', SIMULATORS: '0' } });
	await stop();
	return startMs;
}

/** Removes a data folder with the database that lies in it. @param {string} dataDir */
export function removeData(dataDir) {
	spawnSync(process.execPath, ['--conditions=@zaylat/source', 'apps/demo-data/src/reset.ts'], {
		cwd: ROOT,
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
	});
}
