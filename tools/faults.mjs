/**
 * `pnpm faults`: puts the small faults of `tools/faults` into a copy of the repository, one at a time, and runs the tests
 * that should notice each. Fails when more than five are not noticed, or when the text of one is no longer there.
 *
 *   pnpm faults                      every fault (about 15 minutes)
 *   pnpm faults -- --only api,ui-    those whose id begins so; fails when one of them is not noticed
 *   pnpm faults -- --list            names the faults
 *
 * The copy has what git knows of the working tree: files that are new must be added.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { FAULTS, MOST_UNNOTICED, readSource, withFault, workspaceOf } from './lib/faults.mjs';
import { ROOT } from './lib/root.mjs';
import { endOnSignals, must, run } from './lib/run.mjs';

const API = 'apps/api';
/** A fault can make a test wait for ever. */
const LIMIT_MS = 300_000;

const print = (text) => process.stdout.write(`${text}\n`);
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Copies the working tree and installs its dependencies. @returns the folder of the copy */
async function copyTree() {
	const folder = join(mkdtempSync(join(tmpdir(), 'zaylat-faults-')), 'tree');
	const commit = (await must(['git', 'stash', 'create'])).trim() || 'HEAD';
	await must(['git', 'worktree', 'add', '--detach', folder, commit]);
	await must(['pnpm', 'install', '--offline', '--frozen-lockfile'], { cwd: folder });
	return folder;
}

/** Starts a database server with the demo data, which all runs of the API's tests use. @returns its connection as JSON */
async function startDatabase(tree) {
	const child = spawn('node', ['--conditions=@zaylat/source', 'src/testing/keep-server.ts'], {
		cwd: join(tree, API),
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	for await (const line of createInterface({ input: child.stdout })) {
		return { server: line, stop: () => new Promise((done) => child.on('exit', done) && child.stdin.end()) };
	}
	throw new Error('The database server of the tests did not start.');
}

/**
 * Runs test files of a workspace until one test fails.
 * @returns {Promise<boolean>} whether all passed
 */
async function passes(tree, workspace, tests, env) {
	const report = join(tree, '..', 'report.json');
	rmSync(report, { force: true });
	const files = tests.map((test) => test.slice(workspace.length + 1));
	const command = ['npx', 'vitest', 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...files];
	const { output } = await run(command, { cwd: join(tree, workspace), env, limitMs: LIMIT_MS });
	try {
		const { success, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
		if (numTotalTests > 0) return success;
	} catch {
		// What stopped it is in its output.
	}
	// A test that waits for ever has been noticed by whoever waits for it.
	if (output.includes('Ended after its limit')) return false;
	throw new Error(`The tests of ${workspace} could not be run:\n${output}`);
}

/** Tries faults in a copy. @returns those that no test noticed */
async function tryFaults(faults, tree, env) {
	const unnoticed = [];
	for (const [place, fault] of faults.entries()) {
		const started = Date.now();
		const path = join(tree, fault.file);
		const content = readSource(fault.file, tree);
		writeFileSync(path, withFault(fault, content));
		const isUnnoticed = await passes(tree, workspaceOf(fault), fault.tests, env);
		writeFileSync(path, content);
		if (isUnnoticed) unnoticed.push(fault);
		print(
			`[${place + 1}/${faults.length}] ${isUnnoticed ? 'NOT NOTICED' : 'noticed'} ${fault.id} (${seconds(started)})`,
		);
	}
	return unnoticed;
}

/** Without a fault all tests pass, or a failure would prove nothing. @throws {Error} when one fails */
async function requirePassing(faults, tree, env) {
	for (const [workspace, own] of Map.groupBy(faults, workspaceOf)) {
		const tests = [...new Set(own.flatMap((fault) => fault.tests))];
		if (!(await passes(tree, workspace, tests, env))) throw new Error(`Tests of ${workspace} fail without a fault.`);
	}
}

async function main() {
	const { values } = parseArgs({
		args: process.argv.slice(2).filter((arg) => arg !== '--'),
		options: { only: { type: 'string' }, list: { type: 'boolean', default: false } },
	});
	const wanted = values.only?.split(',');
	const faults = FAULTS.filter(({ id }) => wanted === undefined || wanted.some((start) => id.startsWith(start)));
	if (values.list) return print(faults.map(({ id, harm }) => `${id}: ${harm}`).join('\n'));
	if (faults.length === 0) throw new Error(`No fault begins with ${values.only}.`);
	for (const fault of faults) withFault(fault, readSource(fault.file));

	let tree;
	let database;
	const remove = () => {
		if (tree === undefined) return;
		spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: ROOT });
		rmSync(join(tree, '..'), { recursive: true, force: true });
	};
	endOnSignals({ cleanUp: remove });
	try {
		const started = Date.now();
		tree = await copyTree();
		if (faults.some((fault) => workspaceOf(fault) === API)) database = await startDatabase(tree);
		const env = { TEST_SERVER: database?.server };
		print(`copied the repository in ${seconds(started)}`);
		await requirePassing(faults, tree, env);
		print(`the tests pass without a fault (${seconds(started)})`);
		const unnoticed = await tryFaults(faults, tree, env);
		for (const { id, file, harm } of unnoticed) print(`\nNot noticed: ${id} in ${file}\n  ${harm}`);
		print(`\n${faults.length - unnoticed.length} of ${faults.length} faults noticed in ${seconds(started)}`);
		process.exitCode = unnoticed.length > (wanted === undefined ? MOST_UNNOTICED : 0) ? 1 : 0;
	} finally {
		await database?.stop();
		remove();
	}
}

await main();
