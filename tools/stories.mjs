/**
 * `pnpm stories <name>`: audits and compares the stories of some components or screens, on a build of just these.
 *
 *   pnpm stories Accordion            stories whose title holds this, in any case
 *   pnpm stories Accordion --update   takes new pictures and accessibility trees where the audit finds nothing
 *
 * It builds each time, so that what it tests is what the files say now.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { endOnSignals, must, run } from './lib/run.mjs';

const DOCS = join(ROOT, 'apps/docs');
const FILES = ['packages/{ui,storefront}/src/**/*.stories.tsx', 'apps/docs/src/**/*.stories.tsx'];
const TITLE = /^\s*title: '([^']+)'/m;

const args = process.argv.slice(2);
const [name] = args.filter((arg) => !arg.startsWith('--'));
const isUpdating = args.includes('--update');
if (name === undefined) {
	process.stderr.write('Usage: pnpm stories <part of a title, for example Accordion> [--update]\n');
	process.exit(2);
}

const titled = globSync(FILES, { cwd: ROOT })
	.sort()
	.map((file) => ({ file, title: TITLE.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? file }));
const holdsName = (text) => text.toLowerCase().includes(name.toLowerCase());
const exact = titled.filter(({ title }) => title.split('/').at(-1)?.toLowerCase() === name.toLowerCase());
const chosen = exact.length > 0 ? exact : titled.filter(({ title }) => holdsName(title));
if (chosen.length === 0) {
	process.stderr.write(`No story has "${name}" in its title. Titles end in, for example, ${titled[0]?.title}.\n`);
	process.exit(2);
}

endOnSignals();

const folder = mkdtempSync(join(tmpdir(), 'zaylat-stories-'));
const env = {
	TZ: 'UTC',
	STORY_FILES: chosen.map(({ file }) => relative(join(DOCS, '.storybook'), join(ROOT, file))).join(','),
	STORYBOOK_DIR: folder,
};
const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
try {
	process.stdout.write(`${chosen.map(({ title }) => title).join(', ')}\n`);
	// Storybook's build for tests leaves out documentation, which no story needs.
	const build = ['npx', 'storybook', 'build', '--test', '--quiet', '--disable-telemetry', '--output-dir', folder];
	await must(build, { cwd: DOCS, env });
	process.stdout.write(`built in ${seconds()}\n`);
	const mode = isUpdating ? ['--update-snapshots=changed'] : [];
	const test = [
		'npx',
		'playwright',
		'test',
		'stories.spec.ts',
		'--reporter=list,./test/difference-reporter.ts',
		...mode,
	];
	const { code } = await run(test, {
		cwd: DOCS,
		env: { ...env, ALL_STORIES: '1' },
		onLine: (line) => process.stdout.write(`${line}\n`),
	});
	process.stdout.write(`${code === 0 ? 'passed' : 'failed'} in ${seconds()}\n`);
	process.exitCode = code;
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
