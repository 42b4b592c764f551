import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const [unit, recipe, compose] = ['zaylat.service', 'Containerfile', 'compose.yml'].map((file) =>
	read(`deploy/${file}`),
);

test('unit and container start the same file of the repository, without a build', () => {
	const [, ofUnit] = /^ExecStart=\S+ (.+)$/m.exec(unit) ?? [];
	const [, ofContainer] = /^CMD (\[.+\])$/m.exec(recipe) ?? [];
	assert.deepEqual(JSON.parse(ofContainer ?? '[]').slice(1), ofUnit?.split(' '));
	assert.ok(existsSync(join(ROOT, ofUnit?.split(' ').at(-1) ?? '')));
});

test('the container is not of root, and contains the Node and pnpm of the repository', () => {
	const toolchain = read('tools/toolchain.mjs');
	const version = (name) => new RegExp(`${name} = '(.+)'`).exec(toolchain)?.[1];
	assert.match(recipe, new RegExp(`^FROM node:${version('NODE_VERSION')}-`, 'm'));
	assert.match(recipe, new RegExp(`pnpm@${version('PNPM_VERSION')}$`, 'm'));
	const [user] = [...recipe.matchAll(/^USER (.+)$/gm)].map(([, name]) => name).slice(-1);
	assert.equal(user, 'node');
	assert.ok(recipe.indexOf('\nUSER ') < recipe.indexOf('\nCMD '));
});

test('the Compose file gives the shop a root that is not written to, and no secret', () => {
	assert.match(compose, /^ {4}read_only: true$/m);
	assert.match(compose, /^ {4}cap_drop: \[ALL\]$/m);
	for (const name of ['POSTGRES_PASSWORD', 'AUTH_SECRET', 'SECURITY_KEY', 'METRICS_TOKEN']) {
		const [, value] = new RegExp(`^ {6}${name}: (.+)$`, 'm').exec(compose) ?? [];
		assert.match(value ?? '', /^\$\{[A-Z_]+:\?/, name);
	}
});

test('the Compose file sets only what the README names', () => {
	const settings = [...compose.matchAll(/^ {6}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
	const readme = read('README.md');
	assert.deepEqual(
		settings.filter((name) => !name.startsWith('POSTGRES_') && !readme.includes(`\`${name}\``)),
		[],
	);
});

test('each alert has a case that fires it, and a line that says what to do', () => {
	const alerts = [...read('deploy/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
	assert.ok(alerts.length > 0);
	const cases = read('deploy/alerts.test.yml').split(/^ {6}- eval_time: /m);
	const firing = cases.filter((each) => each.includes('exp_labels')).map((each) => /alertname: (\w+)/.exec(each)?.[1]);
	const described = [...read('docs/operations.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
	for (const name of alerts) {
		assert.ok(firing.includes(name), `${name} has no case in deploy/alerts.test.yml`);
		assert.ok(described.includes(name), `${name} is not in docs/operations.md`);
	}
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test('Prometheus accepts the alerts and their cases', {
	skip: hasPromtool ? false : 'promtool is not installed',
}, () => {
	for (const args of [
		['check', 'rules', 'deploy/alerts.yml'],
		['test', 'rules', 'deploy/alerts.test.yml'],
	]) {
		const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: ROOT, encoding: 'utf8' });
		assert.equal(status, 0, stdout + stderr);
	}
});

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

test('systemd accepts the unit', { skip: canVerify ? false : 'systemd-analyze is not installed' }, () => {
	const folder = mkdtempSync(join(tmpdir(), 'zaylat-unit-'));
	try {
		const file = join(folder, 'zaylat.service');
		// The program is not at its place here.
		writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
		const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
		assert.equal(stderr.includes(folder) ? stderr : '', '');
		assert.equal(status, 0, stderr);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
