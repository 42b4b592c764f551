import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Guide } from '../../../../packages/ui/src/testing/guide.ts';
import type { EntryGuide } from './guide-list.ts';

/** The module that is empty in the source. */
const FILLED = /\/guides\/guide-list\.ts$/;

/**
 * Puts all guides of `@zaylat/ui` into one module, which pages load with one request instead of one for each component.
 * @param source the source folder of `@zaylat/ui`
 */
export function guides(source: string): Plugin {
	return {
		name: 'zaylat-guides',
		enforce: 'pre',
		async load(id) {
			if (!FILLED.test(id)) return undefined;
			const files = globSync('*/*.guide.ts', { cwd: source }).sort();
			const lists = await Promise.all(
				files.map(async (file) => {
					const path = join(source, file);
					this.addWatchFile(path);
					// The query names a version of the file, so that a changed file is read again.
					const version = readFileSync(path, 'utf8').length;
					const module: Readonly<Record<string, Guide>> = await import(`${pathToFileURL(path).href}?${version}`);
					const entry = file.split('/')[0] ?? '';
					return Object.values(module).map((guide): EntryGuide => ({ ...guide, entry }));
				}),
			);
			return `export const GUIDE_LIST = ${JSON.stringify(lists.flat())};`;
		},
	};
}
