/**
 * `pnpm edit-times`: how long an edit takes to show in the running shop and in Storybook, and the types to be checked.
 *
 * Each edit is made three times and taken back; the table shows the median in seconds, and whether the page was kept
 * or loaded again. It edits files of this checkout, so they have to be committed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pinnedBrowser } from './browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const TIMES = 3;
const LIMIT_MS = 60_000;
const { chromium } = createRequire(join(ROOT, 'apps/web/package.json'))('@playwright/test');

/** An edit, and the check that a page shows it. `holds` runs in the page, `answer` reads an address of the shop. */
const TOKEN = {
	name: 'token',
	file: 'packages/tokens/src/tokens.json',
	from: '"value": 12,\n        "unit": "px"\n      },\n      "$description": "Cards',
	to: '"value": 13,\n        "unit": "px"\n      },\n      "$description": "Cards',
	holds: () => getComputedStyle(document.documentElement).getPropertyValue('--zl-radius-card').trim() === '13px',
};
const SHOP_EDITS = [
	{
		name: 'component',
		file: 'packages/storefront/src/app/shell/site-header.tsx',
		from: 'className="sticky top-0',
		to: 'className="edited sticky top-0',
		holds: () => document.querySelector('header.edited') !== null,
	},
	{
		name: 'text',
		file: 'packages/storefront/src/i18n/en/home.json',
		from: '"recommended": "Recommended"',
		to: '"recommended": "Edited"',
		holds: () => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent?.includes('Edited')),
	},
	TOKEN,
	{
		name: 'API',
		file: 'packages/api-client/src/openapi/document.ts',
		from: "title: 'Zaylat API'",
		to: "title: 'Edited'",
		answer: { path: '/api/openapi.json', text: '"Edited"' },
	},
];
const STORYBOOK_EDITS = [
	{
		name: 'component',
		file: 'packages/ui/src/accordion/accordion.tsx',
		from: "cx('min-w-0 divide-y",
		to: "cx('edited min-w-0 divide-y",
		holds: () => document.querySelector('.edited') !== null,
	},
	TOKEN,
];
const STORY = 'components-content-accordion--default';
const TYPE_EDITS = [
	{
		name: 'contract',
		file: 'packages/api-client/src/coupons/contract.ts',
		from: 'z.object({',
		to: 'z.object({ edited: z.string().optional(),',
	},
	{
		name: 'text',
		file: 'packages/storefront/src/i18n/en/home.json',
		from: '"recommended"',
		to: '"edited": "Edited",\n  "recommended"',
	},
];

const print = (text) => process.stdout.write(`${text}\n`);
const seconds = (ms) => (ms / 1000).toFixed(1);
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Changes a file. @returns puts it back */
function apply({ file, from, to }) {
	const path = join(ROOT, file);
	const text = readFileSync(path, 'utf8');
	if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
	writeFileSync(path, text.replace(from, to));
	return () => writeFileSync(path, text);
}

/** Starts a server and waits for the output that reports it ready. @returns a function that ends it */
function start(command, { cwd = ROOT, env, ready }) {
	const child = spawn(command[0], command.slice(1), { cwd, env: { ...process.env, ...env }, detached: true });
	let output = '';
	let hasEnded = false;
	const end = () => {
		if (!hasEnded) process.kill(-child.pid, 'SIGTERM');
		hasEnded = true;
	};
	return new Promise((resolve, reject) => {
		const collect = (chunk) => {
			output += chunk;
			if (ready.test(output)) resolve(end);
		};
		child.stdout.on('data', collect);
		child.stderr.on('data', collect);
		child.on('exit', () => {
			hasEnded = true;
			reject(new Error(`${command.join(' ')} ended:\n${output}`));
		});
	});
}

async function waitFor(isThere) {
	const end = Date.now() + LIMIT_MS;
	while (Date.now() < end) {
		if (await isThere().catch(() => false)) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`Nothing changed within ${LIMIT_MS / 1000} s`);
}

async function measure(page, url, place, edits) {
	for (const edit of edits) {
		const { holds, answer } = edit;
		const shows = () =>
			answer
				? fetch(new URL(answer.path, url)).then(async (it) => (await it.text()).includes(answer.text))
				: page.evaluate(holds);
		const times = [];
		let isKept = true;
		for (let time = 0; time < TIMES; time += 1) {
			await page.evaluate(() => {
				globalThis.isSamePage = true;
			});
			const undo = apply(edit);
			const started = performance.now();
			try {
				await waitFor(shows);
				times.push(performance.now() - started);
				isKept &&= await page.evaluate(() => globalThis.isSamePage === true);
			} finally {
				undo();
			}
			await waitFor(async () => !(await shows()) && (await fetch(url)).ok);
		}
		print(`${place}, ${edit.name}: ${seconds(median(times))} s, page ${isKept ? 'kept' : 'loaded anew'}`);
	}
}

async function inPage(browser, url, edits, place) {
	const page = await browser.newPage();
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForFunction(() => document.querySelector('#root, #storybook-root')?.childElementCount);
	// The servers transform the modules of a page at its first request.
	await page.waitForLoadState('networkidle');
	await measure(page, url, place, edits);
	await page.close();
}

const changed = spawnSync('git', ['status', '--porcelain', '--untracked-files=no'], {
	cwd: ROOT,
	encoding: 'utf8',
}).stdout;
if (changed !== '') {
	process.stderr.write(`Commit these files first:\n${changed}`);
	process.exit(2);
}

const { executablePath, args, env } = await pinnedBrowser();
const browser = await chromium.launch({ executablePath, args, env });
let end = () => {};
try {
	const port = await freePort();
	end = await start([process.execPath, 'tools/dev.mjs'], { env: { PORT: String(port) }, ready: /is ready on/ });
	await inPage(browser, `http://localhost:${port}/?lang=en`, SHOP_EDITS, 'Shop');
	end();
	const storybook = await freePort();
	end = await start(['npx', 'storybook', 'dev', '-p', String(storybook), '--ci', '--disable-telemetry'], {
		cwd: join(ROOT, 'apps/docs'),
		ready: /Local:/,
	});
	const story = `http://localhost:${storybook}/iframe.html?id=${STORY}&viewMode=story`;
	await inPage(browser, story, STORYBOOK_EDITS, 'Storybook');
	end();
	await run([process.execPath, 'tools/types.mjs']);
	for (const edit of TYPE_EDITS) {
		const undo = apply(edit);
		const started = performance.now();
		await run([process.execPath, 'tools/types.mjs']);
		print(`Types after a change of ${edit.name}: ${seconds(performance.now() - started)} s`);
		undo();
		await run([process.execPath, 'tools/types.mjs']);
	}
} catch (error) {
	process.stderr.write(`${error.stack}\n`);
	process.exitCode = 1;
} finally {
	end();
	await browser.close();
}
