/**
 * Builds packages, packs them as they would be published, and checks the tarballs with publint and arethetypeswrong.
 *
 *   node tools/package-check.mjs            checks all packages
 *   node tools/package-check.mjs ui tokens  checks those two
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const PACKAGES = join(ROOT, 'packages');
const TARBALLS = join(ROOT, 'test-results', 'tarballs');

/** The packages are ES modules only, so these ways to resolve them do not count. */
const IGNORED_RESOLUTIONS = new Set(['node10', 'node16-cjs']);

const named = process.argv.slice(2);
const names = named.length > 0 ? named : readdirSync(PACKAGES);
const failures = [];

/** Runs a command; says whether it worked. */
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

/** What arethetypeswrong has against a packed package; styles and data have no types to check. */
async function typeProblems(name, bytes) {
	const { exports } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
	const excludeEntrypoints = Object.keys(exports)
		.filter((entry) => /\.(css|json)$/.test(entry))
		.map((entry) => entry.replace(/^\.\//, ''));
	const { types, problems = [] } = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints });
	if (!types) return ['the package has no types'];
	return problems
		.filter(({ resolutionKind }) => !IGNORED_RESOLUTIONS.has(resolutionKind))
		.map(({ trace, ...problem }) => JSON.stringify(problem));
}

mkdirSync(TARBALLS, { recursive: true });
// Once before the builds, which run at the same time and would each check the types otherwise.
if (await works('types', ['node', 'tools/types.mjs'], ROOT)) {
	const packed = await Promise.all(names.map(async (name) => [name, await pack(name)]));
	for (const [name, bytes] of packed) {
		if (bytes === undefined) continue;
		const problems = [
			...(await publintProblems(bytes)).map((problem) => `publint: ${problem}`),
			...(await typeProblems(name, bytes)).map((problem) => `types: ${problem}`),
		];
		process.stdout.write(`${name}: ${problems.length === 0 ? 'ok' : `${problems.length} problems`}\n`);
		failures.push(...problems.map((problem) => `${name}: ${problem}`));
	}
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
