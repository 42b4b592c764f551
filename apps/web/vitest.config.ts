import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@zaylat/source', ...defaultServerConditions];

export default defineConfig({
	resolve: { conditions },
	ssr: { resolve: { conditions, externalConditions: ['@zaylat/source', 'node'] } },
	test: {
		include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
		environment: 'node',
		testTimeout: 20_000,
		// The first file that needs the database waits for it to be filled.
		hookTimeout: 120_000,
		pool: 'forks',
		fileParallelism: false,
		execArgv: ['--conditions=@zaylat/source'],
	},
});
