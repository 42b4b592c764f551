import { defineConfig, devices } from '@playwright/test';
import { pinnedBrowser } from '../../tools/browser.mjs';
import { ON } from './test/support/matrix.ts';
import { DISMISSED_DEMO_NOTICE, FAULT_PROXY, PORTS, SERVER_COMMAND, serverEnv } from './test/support/servers.ts';

const { executablePath, args, env } = await pinnedBrowser();

/** Browsers resolve `*.localhost` by themselves; the rule makes it so where a resolver in between does not. */
const HOSTS = '--host-resolver-rules=MAP *.localhost 127.0.0.1';

const phone = {
	viewport: { width: 375, height: 812 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	userAgent: devices['Pixel 7'].userAgent,
};
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** A server removes its database when it stops, which takes a few seconds, and longer on a busy machine. */
const STOP = { signal: 'SIGTERM', timeout: 20_000 } as const;

export default defineConfig({
	testDir: 'test',
	testMatch: '*.e2e.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	// One more than the cores of the machine that this is tuned for: tests wait for clocks and slow answers at times.
	workers: 3,
	// The longest tests take 20 s on a quiet machine; a slow one gets time, each wait in them has its own limit.
	timeout: 180_000,
	forbidOnly: true,
	// A broken flow fails many tests, each at its time limit: the first ones say what is broken.
	maxFailures: 5,
	reporter: [['list']],
	expect: { timeout: 20_000 },
	use: {
		launchOptions: { executablePath, args: [...args, HOSTS], env },
		timezoneId: 'UTC',
		// Pages are those of production but for what a test of the demo is about.
		storageState: DISMISSED_DEMO_NOTICE,
		reducedMotion: 'reduce',
		// A worker answers requests that a test holds or changes; `offline*.e2e.ts` allow it.
		serviceWorkers: 'block',
		// Without pictures and snapshots of the page, which double the work of the browser: `--trace on` has all of it.
		trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
		screenshot: 'only-on-failure',
	},
	projects: [
		{ name: 'phone', use: phone, grepInvert: new RegExp(`${ON.desktop.tag}\\b`) },
		{ name: 'desktop', use: desktop, grepInvert: new RegExp(`${ON.phone.tag}\\b`) },
	],
	webServer: [
		{
			name: 'shop',
			command: SERVER_COMMAND,
			cwd: '../..',
			env: serverEnv(PORTS.shop),
			url: `http://127.0.0.1:${PORTS.shop}/ready`,
			timeout: 180_000,
			gracefulShutdown: STOP,
		},
		{
			name: 'demo',
			command: SERVER_COMMAND,
			cwd: '../..',
			env: { ...serverEnv(PORTS.demo), SIMULATORS: '' },
			url: `http://127.0.0.1:${PORTS.demo}/ready`,
			timeout: 180_000,
			gracefulShutdown: STOP,
		},
		{
			name: 'faults',
			command: FAULT_PROXY,
			cwd: '../..',
			env: { PORT: String(PORTS.proxy), TARGET: `http://127.0.0.1:${PORTS.shop}` },
			url: `http://127.0.0.1:${PORTS.proxy}/fault`,
			gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
		},
		{
			name: 'shop with faults',
			command: SERVER_COMMAND,
			cwd: '../..',
			env: { ...serverEnv(PORTS.faulty), API_BASE_URL: `http://127.0.0.1:${PORTS.proxy}`, PAGE_CACHE_MB: '0' },
			url: `http://127.0.0.1:${PORTS.faulty}/health`,
			gracefulShutdown: STOP,
		},
	],
});
