/**
 * `pnpm dev`: the shop with reload on one address. The API restarts when its sources change, pages by Vite.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installDependencies } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';

const SOURCE = '--conditions=@zaylat/source';

function freePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address();
			probe.close(() => resolve(port));
		});
	});
}

try {
	await installDependencies();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}

const apiPort = await freePort();
const shared = { ...process.env, NODE_ENV: 'development', DATA_DIR: process.env.DATA_DIR ?? join(ROOT, '.data') };
const start = (args, env) =>
	spawn(process.execPath, [SOURCE, ...args], { cwd: ROOT, stdio: 'inherit', env: { ...shared, ...env } });

const children = [
	start(['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], { PORT: String(apiPort), HOST: '127.0.0.1' }),
	start(['apps/web/src/server/dev.ts'], { API_BASE_URL: `http://127.0.0.1:${apiPort}` }),
];

let isStopping = false;
function stop(code) {
	if (isStopping) return;
	isStopping = true;
	process.exitCode = code;
	for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.once('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
