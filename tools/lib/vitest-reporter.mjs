import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { shorten } from './reports.mjs';
import { ROOT } from './root.mjs';

/**
 * Vitest reporter that writes what `npm test` reads, a `Report` of reports.mjs, to the file `TEST_REPORT`.
 *
 * Vitest's own JSON reporter prints the stack of an error without its message; for assertions that wait, this stack
 * begins with the placeholder `STACK_TRACE_ERROR`. It leaves out unhandled rejections and all errors of a file but the
 * first. This reporter writes messages, causes and differences.
 */
export default class NpmTestReporter {
	onTestRunEnd(modules, unhandledErrors) {
		const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
		const inState = (...wanted) => tests.filter(({ test }) => wanted.includes(test.result().state));
		// A file that cannot be loaded, a hook that fails, and an unhandled rejection, which has no file.
		const outside = modules.map((module) => ({
			file: fileOf(module),
			errors: [module, ...module.children.allSuites()].flatMap((part) => part.errors()),
		}));
		const report = {
			passed: inState('passed').length,
			skipped: inState('skipped', 'pending').length,
			tests: inState('passed', 'failed').map(({ module, test }) => ({
				...nameOf(module, test),
				ms: Math.round(test.diagnostic()?.duration ?? 0),
			})),
			failures: [
				...outside
					.filter(({ errors }) => errors.length > 0)
					.map(({ file, errors }) => ({ file, title: '', message: describeErrors(errors) })),
				...unhandledErrors.map((error) => ({ file: '', title: '', message: describeErrors([error]) })),
				...inState('failed').map(({ module, test }) => ({
					...nameOf(module, test),
					message: describeErrors(test.result().errors),
				})),
			],
		};
		writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
	}
}

const fileOf = (module) => relative(ROOT, module.moduleId);

/** The title has the names of its suites, as the option --testNamePattern compares them. */
const nameOf = (module, test) => ({ file: fileOf(module), title: test.fullName });

const describeErrors = (errors = []) => shorten(errors.map(describeError).join('\n\n'));

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
