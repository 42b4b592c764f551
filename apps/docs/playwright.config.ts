import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.STORIES_PORT ?? 21_600);

export default defineConfig({
	testDir: 'test',
	testMatch: '*.spec.ts',
	fullyParallel: true,
	workers: 2,
	timeout: 90_000,
	forbidOnly: true,
	// Stories share pages to be quick; what fails there is asked once more in a browser of its own, and named.
	retries: 1,
	reporter: [['list'], ['./test/passed-reporter.ts']],
	// A missing picture is a failure; new ones are taken on request (`pnpm stories <name> --update`).
	updateSnapshots: 'none',
	snapshotPathTemplate: 'test/{arg}{ext}',
	expect: {
		timeout: 10_000,
		toHaveScreenshot: {
			pathTemplate: 'test/baselines/{arg}{ext}',
			maxDiffPixelRatio: 0.002,
			animations: 'disabled',
			caret: 'hide',
		},
	},
	use: { baseURL: `http://127.0.0.1:${PORT}` },
	webServer: {
		command: `vite preview --config test/serve.config.ts --port ${PORT} --strictPort`,
		url: `http://127.0.0.1:${PORT}/index.json`,
		reuseExistingServer: false,
	},
});
