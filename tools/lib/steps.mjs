import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from './root.mjs';

/**
 * One step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name unique; others name it in `after`
 * @property {readonly string[]} groups names for `--only`, besides its own
 * @property {boolean} [isGate] runs before all others; when one of these fails, the others are not run
 * @property {string} [workspace] the step is only of interest when this workspace, or one that it uses, has changed
 * @property {keyof import('./count.mjs').COUNTS} kind how its outcome is counted
 * @property {readonly string[]} command program and arguments
 * @property {string} [cwd] folder below the root
 * @property {1 | 2} lanes how many of the two processors it uses: 2 runs alone
 * @property {readonly string[]} [after] steps whose result it needs
 * @property {Record<string, string>} [env]
 * @property {(failures: readonly import('./reports.mjs').Failure[]) => readonly string[]} [retry] command that runs failed
 *   tests once more; without failures, all tests of the step
 */

/** Suites that take both processors: they run in a browser, or on a database. */
const WITH_BOTH_LANES = new Set(['ui', 'storefront', 'api', 'web']);

const resultFile = (name, ending) => join(ROOT, 'test-results', `${name.replaceAll(/\W+/g, '-')}.${ending}`);

/** File that a step's test runner reports to. */
export const reportFile = (name) => resultFile(name, 'json');

/** Log file with the output of a failed step. */
export const outputFile = (name) => resultFile(name, 'log');

/** A check of the files as they are: nothing has to be built for it. */
function gate(name, command, more = {}) {
	return { name, groups: ['checks'], kind: 'check', command, lanes: 1, isGate: true, ...more };
}

function check(name, command, more) {
	return { name, kind: 'check', command, lanes: 1, ...more };
}

const VITEST = [
	'npx',
	'vitest',
	'run',
	'--reporter=default',
	`--reporter=${join(ROOT, 'tools/lib/vitest-reporter.mjs')}`,
];

/** Arguments of Vitest that select failed tests: their files, and their titles unless a whole file failed. */
function failedTests(failures) {
	if (failures.some(({ file }) => file === '')) return [];
	const files = new Set(failures.map(({ file }) => join(ROOT, file)));
	if (failures.some(({ title }) => title === '')) return [...files];
	const titles = failures.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return [...files, ...(titles.length > 0 ? ['--testNamePattern', `^(${titles.join('|')})$`] : [])];
}

function vitest(workspace, folder, more = {}) {
	const name = `${workspace} tests`;
	return {
		name,
		workspace,
		groups: [workspace, 'unit'],
		kind: 'vitest',
		command: VITEST,
		retry: (failures) => [...VITEST, ...failedTests(failures)],
		env: { TEST_REPORT: reportFile(name) },
		cwd: `${folder}/${workspace}`,
		lanes: WITH_BOTH_LANES.has(workspace) ? 2 : 1,
		...more,
	};
}

function playwright(name, workspace, { reporters = [], recorder, env, ...more }) {
	const command = (...others) => ['npx', 'playwright', 'test', `--reporter=${['list', 'json', ...others].join(',')}`];
	return {
		name,
		workspace,
		groups: [workspace],
		kind: 'playwright',
		command: command(...reporters, ...(recorder ? [recorder] : [])),
		// What passes only now is not recorded as passed.
		retry: (failures) => [...command(...reporters), ...(failures.length > 0 ? ['--last-failed'] : [])],
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name), ...env },
		cwd: `apps/${workspace}`,
		lanes: 2,
		...more,
	};
}

/**
 * All steps of `npm test`, in the order in which they start.
 * @param {{ isAll?: boolean }} [options] `isAll` opens every story, also those that cannot have changed
 */
