import { deepEqual, equal, match } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { describeFinding, readAudit } from './audit.mjs';
import { COUNTS } from './count.mjs';
import { ROOT } from './root.mjs';

/** What `pnpm audit --json` prints of a weakness. */
const report = (severity) =>
	JSON.stringify({
		advisories: {
			1099999: {
				findings: [{ version: '4.13.19', paths: ['apps__web>hono', 'apps__api>@hono/auth-js>hono'] }],
				title: 'Made up',
				module_name: 'hono',
				patched_versions: '>=99.0.0',
				severity,
				url: 'https://github.com/advisories/GHSA-xxxx-yyyy-zzzz',
			},
		},
		metadata: { vulnerabilities: {}, totalDependencies: 846 },
	});

test('high and critical advisories are findings, others are not', () => {
	for (const severity of ['high', 'critical']) {
		const { findings } = readAudit(report(severity));
		deepEqual(
			findings.map(({ name, versions }) => [name, versions]),
			[['hono', ['4.13.19']]],
		);
		match(
			describeFinding(findings[0]),
			/^(high|critical): hono 4\.13\.19: Made up\n.*>=99\.0\.0.*\n {2}apps\/web > hono\n/,
		);
	}
	for (const severity of ['info', 'low', 'moderate']) deepEqual(readAudit(report(severity)).findings, []);
});

test('an answer without advisories has no finding', () => {
	const answer = readAudit(JSON.stringify({ advisories: {}, metadata: { totalDependencies: 846 } }));
	deepEqual(answer, { isAnswered: true, findings: [], packages: 846 });
});

test('whatever else is printed is no answer', () => {
	const refused =
		'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://r.example/-/npm/v1/security/\n  │ advisories/bulk) responded with 405:\n';
	deepEqual(readAudit(refused), {
		isAnswered: false,
		reason: 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE The audit endpoint (at it) responded with 405:',
	});
	for (const output of ['', '{}', '{"advisories":{', 'Ended after its limit of 30 s.']) {
		equal(readAudit(output).isAnswered, false, output);
	}
});

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

test('the check fails on a critical advisory of an installed version', async () => {
	const advisory = {
		id: 1,
		title: 'Made up',
		severity: 'critical',
		vulnerable_versions: '<99.0.0',
		url: 'https://a.example/1',
	};
	const { code, output } = await auditAt(json({ hono: [advisory] }));
	equal(code, 1);
	match(output, /critical: hono \d/);
});

test('the check passes without advisories', async () => {
	const { code, count } = await auditAt(json({}));
	equal(code, 0);
	deepEqual(count, { passed: 1, failed: 0 });
});

test('the check passes with a note when the registry does not answer', async () => {
	const { code, count, output } = await auditAt((response) => response.writeHead(405).end());
	equal(code, 0);
	deepEqual(count, { passed: 1, failed: 0, note: 'dependencies not audited, the registry did not answer' });
	match(output, /responded with 405/);
});
