import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbedded } from '../db/embedded.ts';
import { removePlace } from '../db/embedded-place.ts';
import { silentLogger } from '../log.ts';

/**
 * `pnpm --filter @zaylat/api test:external [files]`: runs the tests with `DATABASE_URL`, on the server that it names, else
 * on a plain PostgreSQL that is started for it and that nothing but its address is known of.
 */
async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
	const given = process.env.DATABASE_URL;
	if (given) return { url: given, close: async () => {} };
	const folder = await mkdtemp(join(tmpdir(), 'zaylat-external-'));
	const server = await startEmbedded(folder, silentLogger, { isDurable: false, isOnLoopback: true });
	const { host, port, user, password } = server.connection('postgres');
	return {
		url: `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/postgres`,
		async close() {
			await server.stop();
			removePlace(folder);
		},
	};
}

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { url, close } = await openServer();
const child = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
	cwd: join(import.meta.dirname, '../..'),
	env: { ...process.env, DATABASE_URL: url },
	stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
process.exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
await close();
