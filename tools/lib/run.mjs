import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Children that run now, so that a signal can end them all. */
const running = new Set();

/**
 * Runs a command and collects what it prints.
 *
 * The child leads a process group of its own, so that ending it ends what it started too.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program, ...args], { cwd = ROOT, env = {}, onLine } = {}) {
	return new Promise((done) => {
		const child = spawn(program, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
			detached: process.platform !== 'win32',
			shell: process.platform === 'win32',
		});
		running.add(child);
		const chunks = [];
		const collect = (chunk) => {
			chunks.push(chunk);
			onLine?.(String(chunk));
		};
		child.stdout.on('data', collect);
		child.stderr.on('data', collect);
		const finish = (code, extra = '') => {
			running.delete(child);
			done({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
		};
		child.on('error', (error) => finish(1, `${error.message}\n`));
		child.on('close', (code, signal) => finish(code ?? 1, signal ? `\nEnded by ${signal}.\n` : ''));
	});
}

/**
 * Ends every child that still runs, with what it started.
 *
 * @param {NodeJS.Signals} signal
 */
export function endChildren(signal = 'SIGTERM') {
	for (const child of running) {
		try {
			process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
		} catch {
			// It has just ended by itself.
		}
	}
}
