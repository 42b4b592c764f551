/**
 * `npm test`: every check and test of the repository. Its last line is `N passed, N failed`.
 *
 *   npm test -- --all               opens every story, also those that cannot have changed since they passed, and lets
 *                                   property tests generate other cases than the usual ones
 *   npm test -- --only ui,api       some steps
 *   npm test -- --only "end-to-end tests:checkout"   of a step the test files whose path contains "checkout"
 *   npm test -- --changed [commit]  the steps that a change since a commit may affect; since main when left out
 *   npm test -- --list              names the steps
 *
 * The checks that need no build come first; when one of them fails, nothing else is run. At the end, up to three failed
 * tests are run once more. Those that pass then are printed as unstable and do not fail the run, unless they were
 * unstable in the last run too.
 */
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedWorkspaces } from './lib/changed.mjs';
import { notBegun, readLine, tellLive } from './lib/live.mjs';
import { installDependencies } from './lib/prepare.mjs';
import { nameOf } from './lib/reports.mjs';
import { ROOT } from './lib/root.mjs';
import { endOnSignals } from './lib/run.mjs';
import { runSteps } from './lib/schedule.mjs';
import { allSteps, outputFile, stepsNamed, stepsOf, workspacesWithoutTests } from './lib/steps.mjs';
import { reportTimes } from './lib/times.mjs';
import { failuresOf, MOST_UNSTABLE, readUnstable, settle, tooUnstable, writeUnstable } from './lib/unstable.mjs';

const PROGRESS_EVERY_MS = 20_000;

const print = (text) => process.stdout.write(`${text}\n`);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function readArguments() {
	// `--changed` may be used without a value.
	const args = process.argv.slice(2).flatMap((arg, index, all) => {
		const isAlone = arg === '--changed' && (all[index + 1] === undefined || all[index + 1].startsWith('--'));
		return isAlone ? ['--changed', 'main'] : [arg];
	});
	const { values } = parseArgs({
		args,
		options: {
			all: { type: 'boolean', default: false },
			only: { type: 'string' },
			changed: { type: 'string' },
			list: { type: 'boolean', default: false },
		},
	});
	return values;
}

function chosenSteps(steps, { only, changed }) {
	if (only !== undefined) {
		const names = only.split(',').map((name) => name.trim());
		return stepsNamed(steps, names.filter(Boolean));
	}
	if (changed === undefined) return steps;
	const workspaces = affectedWorkspaces(changed);
	print(
		`Changed since ${changed}: ${workspaces === undefined ? 'everything' : workspaces.join(', ') || 'no workspace'}`,
	);
	return stepsOf(steps, workspaces);
}

function describe({ passed, failed, skipped = 0, unchanged = 0, note }) {
	const parts = [`${passed} passed`];
	if (failed > 0) parts.push(`${failed} failed`);
	if (skipped > 0) parts.push(`${skipped} skipped`);
	if (unchanged > 0) parts.push(`${unchanged} unchanged`);
	if (note) parts.push(note);
	return parts.join(', ');
}

const describeFailure = (failure) => `  ${nameOf(failure)}\n${failure.message.replaceAll(/^/gm, '      ')}`;

/** What a person needs to know of a failed step: its failed tests, or all its output where it names none. */
function explain(step, { failures = [] }, output) {
	if (failures.length === 0) return output.trimEnd();
	const file = outputFile(step.name);
	writeFileSync(file, output);
	// The names first: a truncated log still contains them.
	const titles = failures.map((failure) => `  ✘ ${nameOf(failure)}`).join('\n');
	return [titles, ...failures.map(describeFailure), `  Complete output: ${relative(ROOT, file)}`].join('\n\n');
}

/** Runs steps and prints what becomes of them. @returns those that ended, with their outcome and time */
async function runAndPrint(steps, total, endedBefore) {
	const running = new Map();
	const ended = [];
	const ticker = setInterval(() => {
		const now = [...running].map(([step, { since, live }]) => {
			const progress = [seconds(Date.now() - since), tellLive(live)].filter(Boolean);
			return `${step.name} (${progress.join(', ')})`;
		});
		if (now.length > 0) print(`  ... ${now.join(', ')}`);
	}, PROGRESS_EVERY_MS);
	await runSteps(steps, {
		onStart(step) {
			running.set(step, { since: Date.now(), live: notBegun() });
			print(`> ${step.name}`);
		},
		// Printed immediately, so that an interrupted run has named its failures.
		onLine(step, line) {
			const failed = readLine(running.get(step).live, line);
			if (failed) print(`  ✘ ${failed}`);
		},
		onEnd(step, { count, output, ms }) {
			running.delete(step);
			ended.push({ name: step.name, step, count, ms });
			const mark = count.failed > 0 ? 'FAILED' : 'ok';
			const place = `[${endedBefore + ended.length}/${total}]`;
			print(`${mark.padEnd(6)} ${step.name}: ${describe(count)} (${seconds(ms)}) ${place}`);
			if (count.failed > 0) print(`${explain(step, count, output)}\n`);
		},
	});
	clearInterval(ticker);
	return ended;
}

