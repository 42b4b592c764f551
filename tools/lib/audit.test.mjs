import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { COUNTS } from './count.mjs';
import { ROOT } from './root.mjs';

let registry;
afterEach(() => registry?.close());

/** Runs the check against a registry that answers so. */
async function auditAt(answer) {
	registry = createServer((request, response) => {
		request.resume();
		request.once('end', () => answer(response));
	}).listen(0, '127.0.0.1');
	await once(registry, 'listening');
	const child = spawn(process.execPath, [join(ROOT, 'tools/audit.mjs')], {
		env: { ...process.env, pnpm_config_registry: `http://127.0.0.1:${registry.address().port}/` },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	child.stdout.on('data', (piece) => (output += piece));
	const [code] = await once(child, 'close');
	return { code, output, count: COUNTS.check({ code, output }) };
}

const json = (value) => (response) =>
	response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const weaknessOf = (severity) =>
	json({
		hono: [{ id: 1, title: 'Made up', severity, vulnerable_versions: '<99.0.0', url: 'https://a.example/1' }],
	});

test('the check fails on a high and on a critical advisory of an installed version, and names the package', async () => {
	for (const severity of ['high', 'critical']) {
		const { code, output } = await auditAt(weaknessOf(severity));
		equal(code, 1, severity);
		match(output, /Made up/);
		match(output, /hono/);
		registry.close();
	}
});

test('the check passes on a lesser advisory', async () => {
	for (const severity of ['low', 'moderate']) {
		const { code, count } = await auditAt(weaknessOf(severity));
		equal(code, 0, severity);
		deepEqual(count, { passed: 1, failed: 0 });
		registry.close();
	}
});

test('the check passes without advisories', async () => {
	const { code, count } = await auditAt(json({}));
	equal(code, 0);
	deepEqual(count, { passed: 1, failed: 0 });
});

test('the check passes with a note, and without its address, when the registry does not answer', async () => {
	for (const answer of [(response) => response.writeHead(405).end(), (response) => response.end('no JSON')]) {
		const { code, count, output } = await auditAt(answer);
		equal(code, 0);
		deepEqual(count, { passed: 1, failed: 0, note: 'dependencies not audited, the registry did not answer' });
		doesNotMatch(output, /127\.0\.0\.1/);
		registry.close();
	}
});
