import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** `--mode host` builds the app as it was before, `--mode beside` with the components. */
export default defineConfig(({ mode }) => ({
	plugins: [tailwindcss()],
	resolve: { alias: { 'virtual:styles.css': fileURLToPath(new URL(`${mode}.css`, import.meta.url)) } },
	logLevel: 'warn',
	base: './',
	build: { outDir: `out/${mode}` },
}));
