/**
 * Installs the packed packages into fresh apps, as a new user would: one with Vite and Tailwind, one with Vite and the
 * prebuilt style sheet, one that renders in plain Node, which must render the same markup; one that has Tailwind classes of its
 * own, which must stay as they are; one that follows the READMEs; a second shop with its own brand; and one that uses
 * everything, with the file of assignments that the type check compiles against the sources.
 *
 * It needs the tarballs of tools/package-check.mjs. With KEEP=1 the apps are not deleted, for inspection.
 */
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entries, filesOf, PACKAGE } from '../packages/ui/tools/entries.ts';
import { clientProblems } from './lib/client-files.mjs';
import { differences, openPage, readPages } from './lib/compare-pages.mjs';
import { printedDifferences, writeReadmeProject } from './lib/readme-project.mjs';
import { PACKAGES, ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { secondShopProblems } from './lib/second-shop.mjs';

const TARBALLS = join(ROOT, 'test-results', 'tarballs');
/** Screenshots of the second shop. */
const SCREENSHOTS = join(ROOT, 'test-results', 'second-shop');
const BUTTON_APPS = ['with-tailwind', 'without-tailwind', 'beside-tailwind', 'server'];
/** Beside the version of the catalog; in the range of the storefront's peer dependency. */
const OLDEST_ROUTER = '7.9.0';
const problems = [];

const missing = PACKAGES.filter((name) => !existsSync(join(TARBALLS, `${name}.tgz`)));
if (missing.length > 0) {
	process.stderr.write(`No tarball of ${missing.join(', ')}: run npm test -- --only packages.\n`);
	process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'zaylat-consumer-'));
const at = (...path) => join(folder, ...path);
const check = (isTrue, problem) => isTrue || problems.push(problem);
const vite = (...args) => ['pnpm', 'exec', 'vite', 'build', ...args];
const server = (entry) => vite('--ssr', entry, '--mode', 'server');
const TYPES = ['pnpm', 'exec', 'tsc', '-p', '.'];

