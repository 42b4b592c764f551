/**
 * `pnpm conformance`: runs the checks of the WAI-ARIA patterns (apps/docs/conformance) on our components and on the same
 * scenes of Base UI, React Aria and Radix, all in the browser of the tests, and writes what Storybook shows.
 *
 * The libraries are installed into a folder of their own: nothing of the shop depends on them.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../apps/docs/conformance/run-checks.ts';
import { SUBJECTS } from '../apps/docs/conformance/subjects.ts';
import { pinnedBrowser } from './browser.mjs';
import { buildStorybook } from './lib/prepare.mjs';
import { freePort } from './lib/reserve-ports.mjs';
import { ROOT } from './lib/root.mjs';
import { endChildren, must, run } from './lib/run.mjs';

const DOCS = join(ROOT, 'apps/docs');
const RESULTS = join(DOCS, 'src/conformance/results.json');
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'tools/conformance/package.json'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8'));

/** The libraries beside ours, each with the package that is compared. */
const OTHERS = { 'base-ui': '@base-ui/react', 'react-aria': 'react-aria-components', radix: 'radix-ui' };

/** How long a check waits; one that holds is done at once. */
const TIMEOUT_MS = 2000;

/** A check fails only if it fails each time: a busy machine may disturb one. */
const TRIES = 3;

const { chromium } = createRequire(join(DOCS, 'package.json'))('@playwright/test');
const print = (text) => process.stdout.write(`${text}\n`);

async function buildOthers(folder) {
	cpSync(join(ROOT, 'tools/conformance'), join(folder, 'tools/conformance'), { recursive: true });
	cpSync(join(DOCS, 'conformance'), join(folder, 'apps/docs/conformance'), { recursive: true });
	cpSync(join(ROOT, 'tools/conformance/package.json'), join(folder, 'package.json'));
	await must(['pnpm', 'install', '--ignore-workspace'], { cwd: folder });
	const build = ['npx', 'vite', 'build', 'tools/conformance', '--outDir', join(folder, 'dist'), '--logLevel', 'error'];
	await must(build, { cwd: folder });
}

/** Serves a built folder until the command ends. @returns its address */
async function serve(root, outDir, config = []) {
	const port = await freePort();
	const command = ['npx', 'vite', 'preview', ...config, '--outDir', outDir, '--host', '127.0.0.1', '--port', `${port}`];
	void run([...command, '--strictPort'], { cwd: root });
	const address = `http://127.0.0.1:${port}`;
	for (;;) {
		const response = await fetch(address).catch(() => undefined);
		if (response) return address;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

async function measure(browser, address) {
	const context = await browser.newContext({ hasTouch: true, locale: 'en-US' });
	const page = await context.newPage();
	await page.goto(address);
	await page.waitForFunction(() => window.showScene !== undefined);
	const scenes = await page.evaluate(() => window.scenes);
	const outcomes = {};
	for (const subject of SUBJECTS) {
		if (scenes && !scenes.includes(subject.scene)) continue;
		outcomes[subject.component] = await runChecks(page, subject, TIMEOUT_MS, TRIES);
	}
	await context.close();
	const all = Object.values(outcomes).flat();
	print(`  ${all.filter((outcome) => outcome === null).length} of ${all.length} checks hold`);
	return outcomes;
}

const folder = mkdtempSync(join(tmpdir(), 'zaylat-conformance-'));
try {
	await buildStorybook();
	await buildOthers(folder);
	const { executablePath, args, env } = await pinnedBrowser();
	const browser = await chromium.launch({ executablePath, args, env });
	const stories = await serve(DOCS, 'storybook-static');
	const others = await serve(folder, join(folder, 'dist'), ['tools/conformance']);
	const outcomes = {};
	print('ours');
	outcomes.ours = await measure(browser, `${stories}/iframe.html?viewMode=story&id=start-conformance-scenes--scene`);
	for (const library of Object.keys(OTHERS)) {
		print(library);
		outcomes[library] = await measure(browser, `${others}/?${library}`);
	}
	const versions = {
		ours: version,
		...Object.fromEntries(Object.entries(OTHERS).map(([key, name]) => [key, dependencies[name]])),
	};
	const results = { browser: browser.version(), versions, outcomes };
	writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
	await browser.close();
	await run(['npx', 'biome', 'format', '--write', RESULTS]);
	print(`Written: ${RESULTS}`);
} finally {
	endChildren('SIGTERM');
	rmSync(folder, { recursive: true, force: true });
}
