/**
 * `pnpm typecheck`: checks the types of all workspaces; arguments are passed to `tsc -b`.
 *
 * TypeScript 7.0.2 does not notice that a JSON file or a dependency has changed since its last run: it shows errors
 * that no longer exist and misses new ones. Until that is mended, what it remembers of such projects is removed first.
 */
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Written by each installation that changes something. */
const INSTALLED = join(ROOT, 'node_modules/.pnpm/lock.yaml');

/** When a file was last written, in milliseconds; never, as `Infinity`, when it does not exist any more. */
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;

for (const memory of globSync('{packages,apps}/*/.tsbuild/*.tsbuildinfo', { cwd: ROOT })) {
	const file = join(ROOT, memory);
	const { fileNames = [] } = JSON.parse(readFileSync(file, 'utf8'));
	const texts = fileNames.filter((name) => name.endsWith('.json')).map((name) => resolve(dirname(file), name));
	if ([INSTALLED, ...texts].some((input) => writtenAt(input) > writtenAt(file))) rmSync(file);
}

// More than one checker per project would repeat work; two projects at a time suit the smallest machine.
const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const options = ['--builders', '2', '--checkers', '1', ...process.argv.slice(2)];
const { code, output } = await run([process.execPath, tsc, '-b', ...options]);
process.stdout.write(output);
process.exitCode = code;
