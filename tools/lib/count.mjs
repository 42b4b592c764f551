import { existsSync, readFileSync, rmSync } from 'node:fs';
import { playwrightFailures, playwrightUnsteady, vitestFailures } from './failures.mjs';

/**
 * What a step found: how many tests or checks passed and failed, and which failed where its runner tells.
 * `unsteady` passed only when tried again.
 * @typedef {{ passed: number, failed: number, skipped?: number, note?: string, failures?: readonly Failure[], unsteady?: readonly Failure[] }} Count
 * @typedef {import('./failures.mjs').Failure} Failure
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

/**
 * How the outcome of a command is counted, by kind.
 * A kind that runs tests fails when it ran none: a suite that quietly finds nothing must not pass.
 *
 * @type {Record<string, (result: { code: number, output: string, report: string }) => Count>}
 */
export const COUNTS = {
	check: ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),

	vitest({ code, report }) {
		const json = readJson(report);
		if (json === undefined) return { passed: 0, failed: 1, note: 'no report was written' };
		const { numPassedTests: passed, numFailedTests, numPendingTests: skipped = 0 } = json;
		// A file that cannot be loaded has failed without one of its tests failing.
		const broken = json.testResults.filter(
			(file) => file.status === 'failed' && file.assertionResults.length === 0,
		).length;
		return withoutSilence({ passed, failed: numFailedTests + broken, skipped, failures: vitestFailures(json) }, code);
	},

	playwright({ code, report }) {
		const json = readJson(report);
		if (json === undefined) return { passed: 0, failed: 1, note: 'no report was written' };
		const { expected, unexpected, flaky, skipped } = json.stats;
		const note = flaky > 0 ? `${flaky} of them only when tried again` : undefined;
		const counted = { passed: expected + flaky, failed: unexpected, skipped, note };
		return withoutSilence({ ...counted, failures: playwrightFailures(json), unsteady: playwrightUnsteady(json) }, code);
	},
};

function withoutSilence(count, code) {
	if (count.passed + count.failed === 0) return { ...count, failed: 1, note: 'it ran no test' };
	if (code !== 0 && count.failed === 0) return { ...count, failed: 1, note: `it ended with ${code}` };
	return count;
}
