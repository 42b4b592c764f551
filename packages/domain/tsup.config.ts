import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One entry per concept, so that a page loads only the rules it uses, and per language of a concept's words. */
const concepts = globSync('src/**/index.ts').map((file) => [file.slice('src/'.length, -'.ts'.length), file]);

export default defineConfig({
	entry: Object.fromEntries(concepts),
	format: 'esm',
	target: 'es2024',
	dts: true,
	clean: true,
});
