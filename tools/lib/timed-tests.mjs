import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * A test and how long it took.
 * @typedef {object} TimedTest
 * @property {string} file from the root of the repository
 * @property {string} title
 * @property {number} ms
 * @property {boolean} [isUnchanged] a story that was not opened, because nothing it depends on has changed since it passed
 */

/**
 * The tests of a Vitest report.
 * @returns {TimedTest[]}
 */
export function vitestTests({ testResults }) {
	return testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map(({ fullName, duration }) => ({
			file: relative(ROOT, name),
			title: fullName,
			ms: Math.round(duration ?? 0),
		})),
	);
}

/**
 * The tests of a Playwright report, those that did not run in a project left out.
 * @returns {TimedTest[]}
 */
export function playwrightTests({ suites, config }) {
	const testsOf = (suite) => [
		...suite.specs.flatMap(({ title, file, tests }) =>
			tests.flatMap(({ projectName, results, annotations }) => {
				const isUnchanged = annotations.some(({ type }) => type === 'unchanged');
				const ms = results.reduce((sum, { duration }) => sum + duration, 0);
				if (results.every(({ status }) => status === 'skipped') && !isUnchanged) return [];
				return {
					file: relative(ROOT, `${config.rootDir}/${file}`),
					title: [projectName, title].filter(Boolean).join(' › '),
					ms,
					...(isUnchanged && { isUnchanged }),
				};
			}),
		),
		...(suite.suites ?? []).flatMap(testsOf),
	];
	return suites.flatMap(testsOf);
}
