import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
 * One failed test.
 * @typedef {object} Failure
 * @property {string} file from the root of the repository; empty where an error belongs to none
 * @property {string} title empty where the error is outside a test
 * @property {string} message the reason, then the line of the test
 */

/**
 * What a test runner reported.
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} skipped
 * @property {readonly TimedTest[]} tests those that ran, and unchanged stories
 * @property {readonly Failure[]} failures
 */

/** Lines of a failure's message that are shown: enough for what was expected and where, not for a whole page. */
const MESSAGE_LINES = 30;

/** What a waiting assertion tried, time after time: the whole output has it. */
const CALL_LOG = /\n\s*Call log:\n[\s\S]*?(?=\n\n|$)/g;

/** A message without colours and without what is too long to show. */
export function shorten(message = '') {
	const lines = stripVTControlCharacters(message).replaceAll(CALL_LOG, '').trim().split('\n');
	const rest = lines.length - MESSAGE_LINES;
	return rest > 0 ? [...lines.slice(0, MESSAGE_LINES), `... ${rest} more lines`].join('\n') : lines.join('\n');
}

/**
 * Name of a failed test in what is printed.
 * @param {Failure} failure
 */
export const nameOf = ({ file, title }) => [file, title].filter(Boolean).join(' › ') || 'outside a test';

/**
 * Reads the report of Playwright's JSON reporter. Tests that did not run in a project are left out.
 *
 * @returns {Report}
 */
export function readPlaywright({ suites, errors, config }) {
	const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
	const tests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests: runs }) =>
		runs.map(({ projectName, status, results, annotations }) => ({
			file: relative(ROOT, `${config.rootDir}/${file}`),
			title: [projectName, title].filter(Boolean).join(' › '),
			ms: results.reduce((sum, { duration }) => sum + duration, 0),
			isUnchanged: annotations.some(({ type }) => type === 'unchanged'),
			...{ line, status, results },
		})),
	);
	return {
		passed: tests.filter(({ status }) => status === 'expected').length,
		skipped: tests.filter(({ status, isUnchanged }) => status === 'skipped' && !isUnchanged).length,
		tests: tests
			.filter(({ status, isUnchanged }) => status !== 'skipped' || isUnchanged)
			.map(({ file, title, ms, isUnchanged }) => ({ file, title, ms, ...(isUnchanged && { isUnchanged }) })),
		failures: [
			...errors.map(({ message }) => ({ file: '', title: '', message: shorten(message) })),
			...tests
				.filter(({ status }) => status === 'unexpected')
				.map(({ file, title, line, results }) => ({
					...{ file, title },
					message: `${describe(results.at(-1))}\nat ${file}:${line}`,
				})),
		],
	};
}

/** The error message of a failed attempt, and its screenshots. */
function describe({ errors = [], attachments = [] } = {}) {
	const pictures = attachments.filter(({ path, contentType }) => path && contentType === 'image/png');
	return [
		...errors.map(({ message }) => shorten(message)),
		...pictures.map(({ name, path }) => `${name}: ${relative(ROOT, path)}`),
	].join('\n');
}
