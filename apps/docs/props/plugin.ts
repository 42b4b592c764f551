import type { Plugin } from 'vite';
import { docgenOf } from './docgen.ts';
import { readComponents, readEntries } from './read-entries.ts';
import { readSnippets } from './read-snippets.ts';

/** The modules that stand empty in the source. */
const ENTRIES = /\/component-page\/ui-entries\.ts$/;
const SNIPPETS = /\/component-page\/ui-snippets\.ts$/;

/** Gives the pages of the components what `@zaylat/ui` exports and how it is used, read from its source. */
export function uiEntries(source: string): Plugin {
	return {
		name: 'zaylat-ui-entries',
		enforce: 'pre',
		load(id) {
			if (ENTRIES.test(id)) return `export const ENTRIES = ${JSON.stringify(readEntries(source))};`;
			if (SNIPPETS.test(id)) return `export const SNIPPETS = ${JSON.stringify(readSnippets(source).snippets)};`;
			return undefined;
		},
	};
}

/**
 * Gives components the types of their props, by which Storybook chooses the controls of the playgrounds. Its own reader
 * follows no names through files, and takes `boolean | undefined` for an object.
 */
export function docgen(source: string): Plugin {
	const components = readComponents(source);
	return {
		name: 'zaylat-docgen',
		enforce: 'pre',
		transform(code, id) {
			const docs = components.get(id.replace(/\?.*$/, ''));
			if (!docs) return undefined;
			const lines = docs.map((doc) => `${doc.name}.__docgenInfo = ${JSON.stringify(docgenOf(doc))};`);
			return { code: `${code}\n${lines.join('\n')}\n`, map: null };
		},
	};
}
