import { defineConfig } from 'vitest/config';

const conditions = ['@zaylat/source'];

export default defineConfig({
	resolve: { conditions },
	ssr: { resolve: { conditions } },
	// The global set-up runs in an environment of its own.
	environments: { __vitest__: { resolve: { conditions } } },
	test: {
		include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
		globalSetup: './src/testing/global-setup.ts',
		setupFiles: ['../../tools/lib/property-seed.mjs'],
		environment: 'node',
		maxWorkers: 2,
		// Loading the API's modules takes longer than most files; they keep no state that tests could pass on.
		isolate: false,
		unstubGlobals: true,
		restoreMocks: true,
		expect: { poll: { timeout: 10_000 } },
		testTimeout: 60_000,
		hookTimeout: 120_000,
	},
});
