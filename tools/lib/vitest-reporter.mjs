import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/**
 * Vitest reporter that writes what `npm test` reads to the file `TEST_REPORT`.
 *
 * Vitest's own JSON reporter prints the stack of an error without its message; for assertions that wait, this stack
 * begins with the placeholder `STACK_TRACE_ERROR`. This reporter writes messages, causes and differences.
 *
 * @typedef {object} Report
 * @property {readonly { file: string, title: string, state: string, ms: number, message: string }[]} tests
 * @property {readonly { file: string, message: string }[]} outside errors outside a test: a file that cannot be loaded,
 *   a hook that fails, an unhandled rejection (without a file)
 */
export default class NpmTestReporter {
	onTestRunEnd(modules, unhandledErrors) {
		const report = {
			tests: modules.flatMap((module) => [...module.children.allTests()].map((test) => describeTest(module, test))),
			outside: [
				...modules.flatMap((module) => {
					const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
					return errors.length > 0 ? [{ file: fileOf(module), message: describeErrors(errors) }] : [];
				}),
				...unhandledErrors.map((error) => ({ file: '', message: describeErrors([error]) })),
			],
		};
		writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
	}
}

const fileOf = (module) => relative(ROOT, module.moduleId);

function describeTest(module, test) {
	const { state, errors = [] } = test.result();
	return {
		file: fileOf(module),
		// With the names of its suites, as the option --testNamePattern compares them.
		title: test.fullName,
		state,
		ms: Math.round(test.diagnostic()?.duration ?? 0),
		message: describeErrors(errors),
	};
}

const describeErrors = (errors) => stripVTControlCharacters(errors.map(describeError).join('\n\n'));

function describeError({ name, message, diff, cause, stacks = [] }) {
	const place = stacks.find(({ file }) => !file.includes('node_modules'));
	return [
		name && name !== 'Error' ? `${name}: ${message}` : message,
		diff,
		cause && `Cause: ${cause.message ?? cause}`,
		place && `at ${relative(ROOT, place.file)}:${place.line}`,
	]
		.filter(Boolean)
		.join('\n');
}
