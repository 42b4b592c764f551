import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { liveTexts } from '../../packages/storefront/tools/live-texts.ts';
import { generateTokens } from '../../packages/tokens/tools/vite-plugin.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { firstAlone } from './build/first-alone.ts';
import { leanIcons } from './build/lean-icons.ts';
import { nameImports } from './build/name-imports.ts';
import { noCircles } from './build/no-circles.ts';
import { plainImports } from './build/plain-imports.ts';
import { screensAsShown } from './build/screens-as-shown.ts';
import { splitModules } from './build/split-modules.ts';

/** Packages of ours are used from source, through their own export condition (ADR 1). */
const SOURCE = '@zaylat/source';

export default defineConfig(({ command }) => ({
	plugins: [
		nameImports(),
		plainImports(),
		splitModules(),
		firstAlone(),
		leanIcons(),
		screensAsShown(),
		noCircles(),
		generateTokens(),
		liveTexts(),
		react(),
		tailwindcss(),
	],
	appType: 'custom',
	resolve: { dedupe: ['react', 'react-dom', 'react-router', 'swr'] },
	optimizeDeps: {
		include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'swr'],
	},
	build: { target: 'es2022', assetsInlineLimit: 0 },
	environments: {
		client: {
			resolve: { conditions: [SOURCE, ...defaultClientConditions] },
			build: {
				outDir: 'dist/client',
				emptyOutDir: true,
				manifest: true,
				// No file names its map; build/finish.ts moves the maps out of the folder that is served.
				sourcemap: 'hidden',
				// The document names a page's chunks, and links fetch the next page's ahead: no chunk needs a list of others.
				modulePreload: false,
				rolldownOptions: {
					input: { boot: 'src/boot.ts', client: 'src/client.tsx', chinese: 'src/chinese.css' },
					output: {
						// A group has what it names: with all that those import, the first load would carry what comes later.
						codeSplitting: { groups: CHUNK_GROUPS, includeDependenciesRecursively: false },
					},
				},
			},
		},
		ssr: {
			resolve: {
				conditions: [SOURCE, ...defaultServerConditions],
				externalConditions: [SOURCE, 'node', 'module-sync'],
				// One file with React in its production form starts and renders faster than hundreds of modules.
				noExternal: command === 'build' ? true : [/^@zaylat\//],
			},
			build: {
				outDir: 'dist/server',
				emptyOutDir: true,
				copyPublicDir: false,
				sourcemap: true,
				rolldownOptions: {
					input: { render: 'src/server/render.tsx' },
					output: { codeSplitting: false },
				},
			},
		},
	},
	define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
	builder: {
		async buildApp(builder) {
			for (const name of ['client', 'ssr']) {
				const environment = builder.environments[name];
				if (environment) await builder.build(environment);
			}
		},
	},
}));
