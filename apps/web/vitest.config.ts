import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { PORT_RANGES, reservePorts } from '../../tools/lib/reserve-ports.mjs';

// Vitest passes the conditions to Node, which cannot load what some packages have under `module`.
const conditions = ['@zaylat/source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

// The processes of the run find the first port of their shops in their environment.
process.env.WEB_TEST_PORT ??= String(await reservePorts(PORT_RANGES.webServer, import.meta.dirname));

export default defineConfig({
	resolve: { conditions },
	ssr: { resolve: { conditions, externalConditions: ['@zaylat/source', 'node'] } },
	test: {
		environment: 'node',
		expect: { poll: { timeout: 10_000 } },
		testTimeout: 20_000,
		pool: 'forks',
		maxWorkers: 2,
		execArgv: ['--conditions=@zaylat/source'],
		projects: [
			{ extends: true, test: { name: 'modules', include: ['{src,worker}/**/*.test.{ts,tsx}'] } },
			{
				extends: true,
				test: { name: 'server', include: ['test/**/*.test.ts'], globalSetup: './test/support/global-setup.ts' },
			},
		],
	},
});
