/**
 * Builds packages, packs them as they would be published, checks the tarballs with publint and arethetypeswrong, and
 * compares the type of each published export with that of its source.
 *
 *   node tools/package-check.mjs            checks all packages
 *   node tools/package-check.mjs ui tokens  checks those two
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { comparePublishedTypes } from './lib/published-types.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const PACKAGES = join(ROOT, 'packages');
const TARBALLS = join(ROOT, 'test-results', 'tarballs');

const LICENSE = readFileSync(join(ROOT, 'LICENSE'), 'utf8');

/** The packages are ES modules only, so these ways to resolve them do not count. */
const IGNORED_RESOLUTIONS = new Set(['node10', 'node16-cjs']);

const named = process.argv.slice(2);
const names = named.length > 0 ? named : readdirSync(PACKAGES);
const failures = [];

/** Runs a command; returns whether it succeeded. */
async function works(title, command, cwd) {
	const { code, output } = await run(command, { cwd });
	if (code !== 0) failures.push(`${title} failed\n${output}`);
	return code === 0;
}

/** Builds and packs one package; the packed bytes, or undefined when that failed. */
async function pack(name) {
	const folder = join(PACKAGES, name);
	const tarball = join(TARBALLS, `${name}.tgz`);
	rmSync(tarball, { force: true });
	if (!(await works(`${name}: build`, ['pnpm', 'build'], folder))) return undefined;
	if (!(await works(`${name}: pack`, ['pnpm', 'pack', '--out', tarball], folder))) return undefined;
	return new Uint8Array(readFileSync(tarball));
}

/** What publint has against a packed package; suggestions do not count, as in its command line. */
async function publintProblems(bytes) {
	const { messages, pkg } = await publint({ strict: true, level: 'warning', pack: { tarball: bytes.buffer } });
	return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/** Entries that are data or styles: they have no types to check. */
const HAS_NO_TYPES = /\.(css|json|woff2)$|\/LICENSE$/;

/** What arethetypeswrong has against the entries of a packed package, and how many entries it has checked. */
async function typeProblems(name, bytes) {
	const { publishConfig } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
	const entries = Object.keys(publishConfig.exports);
	const excludeEntrypoints = entries.filter((entry) => HAS_NO_TYPES.test(entry));
	const wanted = entries.length - excludeEntrypoints.length;
	const {
		types,
		entrypoints,
		problems = [],
	} = await checkPackage(createPackageFromTarballData(bytes), {
		excludeEntrypoints: excludeEntrypoints.map((entry) => entry.replace(/^\.\//, '')),
	});
	if (!types) return { checked: 0, problems: ['the package has no types'] };
	const checked = Object.keys(entrypoints).length;
	const found = problems
		.filter(({ resolutionKind }) => !IGNORED_RESOLUTIONS.has(resolutionKind))
		.map(({ trace, ...problem }) => JSON.stringify(problem));
	return { checked, problems: checked === wanted ? found : [...found, `${checked} of ${wanted} entries were checked`] };
}

/** Files that every package has, and what of the manifest its users need. */
function contentProblems(bytes) {
	const packed = createPackageFromTarballData(bytes);
	const folder = `/node_modules/${packed.packageName}/`;
	const files = packed.listFiles(folder.slice(0, -1)).map((file) => file.slice(folder.length));
	const manifest = JSON.parse(packed.readFile(`${folder}package.json`));
	return [
		...['README.md', 'LICENSE'].filter((file) => !files.includes(file)).map((file) => `there is no ${file}`),
		...(files.includes('LICENSE') && packed.readFile(`${folder}LICENSE`) !== LICENSE
			? ['the LICENSE differs from that of the repository']
			: []),
		...['description', 'engines', 'repository', 'bugs', 'homepage', 'license']
			.filter((field) => manifest[field] === undefined)
			.map((field) => `the manifest has no ${field}`),
		...Object.entries(manifest.dependencies ?? {})
			.filter(([, range]) => /^\d/.test(range))
			.map(([name, version]) => `it depends on ${name} ${version} exactly, so an app may get a second copy`),
		...files
			.filter((file) => /^dist\/.*\.js$/.test(file) && !files.includes(`${file}.map`))
			.map((file) => `${file} has no source map`),
	];
}

mkdirSync(TARBALLS, { recursive: true });
// Once before the builds, which run at the same time and would each check the types otherwise.
if (await works('types', ['node', 'tools/types.mjs'], ROOT)) {
	const packed = await Promise.all(names.map(async (name) => [name, await pack(name)]));
	for (const [name, bytes] of packed) {
		if (bytes === undefined) continue;
		const types = await typeProblems(name, bytes);
		const problems = [
			...(await publintProblems(bytes)).map((problem) => `publint: ${problem}`),
			...types.problems.map((problem) => `types: ${problem}`),
			...contentProblems(bytes),
		];
		const size = `${(bytes.byteLength / 1000).toFixed(0)} kB`;
		const result = problems.length === 0 ? 'ok' : `${problems.length} problems`;
		process.stdout.write(`${name}: ${result} (${types.checked} entries with types, ${size})\n`);
		failures.push(...problems.map((problem) => `${name}: ${problem}`));
	}
	if (packed.every(([, bytes]) => bytes !== undefined)) {
		const { compared, problems } = comparePublishedTypes(names);
		process.stdout.write(`${compared} exports compared with their sources: ${problems.length} differ\n`);
		failures.push(...problems);
	}
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
