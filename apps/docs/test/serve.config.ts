import { defineConfig } from 'vite';
import { BUILT } from './stories.ts';

/** Serves the built Storybook to the sweep, on loopback. */
export default defineConfig({
	root: new URL('..', import.meta.url).pathname,
	build: { outDir: BUILT },
	preview: { host: '127.0.0.1' },
});
