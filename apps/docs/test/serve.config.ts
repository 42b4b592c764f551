import { defineConfig } from 'vite';

/** Serves the built Storybook to the sweep, on loopback. */
export default defineConfig({
	root: new URL('..', import.meta.url).pathname,
	build: { outDir: 'storybook-static' },
	preview: { host: '127.0.0.1' },
});
