import { defineConfig } from '@playwright/test';
import { PORT_RANGES, reservePorts } from '../../tools/lib/reserve-ports.mjs';

// The workers of the run find it in their environment.
process.env.STORIES_PORT ??= String(await reservePorts(PORT_RANGES.stories, import.meta.dirname));
const PORT = Number(process.env.STORIES_PORT);

export default defineConfig({
	testDir: 'test',
	testMatch: '*.spec.ts',
	fullyParallel: true,
	workers: 2,
	timeout: 90_000,
	forbidOnly: true,
	reporter: [['list'], ['./test/passed-reporter.ts'], ['./test/difference-reporter.ts']],
	// A missing picture is a failure; new ones are taken on request (`pnpm stories <name> --update`).
	updateSnapshots: 'none',
	snapshotPathTemplate: 'test/{arg}{ext}',
	expect: {
		timeout: 10_000,
		toHaveScreenshot: {
			pathTemplate: 'test/baselines/{arg}{ext}',
			// The pinned browser draws the same pixels everywhere (ADR 6).
			threshold: 0.02,
			maxDiffPixels: 16,
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
