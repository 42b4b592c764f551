import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * `--mode client` builds the shop of the storefront's README, `--mode styles` every style sheet; a server build takes its
 * entry from the command line.
 */
export default defineConfig(({ mode }) => ({
	plugins: [react(), tailwindcss()],
	logLevel: 'warn',
	base: './',
	build: {
		outDir: `out/${mode}`,
		...(mode === 'styles' && { rolldownOptions: { input: 'src/styles.ts' } }),
	},
}));
