import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const APP = join(import.meta.dirname, '../..');

/** Built files that name others. */
const TEXT = /\.(css|js|json)$/;

/** A build of the shop. */
export interface Build {
	readonly id: string;
	/** Paths of its files. */
	readonly assets: ReadonlySet<string>;
}

/** The build in an app's folder. */
export function buildIn(app = APP): Build {
	const builds = join(app, 'dist/client/builds');
	const { id } = JSON.parse(readFileSync(join(builds, 'latest.json'), 'utf8'));
	const { assets } = JSON.parse(readFileSync(join(builds, 'meta', `${id}.json`), 'utf8'));
	return { id, assets: new Set(assets) };
}

const reversed = (text: string) => [...text].reverse().join('');

/**
 * Copies the built app as another build: it works the same, but its id and the names of all its files are others, as
 * after a change of every file.
 * @param folder where the app is put, beside nothing else
 * @returns path of the module that serves it
 */
export function copyAsOtherBuild(folder: string): string {
	const { id, assets } = buildIn();
	mkdirSync(folder, { recursive: true });
	cpSync(join(APP, 'src'), join(folder, 'src'), { recursive: true });
	cpSync(join(APP, 'package.json'), join(folder, 'package.json'));
	symlinkSync(join(APP, 'node_modules'), join(folder, 'node_modules'));
	const isServed = (path: string) => !/\.(br|gz|map)$/.test(path) && relative(APP, path) !== join('dist', 'maps');
	cpSync(join(APP, 'dist'), join(folder, 'dist'), { recursive: true, filter: isServed });

	// `name-HASH.js` becomes `name-HSAH.js`; a name without a hash gets a letter more.
	const names = new Map<string, string>([[id, reversed(id)]]);
	for (const path of assets) {
		const name = basename(path);
		const [, start = '', hash = '', ending = ''] = /^(.*-)([\w-]{8})(\.\w+)$/.exec(name) ?? [];
		names.set(name, hash === '' || reversed(hash) === hash ? `b-${name}` : `${start}${reversed(hash)}${ending}`);
	}
	const rename = (text: string) => text.replaceAll(/[\w.-]+/g, (word) => names.get(word) ?? word);
	for (const entry of readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		if (TEXT.test(entry.name)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
		const name = entry.name === `${id}.json` ? `${reversed(id)}.json` : names.get(entry.name);
		if (name !== undefined) renameSync(file, join(dirname(file), name));
	}
	return join(folder, 'src/server/main.ts');
}