export function allSteps({ isAll = false } = {}) {
	return [
		gate('types', ['node', 'tools/types.mjs']),
		gate('format and lint', ['npx', 'biome', 'check', '--error-on-warnings', '.']),
		gate('specification map', ['node', 'tools/spec-check.mjs']),
		gate('comments and decisions', ['node', 'tools/comment-check.mjs']),
		gate('changesets', ['node', 'tools/changeset-check.mjs']),
		gate('import boundaries', ['pnpm', 'boundaries']),
		gate('unused code', ['npx', 'knip']),
		gate('style sheets of components', ['node', 'tools/styles.mjs'], { groups: ['checks', 'ui'] }),
		gate('published entries', ['node', 'tools/exports.mjs'], { groups: ['checks', 'packages'] }),
		gate('tests of the tools', ['node', '--test', 'tools/lib/*.test.mjs']),
		gate('colours', ['node', 'tools/colour-check.mjs'], { groups: ['checks', 'ui'] }),
		check('dependency audit', ['node', 'tools/audit.mjs'], { groups: ['checks'] }),
		check('sizes', ['node', 'tools/size.mjs'], { groups: ['checks', 'packages'], workspace: 'storefront' }),
		vitest('domain', 'packages'),
		vitest('tokens', 'packages'),
		// Its tests of types read the declarations of `domain`.
		vitest('api-client', 'packages', { after: ['types'] }),
		check('packed packages', ['node', 'tools/package-check.mjs'], {
			groups: ['packages', ...PACKAGES],
			workspace: 'storefront',
			after: ['types'],
		}),
		check('packages in a consumer', ['node', 'tools/consumer-check.mjs'], {
			groups: ['packages'],
			workspace: 'storefront',
			after: ['packed packages'],
		}),
		check('storybook build', ['node', 'tools/build-storybook.mjs'], { groups: ['docs'], workspace: 'docs' }),
		check('shop build', ['node', 'tools/build-shop.mjs'], { groups: ['web'], workspace: 'web' }),
		vitest('api', 'apps'),
		vitest('demo-data', 'apps'),
		...['ui', 'storefront'].map((workspace) => vitest(workspace, 'packages')),
		vitest('web', 'apps', { after: ['shop build'] }),
		playwright('end-to-end tests', 'web', {
			after: ['shop build'],
			// The tests read rules and texts from the packages' sources, so that they run where no package was built.
			env: { NODE_OPTIONS: '--conditions=@zaylat/source' },
		}),
		playwright('stories', 'docs', {
			after: ['storybook build'],
			reporters: ['./test/difference-reporter.ts'],
			recorder: './test/passed-reporter.ts',
			env: isAll ? { ALL_STORIES: '1' } : {},
		}),
	];
}

/** Kinds of steps that take a part of a test file's path as an argument. */
const TEST_RUNNERS = new Set(['vitest', 'playwright']);

/** A step with only those of its test files whose path contains a text; a step that runs no tests stays as it is. */
const narrowed = (step, filter) =>
	filter && TEST_RUNNERS.has(step.kind) ? { ...step, command: [...step.command, filter] } : step;

/**
 * The steps that `--only` selects, with those whose result they need.
 *
 * @param {readonly Step[]} steps
 * @param {readonly string[]} wanted names or groups; `name:text` takes the test files whose path contains the text
 * @throws {Error} listing the known names, when one is unknown
 */
export function stepsNamed(steps, wanted) {
	const filters = new Map(wanted.map((each) => [each.replace(/:.*/, ''), each.split(':')[1]]));
	const known = new Set(steps.flatMap((step) => [step.name, ...step.groups]));
	const unknown = [...filters.keys()].filter((name) => !known.has(name));
	if (unknown.length > 0) {
		throw new Error(`There is no part named ${unknown.join(', ')}. Parts: ${[...known].sort().join(', ')}.`);
	}
	const nameOf = (step) => [step.name, ...step.groups].find((name) => filters.has(name));
	const chosen = new Set();
	const choose = (step) => {
		chosen.add(step);
		for (const name of step.after ?? []) {
			const needed = steps.find((other) => other.name === name);
			// A check of packages uses those that are there; tests cannot run without what they test.
			if (needed && step.kind !== 'check') choose(needed);
		}
	};
	for (const step of steps) if (nameOf(step) !== undefined) choose(step);
	return steps.filter((step) => chosen.has(step)).map((step) => narrowed(step, filters.get(nameOf(step))));
}

/**
 * The steps that a change may affect: all gates, and the steps of the given workspaces.
 *
 * @param {readonly Step[]} steps
 * @param {readonly string[] | undefined} workspaces by `affectedWorkspaces`; undefined for all
 */
export function stepsOf(steps, workspaces) {
	if (workspaces === undefined) return steps;
	return steps.filter((step) => step.isGate || workspaces.includes(step.workspace));
}

/** The workspaces that no step tests, so that a new one cannot be forgotten. */
export function workspacesWithoutTests(steps) {
	const tested = new Set(steps.flatMap((step) => step.groups));
	return ['packages', 'apps'].flatMap((folder) =>
		readdirSync(join(ROOT, folder)).filter(
			(name) => existsSync(join(ROOT, folder, name, 'package.json')) && !tested.has(name),
		),
	);
}
