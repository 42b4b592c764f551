import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@zaylat/source', ...defaultServerConditions];

export default defineConfig({
	resolve: { conditions },
	ssr: { resolve: { conditions, externalConditions: ['@zaylat/source', 'node'] } },
	test: {
		environment: 'node',
		testTimeout: 20_000,
		pool: 'forks',
		maxWorkers: 2,
		execArgv: ['--conditions=@zaylat/source'],
		projects: [
			{ extends: true, test: { name: 'modules', include: ['src/**/*.test.{ts,tsx}'] } },
			{
				extends: true,
				test: { name: 'server', include: ['test/**/*.test.ts'], globalSetup: './test/support/global-setup.ts' },
			},
		],
	},
});
