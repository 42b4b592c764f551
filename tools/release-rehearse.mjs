/**
 * `pnpm release:rehearse`: releases the packages to an npm registry on this machine, as a real release would, and uses
 * them from there. Nothing leaves the machine and nothing in this checkout changes: it works on a clone of the last
 * commit. Takes about five minutes.
 *
 *   1. First release: versions, changelogs, build, publication of all packages.
 *   2. The project of the READMEs installs them with npm; its code compiles, runs and renders.
 *   3. Second release with a breaking change and its migration note.
 *   4. The project stays on the first release by its ranges, breaks with the second one, and works after the note.
 *
 * With KEEP=1 its folder stays, to be looked at.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRegistry } from './lib/local-registry.mjs';
import { printedDifferences, writeReadmeProject } from './lib/readme-project.mjs';
import { PACKAGES, ROOT } from './lib/root.mjs';
import { endOnSignals, run } from './lib/run.mjs';

const NOTE = `---
"@zaylat/tokens": minor
---

**Breaking:** the option \`--out\` of \`zaylat-tokens\` is called \`--folder\`.

Migration: replace \`zaylat-tokens theme.json --out src/theme\` by \`zaylat-tokens theme.json --folder src/theme\`.
`;

const folder = mkdtempSync(join(tmpdir(), 'zaylat-rehearsal-'));
const clone = join(folder, 'clone');
const app = join(folder, 'app');

class RehearsalError extends Error {}

function expect(isTrue, problem) {
	if (!isTrue) throw new RehearsalError(problem);
}

/** Runs a command that must succeed; what it prints. */
async function step(title, command, cwd) {
	const started = Date.now();
	const { code, output } = await run(command, { cwd, env: { CI: '1', npm_config_cache: join(folder, 'npm-cache') } });
	console.log(`${title}: ${code === 0 ? 'ok' : 'failed'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
	expect(code === 0, `${title}: ${command.join(' ')}\n${output}`);
	return output;
}

const versionIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Versions and changelogs by the changesets, then everything that users get. */
async function release(title) {
	await step(`${title}: versions`, ['pnpm', 'release:version'], clone);
	// One after another: each build checks the types of the whole repository first.
	await step(`${title}: build`, ['pnpm', 'run', 'build'], clone);
	await step(`${title}: commit`, ['git', 'commit', '--quiet', '--all', '--no-verify', '-m', title], clone);
	await step(`${title}: publish`, ['pnpm', '-r', '--filter', './packages/*', 'publish', '--no-git-checks'], clone);
	const released = Object.fromEntries(PACKAGES.map((name) => [name, versionIn(join(clone, 'packages', name))]));
	console.log(`${title}: ${PACKAGES.map((name) => `${name} ${released[name]}`).join(', ')}`);
	return released;
}

/** The project of the READMEs, with ranges as a package manager writes them. */
function writeApp(released) {
	cpSync(join(ROOT, 'tools/consumers/readmes'), app, { recursive: true });
	const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
	const versionOf = (name) => new RegExp(`^ {2}"?${name}"?: (?:npm:.*@)?\\^?(\\S+)$`, 'm').exec(catalog)?.[1];
	const file = join(app, 'package.json');
	const manifest = JSON.parse(readFileSync(file, 'utf8'));
	const ranges = (dependencies) =>
		Object.fromEntries(
			Object.keys(dependencies).map((name) => [
				name === 'typescript-7' ? 'typescript' : name,
				`^${name.startsWith('@zaylat/') ? released[name.slice('@zaylat/'.length)] : versionOf(name)}`,
			]),
		);
	manifest.dependencies = ranges(manifest.dependencies);
	manifest.devDependencies = ranges(manifest.devDependencies);
	writeFileSync(file, JSON.stringify(manifest, undefined, 2));
	return writeReadmeProject(app);
}

const bin = (...command) => ['npx', '--no-install', ...command];
const theme = (option) => bin('zaylat-tokens', 'src/tokens-1.json', '--name', 'aurora', option, 'src/theme');

/** The project compiles, prints what its READMEs say and renders on a server. */
async function check(title, examples, option) {
	await step(`${title}: theme`, theme(option), app);
	await step(`${title}: types`, bin('tsc', '-p', '.'), app);
	const output = await step(`${title}: examples`, ['node', 'run.js', ...examples.map(({ file }) => file)], app);
	const wrong = printedDifferences(examples, output);
	expect(wrong.length === 0, wrong.join('\n'));
	const build = bin('vite', 'build', '--ssr', 'src/check-server.tsx', '--mode', 'server');
	await step(`${title}: build`, build, app);
	await step(`${title}: render`, ['node', 'out/server/check-server.js'], app);
}

const installed = (name) => versionIn(join(app, 'node_modules/@zaylat', name));

/** Renames an option of the command, and describes that in a changeset. */
function breakTheme() {
	const file = join(clone, 'packages/tokens/src/command.ts');
	const code = readFileSync(file, 'utf8');
	const broken = code.replace("out: { type: 'string', default: '.' }", "folder: { type: 'string', default: '.' }");
	expect(broken !== code, 'The option --out is not declared in packages/tokens/src/command.ts any more');
	writeFileSync(file, broken.replaceAll(/\bout\b(?=[,)])/g, 'folder').replaceAll('--out ', '--folder '));
	writeFileSync(join(clone, '.changeset/another-option.md'), NOTE);
}

let registry;
endOnSignals();
try {
	await step('clone', ['git', 'clone', '--quiet', '--shared', ROOT, clone], folder);
	await step('clone: identity', ['git', 'config', 'user.email', 'rehearsal@example.com'], clone);
	await step('clone: name', ['git', 'config', 'user.name', 'Rehearsal'], clone);
	await step('clone: install', ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], clone);
	registry = await startRegistry(join(folder, 'registry'));
	console.log(`registry: ${registry.url}`);
	writeFileSync(join(clone, '.npmrc'), registry.npmrc);

	const first = await release('first release');
	for (const name of PACKAGES) expect(first[name] === '0.1.0', `${name} is released as ${first[name]}, not as 0.1.0`);
	const examples = writeApp(first);
	writeFileSync(join(app, '.npmrc'), registry.npmrc);
	const install = ['npm', 'install', '--no-audit', '--no-fund'];
	await step('app: install', install, app);
	await check('app', examples, '--out');

	breakTheme();
	const second = await release('second release');
	for (const name of ['tokens', 'ui', 'storefront'])
		expect(second[name] === '0.2.0', `${name} is released as ${second[name]}, not as 0.2.0 as the tokens that it uses`);
	const changelog = readFileSync(join(clone, 'packages/tokens/CHANGELOG.md'), 'utf8');
	expect(changelog.includes('## 0.2.0') && changelog.includes('Migration: replace'), 'The changelog lacks the note');

	// Without --prefer-online npm would take the list of versions that it fetched before the second release.
	const update = ['npm', 'update', '--prefer-online', '--no-audit', '--no-fund'];
	await step('app: update within its ranges', update, app);
	for (const name of PACKAGES)
		expect(installed(name) === '0.1.0', `^0.1.0 takes ${name} ${installed(name)}, which breaks`);
	const latest = PACKAGES.map((name) => `@zaylat/${name}@^${second[name]}`);
	await step('app: update to the second release', [...install, ...latest], app);
	expect(installed('tokens') === '0.2.0', `tokens ${installed('tokens')} is installed, not 0.2.0`);
	const { code, output } = await run(theme('--out'), { cwd: app });
	expect(code === 2 && output.includes('--out'), `The old option is taken by the second release: ${output}`);
	await check('app after the migration', examples, '--folder');
	console.log('The release is rehearsed.');
} catch (error) {
	if (!(error instanceof RehearsalError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
} finally {
	registry?.stop();
	if (process.env.KEEP === undefined) rmSync(folder, { recursive: true, force: true });
	else console.log(folder);
}
