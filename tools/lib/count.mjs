import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readPlaywright } from './reports.mjs';

/**
 * The outcome of a step.
 * @typedef {object} Count
 * @property {number} passed tests, or 1 for a check
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} [unchanged] stories that were not opened, because nothing they depend on has changed since they passed
 * @property {string} [note] what the numbers do not say
 * @property {readonly import('./reports.mjs').Failure[]} [failures] what failed, where the test runner reports it
 * @property {readonly import('./reports.mjs').TimedTest[]} [tests] how long each test took
 */

function readJson(file) {
	if (!existsSync(file)) return undefined;
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	} finally {
		rmSync(file, { force: true });
	}
}

const NO_REPORT = { passed: 0, failed: 1, note: 'no report was written' };

/** Counts the tests of a report. A kind that runs tests fails when it ran none: a suite that finds no tests must not pass. */
const countsOf =
	(read) =>
	({ code, report }) => {
		const json = readJson(report);
		if (json === undefined) return NO_REPORT;
		const { passed, skipped, tests, failures } = read(json);
		const unchanged = tests.filter((test) => test.isUnchanged).length;
		const count = { passed, failed: failures.length, skipped, unchanged, tests, failures };
		if (passed + failures.length + unchanged === 0) return { ...count, failed: 1, note: 'it ran no test' };
		if (code !== 0 && failures.length === 0) return { ...count, failed: 1, note: `it ended with exit code ${code}` };
		return count;
	};

/**
 * Reads the outcome of a command, by the kind of its step.
 *
 * @type {Record<string, (result: { code: number, output: string, report: string }) => Count>}
 */
export const COUNTS = {
	check({ code, output = '' }) {
		// What a check that passed could not look at.
		const [, note] = /^note: (.+)$/m.exec(output) ?? [];
		return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), ...(note && { note }) };
	},
	vitest: countsOf((report) => report),
	playwright: countsOf(readPlaywright),
};
