import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { nameImports } from './build/name-imports.ts';

/** Packages of ours are used from source, through their own export condition (ADR 1). */
const SOURCE = '@zaylat/source';

/**
 * Chunks of code that change at different paces, so that a new build leaves most of a visitor's cache good:
 * the libraries; the frame, which every page starts with; what several screens share. The rest is a chunk per screen.
 * Without these groups each shared module would be a request of its own.
 */
const LIBRARIES =
	/node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|swr|dequal|use-sync-external-store)[\\/]/;
const OURS =
	/packages[\\/](domain|api-client|ui|storefront)[\\/]|src[\\/]page-data|node_modules[\\/](lucide-react|class-variance-authority|clsx)[\\/]/;
/** Opened by the visitor, never at first: what only these use stays with them. */
const OPENED_LATER =
	/dropdown-menu|[\\/]dialog[\\/]|zawgyi|preference-menu|preferences-dialog|use-preference-options|use-choose-preference/;

const CHUNK_GROUPS = [
	{ name: 'libraries', test: LIBRARIES, priority: 30 },
	{
		name: 'frame',
		test: (id: string) => OURS.test(id) && !id.endsWith('.json'),
		tags: ['$initial' as const],
		priority: 15,
	},
	{
		name: 'shared',
		test: (id: string) => OURS.test(id) && !OPENED_LATER.test(id) && !id.endsWith('.json'),
		// What a third of the screens use is worth having before it is needed; what a few use would weigh on all others.
		minShareCount: 14,
		priority: 10,
	},
];

export default defineConfig(({ command }) => ({
	plugins: [nameImports(), react(), tailwindcss()],
	appType: 'custom',
	resolve: { dedupe: ['react', 'react-dom', 'react-router', 'swr'] },
	optimizeDeps: {
		include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'swr'],
	},
	build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
	environments: {
		client: {
			resolve: { conditions: [SOURCE, ...defaultClientConditions] },
			build: {
				outDir: 'dist/client',
				emptyOutDir: true,
				manifest: true,
				// The document names a page's chunks, and links fetch the next page's ahead: no chunk needs a list of others.
				modulePreload: false,
				rolldownOptions: {
					input: { boot: 'src/boot.ts', client: 'src/client.tsx', chinese: 'src/chinese.css' },
					output: {
						codeSplitting: { groups: CHUNK_GROUPS },
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
