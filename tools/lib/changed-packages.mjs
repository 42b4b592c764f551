import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** The empty tree, which exists in every git repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Files of a package that its users never get. */
const NOT_PUBLISHED = /\.(test|stories|guide)\.[jt]sx?$|(^|\/)(testing|fixtures?)(\/|\.[jt]sx?$)/;

/** Parts of package.json that its users do not notice. */
const PRIVATE_FIELDS = ['version', 'scripts', 'devDependencies'];

function git(...args) {
	const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
	return status === 0 ? stdout.trim() : undefined;
}

const lines = (text = '') => text.split('\n').filter(Boolean);

/**
 * What the state of the files is compared with.
 * @typedef {{ commit: string, title: string }} Base
 */

/** The last commit that changed the version of a package: it used up the changesets. */
function lastRelease() {
	const paths = ['--', 'packages/*/package.json'];
	return lines(git('log', '--format=%H', '--diff-filter=M', '-G^\\s*"version":', ...paths))[0];
}

/**
 * Finds what to compare with: on a branch, where it left the main branch; on the main branch, its last commit while
 * there are uncommitted changes, else the last release.
 *
 * @returns {Base | { problem: string }}
 */
export function findBase() {
	const head = git('rev-parse', 'HEAD');
	if (head === undefined) return { problem: 'this folder is no git checkout with a commit' };
	const main = ['origin/main', 'main'].find((ref) => git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`));
	if (main === undefined) return { problem: 'there is neither origin/main nor main; fetch the main branch' };
	const fork = git('merge-base', 'HEAD', main);
	const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
	if (fork === undefined) {
		return { problem: `HEAD and ${main} have no common commit here${isShallow ? '; run git fetch --unshallow' : ''}` };
	}
	if (fork !== head) return { commit: fork, title: `${fork.slice(0, 9)}, where this branch left ${main}` };
	const isDirty = changedFiles(head, 'packages').length > 0 || changedFiles(head, '.changeset').length > 0;
	if (isDirty) return { commit: head, title: `${head.slice(0, 9)}, the last commit of ${main}` };
	if (isShallow)
		return { problem: 'the history is cut off, so the last release is unknown; run git fetch --unshallow' };
	const release = lastRelease();
	if (release === undefined) return { commit: EMPTY_TREE, title: 'nothing, because nothing was released yet' };
	return { commit: release, title: `${release.slice(0, 9)}, the last release` };
}

function publicFields(text) {
	const fields = Object.entries(JSON.parse(text ?? '{}')).filter(([name]) => !PRIVATE_FIELDS.includes(name));
	return JSON.stringify(fields);
}

/**
 * Whether a file of a package reaches its users, as source or as it is.
 *
 * @param {string} commit
 * @param {string} folder of the package
 * @param {string} file from that folder
 */
function isPublished(commit, folder, file) {
	if (file === 'package.json') {
		const now = existsSync(join(ROOT, folder, file)) ? readFileSync(join(ROOT, folder, file), 'utf8') : undefined;
		return publicFields(now) !== publicFields(git('show', `${commit}:${folder}/${file}`));
	}
	const isPart = /^(src|themes|fonts)\//.test(file) || file.endsWith('.css');
	return isPart && !NOT_PUBLISHED.test(file);
}

/**
 * Published files that differ from those of a commit, by folder of their package; files that git does not track yet
 * count.
 *
 * @param {Base} base
 * @returns {Map<string, string[]>}
 */
export function changedPackages({ commit }) {
	const changed = new Map();
	for (const path of changedFiles(commit, 'packages')) {
		const [, folder, file] = /^(packages\/[^/]+)\/(.+)$/.exec(path) ?? [];
		if (!folder || !isPublished(commit, folder, file)) continue;
		changed.set(folder, [...(changed.get(folder) ?? []), file]);
	}
	return changed;
}

function changedFiles(commit, folder) {
	return [
		...lines(git('diff', '--name-only', '--no-renames', commit, '--', folder)),
		...lines(git('ls-files', '--others', '--exclude-standard', '--', folder)),
	];
}

const changesetName = (path) => /^\.changeset\/(?!README)([^/]+\.md)$/.exec(path)?.[1];
const changesetNames = (paths) => [...new Set(paths.map(changesetName).filter(Boolean))];

/**
 * Changesets that a commit does not have in this form.
 *
 * @param {Base} base
 * @returns {string[]} file names
 */
export function newChangesets({ commit }) {
	return changesetNames(changedFiles(commit, '.changeset'));
}

/**
 * Changesets that were there at a commit or were added since, and are gone.
 *
 * @param {Base} base
 * @returns {string[]} file names
 */
export function removedChangesets({ commit }) {
	const before = lines(git('ls-tree', '--name-only', commit, '.changeset/'));
	const since = commit === EMPTY_TREE ? 'HEAD' : `${commit}..HEAD`;
	const added = lines(git('log', '--format=', '--name-only', '--diff-filter=A', since, '--', '.changeset'));
	return changesetNames([...before, ...added]).filter((name) => !existsSync(join(ROOT, '.changeset', name)));
}

/**
 * Whether the version of a package differs from that at a commit: the release of it.
 *
 * @param {Base} base
 */
export function isRelease({ commit }) {
	return lines(git('diff', '--name-only', commit, '--', 'packages/*/package.json')).some((file) => {
		const before = git('show', `${commit}:${file}`);
		if (before === undefined || !existsSync(join(ROOT, file))) return false;
		return JSON.parse(before).version !== JSON.parse(readFileSync(join(ROOT, file), 'utf8')).version;
	});
}
