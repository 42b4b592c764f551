import { existsSync, readFileSync, rmSync } from 'node:fs';
import { playwrightFailures, playwrightFlaky, vitestFailures } from './failures.mjs';
import { playwrightTests, vitestTests } from './timed-tests.mjs';

/**
 * The outcome of a step.
 * @typedef {object} Count
 * @property {number} passed tests, or 1 for a check
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} [unchanged] stories that were not opened, because nothing they depend on has changed since they passed
 * @property {string} [note] what the numbers do not say
 * @property {readonly Failure[]} [failures] what failed, where the test runner reports it
 * @property {readonly Failure[]} [flaky] what passed only when it was tried again
 * @property {readonly TimedTest[]} [tests] how long each test took
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {import('./timed-tests.mjs').TimedTest} TimedTest
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

/**
 * Reads the outcome of a command, by the kind of its step.
 * A kind that runs tests fails when it ran none: a suite that finds no tests must not pass.
 *
 * @type {Record<string, (result: { code: number, output: string, report: string }) => Count>}
 */
export const COUNTS = {
	check({ code, output = '' }) {
		// What a check that passed could not look at.
		const [, note] = /^note: (.+)$/m.exec(output) ?? [];
		return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), ...(note && { note }) };
	},

	vitest({ code, report }) {
		const json = readJson(report);
		if (json === undefined) return NO_REPORT;
		const { numPassedTests: passed, numFailedTests, numPendingTests: skipped = 0 } = json;
		const failures = vitestFailures(json);
		const failed = Math.max(numFailedTests, failures.length);
		return checked({ passed, failed, skipped, failures, tests: vitestTests(json) }, code);
	},

	playwright({ code, report }) {
		const json = readJson(report);
		if (json === undefined) return NO_REPORT;
		const { expected, unexpected, flaky, skipped } = json.stats;
		const tests = playwrightTests(json);
		const unchanged = tests.filter((test) => test.isUnchanged).length;
		const note = flaky > 0 ? `${flaky} of them passed only on a retry` : undefined;
		const count = {
			passed: expected + flaky,
			failed: unexpected,
			skipped: skipped - unchanged,
			unchanged,
			note,
			tests,
		};
		return checked({ ...count, failures: playwrightFailures(json), flaky: playwrightFlaky(json) }, code);
	},
};

function checked(count, code) {
	if (count.passed + count.failed + (count.unchanged ?? 0) === 0)
		return { ...count, failed: 1, note: 'it ran no test' };
	if (code !== 0 && count.failed === 0) return { ...count, failed: 1, note: `it ended with exit code ${code}` };
	return count;
}
