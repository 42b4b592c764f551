import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { must } from './run.mjs';

/** Installed apart from the project, whose dependencies it would double. */
const VERDACCIO = {
	private: true,
	dependencies: { verdaccio: '6.10.4' },
	// It requires the tag `cjs`, which some mirrors of the registry lack; this is the version of the tag.
	overrides: { 'node-fetch': '2.7.0' },
};

/** Our packages stay here and anybody may publish them; all others are passed on from the registry that npm uses. */
const configOf = (folder, upstream) => ({
	storage: join(folder, 'storage'),
	configPath: join(folder, 'config.yaml'),
	uplinks: { upstream: { url: upstream } },
	packages: {
		'@zaylat/*': { access: '$all', publish: '$all' },
		'**': { access: '$all', proxy: 'upstream' },
	},
	log: { type: 'stdout', format: 'pretty', level: 'warn' },
});

/**
 * Starts an npm registry on loopback, in this process, empty but for what it passes on.
 * @param {string} folder where it stores what is published
 * @returns {Promise<{ url: string, npmrc: string, stop: () => void }>} `npmrc` is the configuration of those who
 *   install and publish
 */
export async function startRegistry(folder) {
	mkdirSync(folder, { recursive: true });
	const output = await must(['npm', 'config', 'get', 'registry'], { cwd: folder });
	const upstream = output.trim().split('\n').at(-1);
	writeFileSync(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
	await must(['npm', 'install', '--no-audit', '--no-fund'], { cwd: folder });
	const { runServer } = createRequire(join(folder, 'package.json'))('verdaccio');
	const server = await runServer(configOf(folder, upstream));
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const host = `//127.0.0.1:${server.address().port}/`;
	// npm and pnpm do not publish without a token, whatever it is.
	return {
		url: `http:${host}`,
		npmrc: `registry=http:${host}\n${host}:_authToken=anybody\n`,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
