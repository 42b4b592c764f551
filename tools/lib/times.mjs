import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const FILE = join(ROOT, 'test-results', 'times.json');

const SLOWEST = 10;

const toSeconds = (ms) => Math.round(ms / 100) / 10;

/** Adds up milliseconds by key, the largest first. */
function sums(items, keyOf) {
	const byKey = new Map();
	for (const item of items) byKey.set(keyOf(item), (byKey.get(keyOf(item)) ?? 0) + item.ms);
	return [...byKey].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms);
}

/**
 * Writes `test-results/times.json`: seconds per step, file and test.
 *
 * @param {readonly { name: string, ms: number, count: import('./count.mjs').Count }[]} steps in the order in which they ended
 * @param {number} totalMs from the start of the run to its end
 * @returns {string} the table to print: each step with its share of the total, and the slowest tests
 */
export function reportTimes(steps, totalMs) {
	const tests = steps.flatMap(({ name, count }) => (count.tests ?? []).map((test) => ({ ...test, step: name })));
	const byStep = [...steps].sort((a, b) => b.ms - a.ms);
	const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
	const report = {
		seconds: toSeconds(totalMs),
		steps: byStep.map(({ name, ms, count: { passed, failed, skipped = 0, unchanged = 0 } }) => ({
			name,
			seconds: toSeconds(ms),
			...{ passed, failed, skipped, unchanged },
		})),
		files: sums(tests, ({ file }) => file).map(({ name, ms }) => ({ name, seconds: toSeconds(ms) })),
		tests: [...tests]
			.sort((a, b) => b.ms - a.ms)
			.map(({ step, file, title, ms }) => ({ step, file, title, seconds: ms / 1000 })),
	};
	mkdirSync(dirname(FILE), { recursive: true });
	writeFileSync(FILE, `${JSON.stringify(report, undefined, '\t')}\n`);

	const row = (seconds, share, name) => `${`${seconds} s`.padStart(9)} ${share.padStart(5)}  ${name}`;
	return [
		// Two steps run at a time, so that the shares add up to more than 100 %.
		`Steps, with their share of ${toSeconds(totalMs)} s:`,
		...byStep.map(({ name, ms }) => row(toSeconds(ms).toFixed(1), `${Math.round((ms / totalMs) * 100)} %`, name)),
		...(slowest.length > 0 ? ['', `The ${slowest.length} slowest tests:`] : []),
		...slowest.map(({ ms, file, title }) => row(toSeconds(ms).toFixed(1), '', `${file} › ${title}`)),
		'',
		`All of them: ${relative(ROOT, FILE)}`,
	].join('\n');
}
