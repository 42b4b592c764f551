import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameOf } from './reports.mjs';
import { ROOT } from './root.mjs';

/**
 * Unstable tests: those that failed and passed when they were run once more at the end of `npm test`.
 *
 * @typedef {{ step: string, name: string, message: string }} Unstable `message`: the reason of the first failure
 * @typedef {import('./reports.mjs').Failure} Failure
 * @typedef {import('./count.mjs').Count} Count
 */

/** The most tests that may be unstable in a run. With more failures than this, none is run again. */
export const MOST_UNSTABLE = 3;

const FILE = join(ROOT, 'test-results', 'unstable.json');

/** Reads the unstable tests of the last run. @returns {Unstable[]} */
export function readUnstable(file = FILE) {
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Writes the unstable tests of this run, and keeps those of steps that it did not run.
 *
 * @param {readonly Unstable[]} unstable
 * @param {readonly string[]} steps names of the steps that ran
 */
export function writeUnstable(unstable, steps, file = FILE) {
	const kept = readUnstable(file).filter(({ step }) => !steps.includes(step));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify([...kept, ...unstable], undefined, '\t')}\n`);
}

/**
 * Failures of a step, for a step whose runner named none too.
 *
 * @param {string} step
 * @param {Count} count
 * @returns {readonly Failure[]}
 */
export const failuresOf = (step, { failures = [], note }) =>
	failures.length > 0 ? failures : [{ file: '', title: step, message: note ?? '' }];

/**
 * The outcome of a step whose failed tests were run once more.
 *
 * @param {string} step
 * @param {Count} first
 * @param {Count} second of the failed tests alone
 * @returns {{ count: Count, unstable: readonly Unstable[] }}
 */
export function settle(step, first, second) {
	const isNamed = second.failed === 0 || (second.failures ?? []).length > 0;
	const again = new Map((second.failures ?? []).map((failure) => [nameOf(failure), failure.message]));
	const failed = [];
	const unstable = [];
	for (const failure of failuresOf(step, first)) {
		const name = nameOf(failure);
		if (isNamed && !again.has(name)) unstable.push({ step, name, message: failure.message });
		else failed.push({ ...failure, message: again.get(name) ?? failure.message });
	}
	// What failed only the second time counts too.
	const known = new Set(failuresOf(step, first).map(nameOf));
	failed.push(...(second.failures ?? []).filter((failure) => !known.has(nameOf(failure))));
	const passed = first.passed + (first.failures?.length ? unstable.length : second.passed);
	return { count: { ...first, passed, failed: failed.length, failures: failed }, unstable };
}

/**
 * Reasons why unstable tests fail a run; empty when they do not.
 *
 * @param {readonly Unstable[]} unstable
 * @param {readonly Unstable[]} before those of the last run
 * @returns {readonly string[]}
 */
export function tooUnstable(unstable, before) {
	const known = new Set(before.map(({ name }) => name));
	return [
		...(unstable.length > MOST_UNSTABLE ? [`More than ${MOST_UNSTABLE} tests are unstable.`] : []),
		...unstable.filter(({ name }) => known.has(name)).map(({ name }) => `Unstable twice in a row: ${name}`),
	];
}
