import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { run } from './run.mjs';

/** Installed apart from the project, whose dependencies it would double. */
const VERDACCIO = {
	private: true,
	dependencies: { verdaccio: '6.10.4' },
	// It requires the tag `cjs`, which some mirrors of the registry lack; this is the version of the tag.
	overrides: { 'node-fetch': '2.7.0' },
};

/** Longest time until the registry answers. */
const START_MS = 60_000;

/** Our packages stay here; all others are passed on from the registry that npm uses. */
const configOf = (folder, upstream) => `storage: ${join(folder, 'storage')}
auth:
  htpasswd:
    file: ${join(folder, 'htpasswd')}
    max_users: 10
uplinks:
  upstream:
    url: ${upstream}
packages:
  '@zaylat/*':
    access: $all
    publish: $authenticated
  '**':
    access: $all
    proxy: upstream
log: { type: stdout, format: pretty, level: warn }
`;

async function answers(url, child) {
	const until = Date.now() + START_MS;
	while (Date.now() < until && child.exitCode === null) {
		if (
			await fetch(`${url}/-/ping`).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	throw new Error(`The local registry does not answer at ${url}.`);
}

/** A user of the registry, who may publish. */
async function signUp(url) {
	const response = await fetch(`${url}/-/user/org.couchdb.user:rehearsal`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			name: 'rehearsal',
			password: crypto.randomUUID(),
			email: 'rehearsal@example.com',
			type: 'user',
		}),
	});
	const { token } = await response.json();
	if (typeof token !== 'string') throw new Error(`The local registry gives no token: ${response.status}`);
	return token;
}

/**
 * Starts an npm registry on loopback, empty but for what it passes on.
 * @param {string} folder where it stores what is published
 * @returns {Promise<{ url: string, npmrc: string, stop: () => void }>} `npmrc` is the configuration of those who
 *   install and publish
 */
export async function startRegistry(folder) {
	mkdirSync(folder, { recursive: true });
	const { output } = await run(['npm', 'config', 'get', 'registry'], { cwd: folder });
	const upstream = output.trim().split('\n').at(-1);
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	writeFileSync(join(folder, 'config.yaml'), configOf(folder, upstream));
	writeFileSync(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
	const install = await run(['npm', 'install', '--no-audit', '--no-fund'], { cwd: folder });
	if (install.code !== 0) throw new Error(`The local registry cannot be installed:\n${install.output}`);
	const command = ['--listen', `127.0.0.1:${port}`, '--config', join(folder, 'config.yaml')];
	const child = spawn(join(folder, 'node_modules/.bin/verdaccio'), command, {
		cwd: folder,
		stdio: 'ignore',
		detached: true,
	});
	const stop = () => {
		try {
			process.kill(-child.pid, 'SIGTERM');
		} catch {
			// It has already ended.
		}
	};
	try {
		await answers(url, child);
		const token = await signUp(url);
		return { url, npmrc: `registry=${url}/\n//127.0.0.1:${port}/:_authToken=${token}\n`, stop };
	} catch (error) {
		stop();
		throw error;
	}
}
