import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { pinnedBrowser } from '../../tools/browser.mjs';

const { executablePath, args, env } = await pinnedBrowser();
const conditions = ['@zaylat/source'];

export default defineConfig({
	test: {
		// What never comes is waited for 10 s: after five failures a run says enough.
		bail: 5,
		// Remembered times would order the files differently in a fresh clone; the files share one page.
		cache: false,
		// A test waits for the browser or the server half of its time.
		maxWorkers: '100%',
		projects: [
			{
				resolve: { conditions },
				ssr: { resolve: { conditions } },
				test: {
					name: 'storefront',
					environment: 'node',
					include: ['src/**/*.test.ts'],
					// The screens and their texts are loaded once per worker, not once per file.
					isolate: false,
					expect: { poll: { timeout: 10_000 } },
					testTimeout: 20_000,
					// The tests of texts load all of them before the first.
					hookTimeout: 60_000,
				},
			},
			{
				plugins: [react(), tailwindcss()],
				resolve: { conditions: [...conditions, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
				// A dependency that is found in the middle of a run reloads the page of the tests: list each one here.
				optimizeDeps: {
					noDiscovery: true,
					include: [
						'@zaylat/api-client > zod',
						'@zaylat/ui > class-variance-authority',
						'@zaylat/ui > clsx',
						'@zaylat/ui > radix-ui',
						'i18next',
						'lucide-react',
						'msw',
						'react',
						'react-dom',
						'react-dom/client',
						'react-dom/server',
						'react-hook-form',
						'react-i18next',
						'react-router',
						'react-router/dom',
						'react/jsx-dev-runtime',
						'react/jsx-runtime',
						'swr',
						'web-vitals',
						'zustand',
						'zustand/vanilla',
						'vitest-browser-react',
					],
				},
				test: {
					name: 'storefront components',
					include: ['src/**/*.test.tsx'],
					setupFiles: ['src/testing/setup.ts'],
					// All files run in one page, which saves a document and hundreds of module requests per file; `setup.ts` cleans it.
					isolate: false,
					// On a busy machine what is waited for takes its time; what never comes still fails.
					expect: { poll: { timeout: 10_000, interval: 10 } },
					testTimeout: 60_000,
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						// What is pressed may come late on a busy machine; what never comes fails long before the limit of the test.
						provider: playwright({ launchOptions: { executablePath, args, env }, actionTimeout: 20_000 }),
						viewport: { width: 1024, height: 800 },
						instances: [{ browser: 'chromium' }],
					},
				},
			},
		],
	},
});
