/**
 * Checks that changesets are valid, that each package whose published files changed is named by a new one, that none
 * was removed without a release, and that changed tokens are described by one of the required size. Before the first
 * release a package has one changeset, which says what it contains: the changelog begins with that release.
 *
 * `findBase` determines the commit that the files are compared with.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { BUMPS } from '../packages/tokens/tools/changes.ts';
import { changesSinceRelease } from '../packages/tokens/tools/released.ts';
import { changedPackages, findBase, isRelease, newChangesets, removedChangesets } from './lib/changed-packages.mjs';
import { manifestOf, packageFolders } from './lib/exports.mjs';
import { ROOT } from './lib/root.mjs';

const problems = [];
const config = JSON.parse(readFileSync(join(ROOT, '.changeset/config.json'), 'utf8'));
if (config.___experimentalUnsafeOptions_WILL_CHANGE_IN_PATCH?.onlyUpdatePeerDependentsWhenOutOfRange !== true) {
	problems.push('config.json: without onlyUpdatePeerDependentsWhenOutOfRange every peer bump becomes a major version');
}

/** Published packages: folder and version by name. */
const published = new Map();
for (const folder of packageFolders()) {
	const { name, version, private: isPrivate } = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
	if (!isPrivate) published.set(name, { version, folder: `packages/${folder}` });
}

/** Changesets; one that cannot be read ends the check with its message. */
const changesets = await readChangesets(ROOT);
/** The largest step that the changesets ask for, by package. */
const described = new Map();
for (const { id, releases, summary } of changesets) {
	if (!summary) problems.push(`${id}.md: says nothing about the change`);
	for (const { name, type } of releases) {
		if (!published.has(name) || !BUMPS.includes(type))
			problems.push(`${id}.md: "${name}: ${type}" names no published package with patch, minor or major`);
		else if (BUMPS.indexOf(type) > BUMPS.indexOf(described.get(name))) described.set(name, type);
	}
}
for (const [name, { version }] of published) {
	if (version === '0.0.0' && !described.has(name))
		problems.push(`${name} was never released and no changeset describes it`);
}

const base = findBase();
if ('problem' in base) {
	console.log(`Changed packages were not compared: ${base.problem}.`);
} else if (isRelease(base)) {
	console.log(`Compared with ${base.title}: this is a release, which uses up the changesets`);
} else {
	const added = newChangesets(base);
	const isNew = ({ id }) => added.includes(`${id}.md`);
	const fresh = new Set(changesets.filter(isNew).flatMap(({ releases }) => releases.map(({ name }) => name)));
	const changed = changedPackages(base);
	for (const [name, { folder, version }] of published) {
		const paths = changed.get(folder);
		// What was never released is described by its first changeset.
		if (!paths || fresh.has(name) || version === '0.0.0') continue;
		const more = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
		problems.push(
			`${name} changed (${paths[0]}${more}) and no new changeset names it: run \`pnpm changeset\`, a patch for a change that users do not notice`,
		);
	}
	const wasReleased = [...published.values()].some(({ version }) => version !== '0.0.0');
	for (const file of wasReleased ? removedChangesets(base) : []) {
		problems.push(`.changeset/${file} was removed, but what it describes was not released yet: restore it`);
	}
	console.log(`Compared with ${base.title}: changed packages: ${changed.size}`);
}

const tokens = changesSinceRelease();
if (tokens === undefined) {
	console.log('tokens: nothing was released yet, so there is nothing to compare with');
} else {
	const { version, changes, bump } = tokens;
	for (const { size, kind, what } of changes) console.log(`tokens: ${size}: ${kind} ${what}`);
	const asked = described.get('@zaylat/tokens');
	if (bump !== undefined && BUMPS.indexOf(asked) < BUMPS.indexOf(bump))
		problems.push(
			`tokens differ from ${version}, which asks for a ${bump} changeset of @zaylat/tokens; there is ${asked ? `only a ${asked} one` : 'none'}`,
		);
}

for (const problem of problems) console.error(problem);
console.log(`${changesets.length} changesets for ${described.size} of ${published.size} published packages`);
process.exitCode = problems.length > 0 ? 1 : 0;
