import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const LEFT_OUT = new Set([
	...['node_modules', 'dist', '.data', '.tsbuild', '.toolchain'],
	...['storybook-static', 'test-results', 'baselines'],
]);
const NOT_BUILT = /\.test\.[tj]sx?$|\.e2e\.ts$|\.mdx?$|\.log$/;
const STORIES = /\.stories\.[tj]sx?$/;

function* filesBelow(path, withStories) {
	for (const entry of readdirSync(path, { withFileTypes: true })) {
		if (LEFT_OUT.has(entry.name)) continue;
		const at = join(path, entry.name);
		if (entry.isDirectory()) yield* filesBelow(at, withStories);
		else if (entry.isFile() && !NOT_BUILT.test(entry.name) && (withStories || !STORIES.test(entry.name))) yield at;
	}
}

/**
 * A hash over the content of files, so that a step can be skipped while nothing it reads has changed.
 *
 * @param {readonly string[]} paths files and folders, from the root; tests are left out
 * @param {object} [options]
 * @param {readonly string[]} [options.extra] other things the step depends on, for example a version
 * @param {boolean} [options.withStories] whether stories count
 * @returns {string}
 */
export function fingerprint(paths, { extra = [], withStories = false } = {}) {
	const hash = createHash('sha256');
	for (const item of extra) hash.update(`${item}\0`);
	for (const path of paths) {
		const at = join(ROOT, path);
		if (!existsSync(at)) continue;
		const files = statSync(at).isDirectory() ? [...filesBelow(at, withStories)].sort() : [at];
		for (const file of files) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
	}
	return hash.digest('hex');
}

/**
 * Runs a step unless its record holds the same fingerprint.
 *
 * @param {{ record: string, hash: string, isThere: () => boolean, work: () => Promise<void> }} step
 *   `record` is the file that keeps the fingerprint, `isThere` checks that the step's result still stands.
 */
export async function onceFor({ record, hash, isThere, work }) {
	const file = join(ROOT, record);
	if (isThere() && existsSync(file) && readFileSync(file, 'utf8') === hash) return;
	await work();
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, hash);
}
