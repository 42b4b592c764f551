import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { copyTypes } from '../../tools/lib/copy-types.mjs';

/** One entry per concept, so that a page loads only the rules it uses, and per language of a concept's words. */
const concepts = globSync('src/**/index.ts');

export default defineConfig({
	entry: Object.fromEntries(concepts.map((file) => [file.slice('src/'.length, -'.ts'.length), file])),
	format: 'esm',
	target: 'es2024',
	sourcemap: true,
	clean: true,
	onSuccess: () => copyTypes(concepts),
});
