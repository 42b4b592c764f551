import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Children that run now, so that a signal can end them all. */
const running = new Set();

/** Milliseconds to wait for the end of a child, or of its own children. */
const GRACE_MS = 10_000;

/**
 * Runs a command and collects what it prints.
 *
 * The child leads a process group of its own, so that ending it ends what it started too.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {(line: string) => void} [options.onLine]
 * @param {number} [options.limitMs] timeout that ends it and its children; the output so far is returned
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program, ...args], { cwd = ROOT, env = {}, onLine, limitMs } = {}) {
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
		let unended = '';
		const collect = (chunk) => {
			chunks.push(chunk);
			if (!onLine) return;
			const lines = `${unended}${chunk}`.split('\n');
			unended = lines.pop() ?? '';
			for (const line of lines) onLine(line);
		};
		const timers = [];
		const later = (ms, action) => timers.push(setTimeout(action, ms));
		if (limitMs) {
			later(limitMs, () => {
				chunks.push(Buffer.from(`\nEnded after its limit of ${limitMs / 1000} s.\n`));
				end(child, 'SIGINT');
				later(GRACE_MS, () => end(child, 'SIGKILL'));
			});
		}
		child.stdout.on('data', collect);
		child.stderr.on('data', collect);
		const finish = (code, extra = '') => {
			running.delete(child);
			for (const timer of timers) clearTimeout(timer);
			done({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
		};
		child.on('error', (error) => finish(1, `${error.message}\n`));
		// Its children may outlive it and keep its pipes open: do not wait for them.
		child.on('exit', (code) =>
			later(GRACE_MS, () => {
				child.stdout.destroy();
				child.stderr.destroy();
				finish(code ?? 1, '\nSomething that it started still runs.\n');
			}),
		);
		child.on('close', (code, signal) => finish(code ?? 1, signal ? `\nEnded by ${signal}.\n` : ''));
	});
}

/**
 * Runs a command that must succeed.
 *
 * @returns {Promise<string>} what it printed
 * @throws {Error} with its output, when it fails
 */
export async function must(command, options) {
	const { code, output } = await run(command, options);
	if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.trim()}`);
	return output;
}

/** Ends every child that still runs, with what it started. */
export function endChildren(signal) {
	for (const child of running) end(child, signal);
}

/**
 * From now on, a signal to end ends every child, with what it started, and then this process.
 *
 * @param {{ code?: number, cleanUp?: () => void }} [options] exit code, and what is done before
 * @returns {() => void} leaves signals to others again
 */
export function endOnSignals({ code = 130, cleanUp } = {}) {
	const stop = (signal) => {
		endChildren(signal);
		cleanUp?.();
		process.exit(code);
	};
	const signals = ['SIGINT', 'SIGTERM'];
	for (const signal of signals) process.on(signal, stop);
	return () => {
		for (const signal of signals) process.off(signal, stop);
	};
}

function end(child, signal) {
	try {
		process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
	} catch {
		// It has just ended.
	}
}