const hasFailed = ({ count }) => count.failed > 0;

/**
 * Runs the failed tests once more, unless there are too many of them or another step failed.
 *
 * @returns {Promise<import('./lib/unstable.mjs').Unstable[]>} those that passed now; their steps have passed too
 */
async function retryFailed(ended) {
	const failed = ended.filter(hasFailed);
	const tests = failed.reduce((total, { count }) => total + count.failed, 0);
	if (failed.length === 0 || tests > MOST_UNSTABLE || failed.some(({ step }) => step.retry === undefined)) return [];
	print('\nFailed tests are run once more:');
	const steps = failed.map(({ step, count }) => ({ ...step, command: step.retry(count.failures ?? []), after: [] }));
	const unstable = [];
	for (const { name, count } of await runAndPrint(steps, steps.length, 0)) {
		const first = failed.find((each) => each.name === name);
		const settled = settle(name, first.count, count);
		first.count = settled.count;
		unstable.push(...settled.unstable);
	}
	return unstable;
}

/** The first lines of a failure's reason. */
const REASON_LINES = 6;

function printFailed(ended) {
	for (const { name, count } of ended.filter(hasFailed)) {
		print(`  ${name}`);
		for (const failure of failuresOf(name, count)) {
			print(`    ✘ ${nameOf(failure)}`);
			const reason = failure.message.split('\n').slice(0, REASON_LINES).join('\n');
			print(reason.replaceAll(/^/gm, '        '));
		}
	}
}

async function main() {
	const options = readArguments();
	const steps = allSteps({ isAll: options.all });
	if (options.list) {
		for (const step of steps) print(`${step.name}  (${step.groups.join(', ')})`);
		return;
	}
	if (options.all) process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));
	const started = Date.now();
	let failed = 0;
	let ended = [];
	let unstable = [];
	let reasons = [];
	try {
		const chosen = chosenSteps(steps, options);
		await installDependencies();
		const untested = workspacesWithoutTests(steps);
		if (untested.length > 0) throw new Error(`No step of npm test covers ${untested.join(', ')}.`);

		const gates = chosen.filter((step) => step.isGate);
		const others = chosen.filter((step) => !step.isGate);
		ended = await runAndPrint(gates, chosen.length, 0);
		if (!ended.some(hasFailed)) ended = [...ended, ...(await runAndPrint(others, chosen.length, ended.length))];
		else if (others.length > 0) print(`A first check failed: ${others.length} steps were not run.`);
		unstable = await retryFailed(ended);
		reasons = tooUnstable(unstable, readUnstable());
		writeUnstable(
			unstable,
			ended.map(({ name }) => name),
		);

		print(`\n${reportTimes(ended, Date.now() - started)}`);
		const hasFailures = ended.some(hasFailed);
		print(`\n${ended.length} steps in ${seconds(Date.now() - started)}${hasFailures ? '; failed:' : ''}`);
		printFailed(ended);
	} catch (error) {
		failed = 1;
		print(error.message);
	}
	const sum = (key) => ended.reduce((total, { count }) => total + (count[key] ?? 0), 0);
	failed += sum('failed') + reasons.length;
	const unchanged = sum('unchanged');
	if (unchanged > 0) print(`${unchanged} stories are unchanged since they passed; --all opens them too.`);
	if (unstable.length > 0) {
		print(`unstable: ${unstable.length}`);
		for (const { name } of unstable) print(`  ${name}`);
		for (const reason of reasons) print(reason);
	}
	print(`${sum('passed')} passed, ${failed} failed`);
	process.exitCode = failed > 0 || sum('passed') === 0 ? 1 : 0;
}

endOnSignals({ cleanUp: () => print('\nStopped.') });
await main();
