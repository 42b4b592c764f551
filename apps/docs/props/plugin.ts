import type { Plugin } from 'vite';
import { readEntries } from './read-entries.ts';

/** The module that stands empty in the source. */
const FILLED = /\/component-page\/ui-entries\.ts$/;

/** Gives the pages of the components what `@zaylat/ui` exports, read from its source. */
export function uiEntries(source: string): Plugin {
	return {
		name: 'zaylat-ui-entries',
		enforce: 'pre',
		load: (id) => (FILLED.test(id) ? `export const ENTRIES = ${JSON.stringify(readEntries(source))};` : undefined),
	};
}
