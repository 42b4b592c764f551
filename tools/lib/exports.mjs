import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entries } from '../../packages/ui/tools/entries.ts';
import { ROOT } from './root.mjs';

/** The condition that this repository uses packages from source by (ADR 1); published packages do not have it. */
const SOURCE_CONDITION = '@zaylat/source';

/** Names that a `*` of a package's `exports` matches: one per source file, style sheet or data file. */
const NAMES = {
	tokens: (target) => namesOf('tokens', target),
	domain: (target) => namesOf('domain', target),
	ui: (target) => {
		const names = entries().map(({ name }) => name);
		if (target.endsWith('/form.tsx')) return names.flatMap((name) => /^(.+)\/form$/.exec(name)?.[1] ?? []);
		if (target.endsWith('/index.ts')) return names.filter((name) => !name.endsWith('/form'));
		return target.endsWith('.css') && target.includes('/css/') ? names : namesOf('ui', target);
	},
};

/** What `*` matches in a path such as `./src/*\/index.ts`, by the existing files. */
function namesOf(folder, target) {
	const [before, after] = target.split('*');
	return globSync(target.replace('*', '**/*'), { cwd: join(ROOT, 'packages', folder) })
		.map((file) => `./${file.replaceAll('\\', '/')}`)
		.filter((file) => file.startsWith(before) && file.endsWith(after))
		.map((file) => file.slice(before.length, file.length - after.length))
		.sort();
}

/** The file of an entry in this repository: its source, or what it names directly. */
const fileOf = (target) => (typeof target === 'string' ? target : target[SOURCE_CONDITION]);

/** Path of a repository file in the published package, for files that the build writes to another place. */
const PUBLISHED = {
	ui: (file) => (/^\.\/(all\.css|css\/)/.test(file) ? file.replace('./', './dist/') : file),
	storefront: (file) => (file === './tailwind.css' ? './dist/tailwind.css' : file),
};

/** The conditions of a published entry. */
function published(folder, target) {
	if (typeof target === 'string') return PUBLISHED[folder]?.(target) ?? target;
	const { [SOURCE_CONDITION]: _, ...rest } = target;
	return rest;
}

const fill = (target, name) =>
	typeof target === 'string'
		? target.replace('*', name)
		: Object.fromEntries(Object.entries(target).map(([condition, path]) => [condition, path.replace('*', name)]));

/**
 * The `exports` that a package is published with: those of the repository without the source condition, and with one
 * entry for each name that a `*` matches.
 *
 * @param {string} folder of the package, below packages/
 */
export function publishedExports(folder) {
	const { exports } = JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'));
	const all = Object.entries(exports).flatMap(([entry, target]) => {
		const one = published(folder, target);
		if (!entry.includes('*')) return [[entry, one]];
		return NAMES[folder](fileOf(target)).map((name) => [entry.replace('*', name), fill(one, name)]);
	});
	// An explicit entry has priority over a match of `*`.
	return Object.fromEntries(all.toReversed().toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
}

/** Folders of the published packages. */
export const packageFolders = () =>
	readdirSync(join(ROOT, 'packages')).filter((folder) => existsSync(join(ROOT, 'packages', folder, 'package.json')));

/** Path of a package's manifest. */
export const manifestOf = (folder) => join(ROOT, posix.join('packages', folder, 'package.json'));
