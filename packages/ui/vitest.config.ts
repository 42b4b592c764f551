import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { pinnedBrowser } from '../../tools/browser.mjs';

const { executablePath, args, env } = await pinnedBrowser();

export default defineConfig({
	plugins: [react(), tailwindcss()],
	resolve: { conditions: ['@zaylat/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
	// A dependency that is found in the middle of a run reloads the page of the tests: list each one here.
	optimizeDeps: {
		noDiscovery: true,
		include: [
			'axe-core',
			'class-variance-authority',
			'clsx',
			'country-flag-icons/react/3x2',
			'lucide-react',
			'radix-ui',
			'react',
			'react-dom',
			'react-dom/client',
			'react-dom/server',
			'react-hook-form',
			'react/jsx-dev-runtime',
			'react/jsx-runtime',
			'uqr',
			'vitest-browser-react',
		],
	},
	test: {
		// What never comes is waited for 10 s: after five failures a run says enough.
		bail: 5,
		name: 'ui',
		include: ['src/**/*.test.{ts,tsx}'],
		setupFiles: ['src/testing/setup.ts'],
		// Remembered times would order the files differently in a fresh clone; the files share one page.
		cache: false,
		// A test waits for the browser half of its time.
		maxWorkers: '100%',
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
			viewport: { width: 768, height: 720 },
			instances: [{ browser: 'chromium' }],
		},
	},
});
