import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { pinnedBrowser } from '../../tools/browser.mjs';

const { executablePath, args, env } = await pinnedBrowser();
const conditions = ['@zaylat/source'];

export default defineConfig({
	test: {
		projects: [
			{
				resolve: { conditions },
				ssr: { resolve: { conditions } },
				test: {
					name: 'api-client',
					environment: 'node',
					include: ['{src,tools}/**/*.test.ts'],
					setupFiles: ['../../tools/lib/property-seed.mjs'],
					expect: { poll: { timeout: 10_000 } },
					testTimeout: 20_000,
					typecheck: { enabled: true, include: ['src/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
				},
			},
			{
				resolve: { conditions: [...conditions, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
				// Listed, because a cold cache would find them one by one and reload in the middle of a run.
				optimizeDeps: {
					include: [
						'react',
						'react-dom',
						'react-dom/client',
						'react/jsx-dev-runtime',
						'swr',
						'zustand/vanilla',
						'vitest-browser-react',
					],
				},
				test: {
					name: 'api-client hooks',
					include: ['src/**/*.test.tsx'],
					// On a busy machine what is waited for takes its time; what never comes still fails.
					expect: { poll: { timeout: 10_000 } },
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({ launchOptions: { executablePath, args, env } }),
						instances: [{ browser: 'chromium' }],
					},
				},
			},
		],
	},
});
