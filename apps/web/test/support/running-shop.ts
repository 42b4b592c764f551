import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');

/** Port of the shop that test files share; those after it are for shops that a test starts itself. */
export const SHARED_PORT = Number(process.env.WEB_TEST_PORT);

/** A shop that runs. */
export interface Running {
	readonly output: () => string;
	/** Port that it listens on. */
	readonly port: number;
	/** Ends it by a signal. @returns exit code and the time it took in milliseconds. */
	stop(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
	readonly pid: number;
}

/**
 * The built shop in a process of its own, as `npm start` runs it.
 * @param main module that serves; another build has its own
 */
export async function start(env: Readonly<Record<string, string>>, main = MAIN): Promise<Running> {
	const child = spawn(process.execPath, ['--conditions=@zaylat/source', main], {
		env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
	const ended = once(child, 'close');
	await new Promise<void>((resolve, reject) => {
		child.stdout.on('data', () => output.includes('is ready on') && resolve());
		child.once('close', (code) => reject(new Error(`ended with ${code}: ${output}`)));
	});
	return {
		output: () => output,
		port: Number(/is ready on \S+:(\d+)/.exec(output)?.[1]),
		pid: child.pid ?? 0,
		async stop(signal) {
			const since = Date.now();
			child.kill(signal);
			const [code] = await ended;
			return { code, ms: Date.now() - since };
		},
	};
}

/** A response of a shop. */
export interface WholeResponse {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
	readonly text: string;
}

function askOnce(port: number, path: string, headers: Record<string, string>, method: string): Promise<WholeResponse> {
	return new Promise((resolve, reject) => {
		const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
			const pieces: Buffer[] = [];
			response.on('data', (piece) => pieces.push(piece));
			response.on('end', () => {
				const body = Buffer.concat(pieces);
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
			});
		});
		asked.on('error', reject);
		asked.end();
	});
}

/** Sends a request to a server on this machine; returns the response unchanged, redirects too. */
export function askAt(port: number) {
	return (path: string, headers: Record<string, string> = {}, method = 'GET', other = port): Promise<WholeResponse> =>
		askOnce(other, path, headers, method);
}
