import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * One step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name unique; others name it in `after`
 * @property {readonly string[]} groups names that `--only` knows it by, besides its own
 * @property {keyof import('./count.mjs').COUNTS} kind how its outcome is counted
 * @property {readonly string[]} command program and arguments
 * @property {string} [cwd] folder below the root
 * @property {1 | 2} lanes how many of the two lanes it takes: 2 runs alone
 * @property {readonly string[]} [after] steps whose result it needs
 * @property {Record<string, string>} [env]
 */

const PACKAGES = ['tokens', 'ui', 'domain', 'api-client', 'storefront'];

/** Packages whose tests run in a real browser, which wants the machine for itself. */
const IN_BROWSER = new Set(['ui', 'storefront']);

const resultFile = (name, ending) => join(ROOT, 'test-results', `${name.replaceAll(/\W+/g, '-')}.${ending}`);

/** File that a step's test runner reports to. */
export const reportFile = (name) => resultFile(name, 'json');

/** File that keeps what a failed step printed. */
export const outputFile = (name) => resultFile(name, 'log');

function check(name, command, more = {}) {
	return { name, groups: ['checks'], kind: 'check', command, lanes: 1, ...more };
}

function vitest(room, folder, more = {}) {
	const name = `${room} tests`;
	return {
		name,
		groups: [room, 'unit'],
		kind: 'vitest',
		command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`],
		cwd: `${folder}/${room}`,
		lanes: 1,
		...more,
	};
}

function playwright(name, room, more = {}) {
	return {
		name,
		groups: [room],
		kind: 'playwright',
		command: ['npx', 'playwright', 'test', '--reporter=list,json'],
		// Trips read rules and texts from the packages' sources, so that they run where no package was built.
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name), NODE_OPTIONS: '--conditions=@zaylat/source' },
		cwd: `apps/${room}`,
		lanes: 2,
		...more,
	};
}

/** Runs some tests of the API on a PostgreSQL that only an address is known of, as in production. */
const EXTERNAL_DATABASE = [
	...['--conditions=@zaylat/source', 'src/testing/external.ts'],
	...['test/processes.test.ts', 'test/search.test.ts', 'test/contract/products.test.ts', 'test/contract/cart.test.ts'],
];

/** All steps of `npm test`, in the order in which they start. */
export function allSteps() {
	return [
		check('format and lint', ['npx', 'biome', 'check', '--error-on-warnings', '.']),
		check('types', ['node', 'tools/types.mjs']),
		check('import boundaries', ['npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
		check('unused code', ['npx', 'knip']),
		check('specification map', ['node', 'tools/spec-check.mjs']),
		check('changesets', ['node', 'tools/changeset-check.mjs']),
		check('style sheets of components', ['node', 'tools/styles.mjs'], { groups: ['checks', 'ui'] }),
		check('colours', ['node', 'tools/colour-check.mjs'], { groups: ['checks', 'ui'] }),
		check('sizes', ['node', 'tools/size.mjs'], { groups: ['checks', 'packages'] }),
		...['tokens', 'domain'].map((room) => vitest(room, 'packages')),
		// Its tests of types read those of `domain` as they were built.
		vitest('api-client', 'packages', { after: ['types'] }),
		check('packed packages', ['node', 'tools/package-check.mjs'], {
			groups: ['packages', ...PACKAGES],
			after: ['types'],
		}),
		check('packages in a consumer', ['node', 'tools/consumer-check.mjs'], {
			groups: ['packages'],
			after: ['packed packages'],
		}),
		vitest('api', 'apps', { lanes: 2 }),
		check('api on a database elsewhere', ['node', ...EXTERNAL_DATABASE], {
			groups: ['api', 'unit'],
			cwd: 'apps/api',
			lanes: 2,
		}),
		...PACKAGES.filter((room) => IN_BROWSER.has(room)).map((room) => vitest(room, 'packages', { lanes: 2 })),
		check('shop build', ['node', 'tools/build-shop.mjs'], { groups: ['web'] }),
		check('storybook build', ['pnpm', '--filter', '@zaylat/docs', 'build'], { groups: ['docs'] }),
		vitest('web', 'apps', { lanes: 2, after: ['shop build'] }),
		playwright('shopper trips', 'web', { after: ['shop build'] }),
		playwright('story sweep', 'docs', { after: ['storybook build'] }),
	];
}

/**
 * The steps that `--only` asks for, with those whose result they need.
 *
 * @param {readonly Step[]} steps
 * @param {readonly string[]} wanted names or groups; all steps when empty
 * @throws {Error} naming what there is, when a name is unknown
 */
export function chooseSteps(steps, wanted) {
	if (wanted.length === 0) return steps;
	const known = new Set(steps.flatMap((step) => [step.name, ...step.groups]));
	const unknown = wanted.filter((name) => !known.has(name));
	if (unknown.length > 0) {
		throw new Error(`There is no part named ${unknown.join(', ')}. Parts: ${[...known].sort().join(', ')}.`);
	}
	const chosen = new Set();
	const choose = (step) => {
		chosen.add(step);
		for (const name of step.after ?? []) {
			const needed = steps.find((other) => other.name === name);
			// Packages are built by their own check; tests cannot run without what they are after.
			if (needed && step.kind !== 'check') choose(needed);
		}
	};
	for (const step of steps) if ([step.name, ...step.groups].some((name) => wanted.includes(name))) choose(step);
	return steps.filter((step) => chosen.has(step));
}

/** Says which workspaces have no step, so that a new one cannot be forgotten. */
export function roomsWithoutTests(steps) {
	const tested = new Set(steps.flatMap((step) => step.groups));
	return ['packages', 'apps'].flatMap((folder) =>
		readdirSync(join(ROOT, folder)).filter(
			(room) => existsSync(join(ROOT, folder, room, 'package.json')) && !tested.has(room),
		),
	);
}
