/**
 * `pnpm dev`: the shop with reload on one address. The API restarts when its sources change, Vite updates the pages.
 *
 * It says that it is ready when the API answers. It ends with the API's message when the API cannot start at all; when
 * the API fails after a change, it is started again with the next change.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, orEnd } from './lib/prepare.mjs';
import { freePort } from './lib/reserve-ports.mjs';
import { runRestarting } from './lib/restarting.mjs';
import { ROOT } from './lib/root.mjs';

const SOURCE = '--conditions=@zaylat/source';

/** Folders of the files that the API runs. */
const API_SOURCES = ['apps/api/src', 'apps/demo-data/src', 'packages/domain/src', 'packages/api-client/src'].map(
	(path) => join(ROOT, path),
);

await orEnd(installDependencies());

const apiPort = await freePort();
const shared = {
	...process.env,
	NODE_ENV: 'development',
	DATA_DIR: process.env.DATA_DIR ?? join(ROOT, '.data', 'demo'),
};

/** Where the shop is, for links in messages that the API writes. */
const port = process.env.PORT || '3000';
const origins = { ORIGIN_MM: `http://mm.localhost:${port}`, ORIGIN_TH: `http://th.localhost:${port}` };

/** Address of the shop, once its server listens. */
let url;
let apiState = 'starting';
let isTold = false;
let isStopping = false;
function reportReady() {
	if (isTold || url === undefined || apiState !== 'ready') return;
	isTold = true;
	process.stdout.write(`Zaylat is ready on ${url} (development)\n`);
}

const web = spawn(process.execPath, [SOURCE, 'apps/web/src/server/dev.ts'], {
	cwd: ROOT,
	stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
	env: { ...shared, API_BASE_URL: `http://127.0.0.1:${apiPort}` },
});
web.once('message', (message) => {
	url = message;
	reportReady();
});
web.once('exit', (code) => stop(code ?? 1));

const api = runRestarting({
	args: [SOURCE, 'apps/web/src/server/api-main.ts'],
	options: {
		cwd: ROOT,
		env: { ...origins, ...shared, PORT: String(apiPort), HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
	},
	folders: API_SOURCES,
	onState(state) {
		apiState = state;
		if (web.connected) web.send(state);
		if (state === 'failed') {
			process.stderr.write('The API has ended, see above. It starts again when one of its source files changes.\n');
		}
		reportReady();
	},
	onEnd(code) {
		if (!isStopping) process.stderr.write(`The API cannot start, see above: it ended with ${code}.\n`);
		stop(code || 1);
	},
});

function stop(code) {
	if (isStopping) return;
	isStopping = true;
	process.exitCode = code;
	web.kill('SIGTERM');
	api.stop();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
