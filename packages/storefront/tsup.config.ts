import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { copyTypes } from '../../tools/lib/copy-types.mjs';

// Splitting keeps screens, menus and texts in chunks of their own. esbuild drops the directives of the modules that it
// joins, so every chunk begins with one: screens are hooks and state throughout.
export default defineConfig({
	entry: { index: 'src/index.ts' },
	format: 'esm',
	target: 'es2022',
	splitting: true,
	banner: { js: "'use client';" },
	sourcemap: true,
	clean: true,
	async onSuccess() {
		await copyTypes(['src/index.ts']);
		await copyFile('utilities.css', 'dist/utilities.css');
		const sheet = await readFile('tailwind.css', 'utf8');
		await writeFile('dist/tailwind.css', `${sheet.replace(/^@source .*\n/gm, '')}@source "./*.js";\n`);
	},
	external: ['react', 'react-dom', 'react-router', 'swr', /^zustand/, 'idb', 'lucide-react', /^@zaylat\//],
});
