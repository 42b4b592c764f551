import { defineConfig, type Plugin } from 'vite';
import { BUILT } from './stories.ts';

/** Built files carry a hash in their names: a browser that has one need not ask for it again with every story. */
const keptAssets: Plugin = {
	name: 'kept-assets',
	configurePreviewServer({ middlewares }) {
		middlewares.use('/assets', (_request, response, next) => {
			response.setHeader('Cache-Control', 'max-age=31536000, immutable');
			next();
		});
	},
};

/** Serves the built Storybook to the visual tests, on loopback. */
export default defineConfig({
	root: new URL('..', import.meta.url).pathname,
	build: { outDir: BUILT },
	plugins: [keptAssets],
	preview: { host: '127.0.0.1' },
});
