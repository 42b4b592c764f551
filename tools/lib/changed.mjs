import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

function git(...args) {
	const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
	if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
	return stdout.split('\n').filter(Boolean);
}

/**
 * The files that differ from a commit, those not yet committed or added among them.
 * @param {string} since a commit, branch or tag; what it and HEAD have in common is compared with
 * @returns {string[]} paths from the root
 * @throws {Error} git's own message, when the commit does not exist
 */
export function changedFiles(since) {
	const [base] = git('merge-base', since, 'HEAD');
	return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** The workspaces of the repository: folder, name, and the names of those that it depends on. */
function workspaces() {
	return ['packages', 'apps'].flatMap((parent) =>
		readdirSync(join(ROOT, parent))
			.map((name) => `${parent}/${name}`)
			.filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
			.map((folder) => {
				const { name, dependencies, devDependencies } = JSON.parse(
					readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
				);
				return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
			}),
	);
}

/** Files that say nothing to any test; a check that reads them runs always. */
const WITHOUT_TESTS = /^(?:docs|\.changeset|\.github)\/|^[^/]+\.md$/;

/**
 * The workspaces whose tests a change may affect: those of the changed files and all that depend on them.
 * @param {readonly string[]} files paths from the root
 * @returns {string[] | undefined} names of their folders; undefined for all, when a file outside of them has changed
 */
export function affectedWorkspaces(files) {
	const all = workspaces();
	const affected = new Set();
	for (const file of files) {
		const owner = all.find(({ folder }) => file.startsWith(`${folder}/`));
		if (owner) affected.add(owner);
		else if (!WITHOUT_TESTS.test(file)) return undefined;
	}
	for (let size = -1; size < affected.size; ) {
		size = affected.size;
		const names = new Set([...affected].map(({ name }) => name));
		for (const workspace of all) if (workspace.uses.some((name) => names.has(name))) affected.add(workspace);
	}
	return [...affected].map(({ folder }) => folder.split('/')[1]);
}
