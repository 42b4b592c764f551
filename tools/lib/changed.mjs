import { spawnSync } from 'node:child_process';
import { basename, relative } from 'node:path';
import { ROOT } from './root.mjs';

/** Files that say nothing to any test; a check that reads them runs always. */
const WITHOUT_TESTS = ['docs/**', '.changeset/**', '.github/**', '*.md'];

function outputOf(command, ...args) {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
	if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
	return stdout.trim();
}

/**
 * The workspaces whose tests a change may affect: those of the changed files and all that depend on them.
 * @param {string} since a commit, branch or tag; what it and HEAD have in common is compared with
 * @returns {string[] | undefined} names of their folders; undefined for all, when a file outside of them has changed
 * @throws {Error} git's own message, when the commit does not exist
 */
export function affectedWorkspaces(since) {
	const base = outputOf('git', 'merge-base', since, 'HEAD');
	const ignored = WITHOUT_TESTS.map((pattern) => `:(exclude,glob)${pattern}`);
	// pnpm compares the files that git knows; it is told where new ones are.
	const added = outputOf('git', 'ls-files', '--others', '--exclude-standard', '--', '.', ...ignored);
	const folders = added
		.split('\n')
		.filter(Boolean)
		.map((file) => file.split('/').slice(0, 2).join('/'));
	if (folders.some((folder) => !/^(packages|apps)\//.test(folder))) return undefined;
	const found = outputOf(
		'pnpm',
		...['list', '--recursive', '--depth=-1', '--json'],
		...[`...[${base}]`, ...new Set(folders.map((folder) => `...{${folder}}`))].map((filter) => `--filter=${filter}`),
		...WITHOUT_TESTS.map((pattern) => `--changed-files-ignore-pattern=${pattern}`),
	);
	const names = found === '' ? [] : JSON.parse(found).map(({ path }) => relative(ROOT, path));
	return names.includes('') ? undefined : names.map((folder) => basename(folder));
}
