import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { liveTexts } from '../../packages/storefront/tools/live-texts.ts';
import { generateTokens } from '../../packages/tokens/tools/vite-plugin.ts';

/** The workspace packages are used from source, through their own export condition (ADR 1). */
const SOURCE = '@zaylat/source';

/** Modules with code. The style sheet of the Chinese fonts stays a file of its own, for Chinese pages only. */
const CODE = /\.m?[jt]sx?$/;

/** Components that forms and dialogs are made of, and the rules that only they need: most first loads have none of them. */
const FORM_PARTS =
	'checkbox|choice-row|data-list|dialog|field|field-set|form|input|label|number-field|otp-input|password-input|qr-code|select|table|textarea';
const FORM_RULES = 'audit|contact|content|goods|otp|roles|seller-applications|webhooks';

/** Folders whose modules load with their screens: a module of a shared chunk brings what it imports. */
const WITH_THEIR_SCREENS = [
	// Libraries, such as react-hook-form.
	'node_modules',
	String.raw`ui/src/(?:${FORM_PARTS}|[a-z-]+/form\.tsx)`,
	`domain/src/(?:${FORM_RULES})/`,
	'storefront/src/core/forms',
	// The consoles have as many screens as the shop, for staff and sellers alone.
	'storefront/src/features/(?:account|session|seller|operating)/',
	'api-client/src/staff-',
];

/** Our own modules that screens share. */
const SHARED_CODE = new RegExp(String.raw`^(?!.*/(?:${WITH_THEIR_SCREENS.join('|')})).*\.m?[jt]sx?$`);

/**
 * Modules that so many screens and lazy components import are in one chunk: each file costs a request, and each shared
 * module is fetched by pages that do not need it (ADR 159).
 */
const SHARED_BY = 14;

/** Chunks that every page loads, or nearly every one, by their names. */
const CORE = ['libraries', 'client', 'shared'];

/**
 * Tells browsers to compile all functions of these files while they are fetched. Otherwise they compile each function when
 * it is called first, which is during hydration and the first press.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export default defineConfig(({ command }) => ({
	plugins: [generateTokens(), liveTexts(), react(), tailwindcss()],
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
				modulePreload: { polyfill: false },
				rolldownOptions: {
					input: { client: 'src/client.tsx', chinese: 'src/chinese.css' },
					output: {
						postBanner: ({ name }) => (CORE.includes(name) ? COMPILE_HINT : ''),
						codeSplitting: {
							groups: [
								// What every page loads, in two files: libraries change less often than our code.
								{ name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
								{ name: 'app', test: CODE, tags: ['$initial'], priority: 2 },
								{ name: 'shared', test: SHARED_CODE, minShareCount: SHARED_BY, priority: 1 },
							],
						},
					},
				},
			},
		},
		/** The service worker: one classic script, which `build/finish.ts` completes. */
		worker: {
			consumer: 'client',
			resolve: { conditions: [SOURCE, ...defaultClientConditions] },
			build: {
				outDir: 'dist/worker',
				emptyOutDir: true,
				copyPublicDir: false,
				sourcemap: 'hidden',
				rolldownOptions: {
					input: { worker: 'worker/worker.ts' },
					output: { format: 'iife', entryFileNames: '[name].js' },
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
			for (const name of ['client', 'worker', 'ssr']) {
				const environment = builder.environments[name];
				if (environment) await builder.build(environment);
			}
		},
	},
}));