/** Runs a command in an app; returns its output, or undefined when it failed. */
async function step(title, command, app = '.') {
	const started = Date.now();
	const { code, output } = await run(command, { cwd: at(app), env: { CI: '1' } });
	process.stdout.write(`${title}: ${code === 0 ? 'ok' : 'failed'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
	if (code !== 0) problems.push(`${title}\n${output}`);
	return code === 0 ? output : undefined;
}

/** The apps as one workspace: versions from our catalog, so that nothing new is fetched, our packages as packed. */
function writeApps() {
	cpSync(join(ROOT, 'tools/consumers'), folder, { recursive: true });
	for (const app of BUTTON_APPS) cpSync(at('shared/app.js'), at(app, 'app.js'));
	cpSync(join(ROOT, 'apps/docs/types/assignments.tsx'), at('whole/src/assignments.tsx'));
	const ours = /^catalog:\n((?: .*\n)+)/m.exec(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'))?.[1] ?? '';
	const catalog = ours.replaceAll(/^( {2}\S+: )\^/gm, '$1');
	// Also for what the packages depend on: the ranges of their manifests would take newer versions.
	const ranges = [...ours.matchAll(/^ {2}(\S+): \^(.+)$/gm)].map(([, name, version]) => `  ${name}: ${version}\n`);
	const tarballs = PACKAGES.map((name) => `  "@zaylat/${name}": "file:${join(TARBALLS, `${name}.tgz`)}"\n`);
	const overrides = [...tarballs, ...ranges].join('');
	const builds = 'allowBuilds:\n  esbuild: false\n  msw: false\n';
	writeFileSync(at('pnpm-workspace.yaml'), `packages:\n  - "*"\ncatalog:\n${catalog}overrides:\n${overrides}${builds}`);
	writeFileSync(at('package.json'), '{ "name": "consumers", "private": true }\n');
	const imports = entries().map(({ name }, index) => `export * as entry${index} from '@zaylat/ui/${name}';\n`);
	writeFileSync(at('whole/src/entries.ts'), imports.join(''));
	const examples = writeReadmeProject(at('readmes'));
	writeRouter7();
	return examples;
}

/** Copies the project of the READMEs, with the oldest major version of React Router that the storefront takes. */
function writeRouter7() {
	cpSync(at('readmes'), at('readmes-router-7'), { recursive: true });
	const file = at('readmes-router-7/package.json');
	const manifest = JSON.parse(readFileSync(file, 'utf8'));
	manifest.name = 'readmes-router-7';
	manifest.dependencies['react-router'] = OLDEST_ROUTER;
	writeFileSync(file, JSON.stringify(manifest));
}

/** Every class of a style sheet; numbers after a point are none. */
const classesOf = (css) =>
	[...css.matchAll(/\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g)].map(([, name]) => name.replace(/\\(.)/g, '$1'));

const textOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const cssOf = (dist) => textOf(globSync(at(dist, '**/*.css')));

/** The style sheet of an app with Tailwind contains the classes of what it uses, and no others. */
function checkStyles() {
	const sheet = at('with-tailwind/node_modules/@zaylat/ui/dist/css/button.css');
	const sources = [...readFileSync(sheet, 'utf8').matchAll(/@source "([^"]+)"/g)].map(([, path]) =>
		resolve(dirname(sheet), path),
	);
	check(sources.length > 0, 'button.css names no file');
	for (const file of sources) check(existsSync(file), `button.css names ${file}, which is not in the package`);
	const text = textOf(sources.filter((file) => existsSync(file)));
	const mine = textOf(['app.js', 'main.js', 'index.html'].map((file) => at('with-tailwind', file)));
	const css = cssOf('with-tailwind/dist');
	check(css.includes('--zl-color-accent:'), 'The style sheet built with Tailwind contains no tokens');
	const foreign = classesOf(css).filter((name) => !text.includes(name) && !mine.includes(name));
	check(foreign.length === 0, `An app with a Button contains classes of other components: ${foreign.join(', ')}`);
	check(classesOf(css).includes('bg-accent'), 'The style sheet built with Tailwind is missing the classes of Button');
	process.stdout.write(
		`classes with Tailwind: ${classesOf(css).length}; prebuilt: ${classesOf(cssOf('without-tailwind/dist')).length}\n`,
	);
}

/** Checks that the app contains nothing that it does not use. */
function checkTreeShaking() {
	const kept = JSON.parse(readFileSync(at('with-tailwind/dist/modules.json'), 'utf8'));
	// Of Radix, Button has only what `asChild` needs.
	const unwanted = kept.filter((id) =>
		/dialog|downshift|radix-ui\/react-(?!slot|compose-refs)|uqr|flag|card-payment|hook-form|combobox|carousel|domain|storefront/.test(
			id.replace(/^.*node_modules/, ''),
		),
	);
	check(unwanted.length === 0, `An app with a Button contains ${unwanted.join(', ')}`);
	check(
		kept.some((id) => id.includes('@zaylat')),
		'modules.json names no module of ours, so it checks nothing',
	);
	for (const [mode, limit, without] of [
		['rule', 2_000, /myanmar-tools|CURRENCIES/],
		['client', 12_000, /ZodError|setupWorker|useSyncExternalStore/],
	]) {
		const code = textOf(globSync(at('whole/out', mode, '*.js')));
		const bytes = gzipSync(code).byteLength;
		process.stdout.write(`${mode} alone: ${(bytes / 1000).toFixed(1)} kB\n`);
		check(code !== '' && bytes <= limit, `${mode} is ${bytes} bytes, more than ${limit} or nothing`);
		check(!without.test(code), `${mode} contains ${without.exec(code)?.[0]}, which it does not need`);
	}
}

/** One React for an app and for our components, or hooks break. */
function checkReact() {
	for (const name of ['react', 'react-dom']) {
		const copies = readdirSync(at('node_modules/.pnpm')).filter((copy) => copy.startsWith(`${name}@`));
		check(copies.length === 1, `${copies.length} copies of ${name} are installed: ${copies.join(', ')}`);
	}
}

function checkClientFiles() {
	const built = (file) => file.replace(/^src\//, '').replace(/\.tsx?$/, '.js');
	const builtEntries = entries().map(({ file }) => ({
		entry: built(file),
		files: filesOf(file).map((path) => ({ source: join(PACKAGE, path), built: built(path) })),
	}));
	problems.push(...clientProblems(at('whole/node_modules/@zaylat/ui/dist'), builtEntries));
}

/** The types of the client do not lead to those of zod, which would triple the work of a program's type check. */
async function checkClientTypes() {
	const options = ['--ignoreConfig', '--noEmit', '--listFilesOnly', '--target', 'es2022', '--module', 'esnext'];
	const tsc = ['pnpm', 'exec', 'tsc', ...options, '--moduleResolution', 'bundler', 'src/client.ts'];
	const files = await step('types of the client', tsc, 'whole');
	if (files === undefined) return;
	check(files.includes('@zaylat/api-client/dist/index.d.ts'), 'The list of types of the client is empty');
	check(!/node_modules\/zod\//.test(files), 'A program with the client loads the types of zod');
}

/** Checks that elements of two apps look the same in each mode; some properties may differ. */
function checkSame(one, other, problem, ignored = []) {
	for (const [mode, page] of one.entries()) {
		const found = differences(page, other[mode], ignored);
		check(found.length === 0, `${problem}: ${found.join('; ')}`);
	}
}

/** Compares Buttons of both kinds of style sheets, and the markup of a server with that of the browser. */
async function checkAppearance(serverHtml) {
	const [withTailwind, prebuilt] = await readPages([at('with-tailwind/dist'), at('without-tailwind/dist')]);
	checkSame(withTailwind, prebuilt, 'Buttons differ with and without Tailwind');
	for (const { html } of withTailwind)
		check(html === serverHtml, `The server renders something else:\n${serverHtml}\n${html}`);
	const [light, dark] = withTailwind;
	check(
		light.styles.some((style) => style['background-color'] !== 'rgba(0, 0, 0, 0)'),
		'No Button has a colour',
	);
	check(differences(light, dark).length > 0, 'Buttons look the same in light and dark mode');
	process.stdout.write(`compared ${light.styles.length} elements of ${withTailwind.length} modes\n`);
}

/** Checks that the additive theme changes nothing of an app with a design of its own, and that Buttons look the same there. */
async function checkBesideTailwind() {
	const out = (mode) => at('beside-tailwind/out', mode);
	const [host, beside] = await readPages([out('host'), out('beside')], '[data-host]');
	// It follows `data-color-mode`, which an app sets for the components.
	checkSame(host, beside, "The additive theme changes the app's own elements", ['color-scheme']);
	check(host[0].styles.length === 5, 'No elements of the app were compared');
	const buttons = '#root button, #root button *';
	const [alone, together] = await readPages([at('with-tailwind/dist'), out('beside')], buttons);
	checkSame(alone, together, 'Buttons differ beside other styles');
	process.stdout.write(`compared ${host[0].styles.length} elements of an app with a design of its own\n`);
}

/** Checks that the code of the READMEs compiles, and prints the documented output. */
async function checkReadmes(examples) {
	const theme = ['pnpm', 'exec', 'zaylat-tokens', 'src/tokens-1.json', '--name', 'aurora', '--out', 'src/theme'];
	const files = examples.map(({ file }) => file);
	if (!(await step('READMEs: theme', theme, 'readmes'))) return;
	const [output] = await Promise.all([
		step('READMEs: examples', ['node', 'run.js', ...files], 'readmes'),
		step('READMEs: types', TYPES, 'readmes'),
		step('READMEs: styles', vite('--mode', 'styles'), 'readmes'),
	]);
	if (output) problems.push(...printedDifferences(examples, output));
	cpSync(at('readmes/src/theme'), at('readmes-router-7/src/theme'), { recursive: true });
	for (const app of ['readmes', 'readmes-router-7']) {
		await Promise.all([
			step(`${app}: client`, vite('--mode', 'client'), app),
			step(`${app}: server`, server('src/check-server.tsx'), app),
		]);
		await step(`${app}: render on a server`, ['node', 'out/server/check-server.js'], app);
		const { text, errors } = await openPage(at(app, 'out/client'), 'main h2');
		check(text !== '' && errors.length === 0, `The shop of ${app} shows "${text}" and throws ${errors.join('; ')}`);
	}
}

/** Checks that a shop of another brand needs only the packages: in the browser, on a server, and by its types. */
async function checkSecondShop() {
	const theme = ['pnpm', 'exec', 'zaylat-tokens', 'rimnam.json', '--out', 'src/theme'];
	if (!(await step('second shop: theme', theme, 'second-shop'))) return;
	const built = await Promise.all([
		step('second shop: types', TYPES, 'second-shop'),
		step('second shop: client', vite('--mode', 'client'), 'second-shop'),
		step('second shop: server', server('src/server.tsx'), 'second-shop'),
	]);
	if (built.includes(undefined)) return;
	await step('second shop: render on a server', ['node', 'out/server/server.js'], 'second-shop');
	problems.push(...(await secondShopProblems(at('second-shop'), SCREENSHOTS)));
}

try {
	const examples = writeApps();
	if (await step('install', ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'])) {
		const [, , , , , serverHtml] = await Promise.all([
			step('types', TYPES, 'whole'),
			step('build with Tailwind', vite(), 'with-tailwind'),
			step('build without Tailwind', vite(), 'without-tailwind'),
			step('build everything', vite('--mode', 'shop'), 'whole'),
			step('build for a server', server('src/server.tsx'), 'whole'),
			step('render in plain Node', ['node', 'main.js'], 'server'),
			...['host', 'beside'].map((mode) => step(`build ${mode}`, vite('--mode', mode), 'beside-tailwind')),
			...['rule', 'client'].map((mode) => step(`build ${mode}`, vite('--mode', mode), 'whole')),
		]);
		await step('render on a server', ['node', 'out/server/server.js'], 'whole');
		if (problems.length === 0) {
			checkReact();
			checkClientFiles();
			checkStyles();
			checkTreeShaking();
			await checkClientTypes();
			await checkAppearance(serverHtml);
			await checkBesideTailwind();
			await checkReadmes(examples);
			await checkSecondShop();
		}
	}
} finally {
	if (process.env.KEEP === undefined) rmSync(folder, { recursive: true, force: true });
	else process.stdout.write(`${folder}\n`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
