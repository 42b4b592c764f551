import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/**
 * One failed test: its location and error message.
 * @typedef {{ title: string, message: string }} Failure
 */

/** Lines of a failure's message that are shown: enough for what was expected and where, not for a whole page. */
const MESSAGE_LINES = 30;

/** What a waiting assertion tried, time after time: the whole output has it. */
const CALL_LOG = /\n\s*Call log:\n[\s\S]*?(?=\n\n|$)/g;

function shorten(message = '') {
	const lines = stripVTControlCharacters(message).replaceAll(CALL_LOG, '').trim().split('\n');
	const rest = lines.length - MESSAGE_LINES;
	return rest > 0 ? [...lines.slice(0, MESSAGE_LINES), `... ${rest} more lines`].join('\n') : lines.join('\n');
}

/**
 * The failed tests of a Vitest report, files that could not be loaded among them.
 *
 * @returns {Failure[]}
 */
export function vitestFailures({ testResults }) {
	return testResults.flatMap((file) => {
		const failed = file.assertionResults.filter(({ status }) => status === 'failed');
		// A file that cannot be loaded or set up has failed although none of its tests did.
		if (file.status === 'failed' && failed.length === 0) {
			return [{ title: file.name, message: shorten(file.message) }];
		}
		return failed.map(({ fullName, failureMessages }) => ({
			title: `${file.name} › ${fullName}`,
			message: shorten(failureMessages[0]),
		}));
	});
}

/**
 * The failed tests of a Playwright report.
 *
 * @returns {Failure[]}
 */
export function playwrightFailures({ suites, errors }) {
	const outside = errors.map(({ message }) => ({ title: 'outside a test', message: shorten(message) }));
	return [...outside, ...testsOfStatus(suites, 'unexpected')];
}

/**
 * The tests of a Playwright report that passed only on a retry, with the errors of the first try.
 *
 * @returns {Failure[]}
 */
export function playwrightFlaky({ suites }) {
	return testsOfStatus(suites, 'flaky');
}

function testsOfStatus(suites, status) {
	const walk = (suite) => [
		...suite.specs.flatMap((spec) => failuresOfSpec(spec, status)),
		...(suite.suites ?? []).flatMap(walk),
	];
	return suites.flatMap(walk);
}

function failuresOfSpec({ title, file, line, tests }, wanted) {
	return tests
		.filter(({ status }) => status === wanted)
		.map(({ projectName, results }) => ({
			title: [projectName, `${file}:${line}`, title].filter(Boolean).join(' › '),
			message: describe(results.find(({ errors }) => errors.length > 0)),
		}));
}

/** The error message of a failed attempt, and its screenshots. */
function describe({ errors = [], attachments = [] } = {}) {
	const pictures = attachments.filter(({ path, contentType }) => path && contentType === 'image/png');
	return [
		...errors.map(({ message }) => shorten(message)),
		...pictures.map(({ name, path }) => `${name}: ${relative(ROOT, path)}`),
	].join('\n');
}
