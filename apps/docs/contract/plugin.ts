import type { Plugin } from 'vite';
import { readNotes } from './read-notes.ts';

/** The module that stands empty in the source. */
const FILLED = /\/src\/api\/notes\.ts$/;

/** Gives the pages of the API what the contract says of its members, read from its source. */
export function contractNotes(source: string): Plugin {
	return {
		name: 'zaylat-contract-notes',
		enforce: 'pre',
		load: (id) => (FILLED.test(id) ? `export const NOTES = ${JSON.stringify(readNotes(source))};` : undefined),
	};
}
