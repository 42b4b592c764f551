/**
 * `pnpm bench`: starts the production server by itself and measures it against the budgets.
 *
 *   pnpm bench                       everything, medians of 3 Lighthouse runs
 *   pnpm bench -- --runs 5           more runs
 *   pnpm bench -- --only load,bytes  parts: start, bytes, lighthouse, interactions, visits, load, uploads, api, search
 *   pnpm bench -- --only bytes --pages home,product
 *   pnpm bench -- --only api --scales 1000,10000
 *   pnpm bench -- --only search      relevance of the search beside other engines; docs/search-benchmark.md
 */
import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pinnedBrowser } from '../../../tools/browser.mjs';
import { buildShop } from '../../../tools/lib/prepare.mjs';
import { withProgress } from '../../../tools/lib/progress.mjs';
import { measureApis, withApi } from './api.mjs';
import {
	API_BUDGETS,
	BYTE_BUDGETS,
	BYTE_KINDS,
	byteLimit,
	CARD_PRESS_BUDGETS,
	INTERACTION_BUDGET,
	LIGHTHOUSE_BUDGETS,
	SEARCH_BUDGETS,
	SERVER_BUDGETS,
	UPLOAD_BUDGETS,
	VISIT_BUDGET,
} from './budgets.ts';
import { bytesOf } from './bytes.ts';
import { CARD_PAGES, cardPressOf, FIRST_TAPS, firstTapOf } from './interactions.mjs';
import { lighthouseOf } from './lighthouse.mjs';
import { load } from './load.mjs';
import { memoryOf } from './memory.mjs';
import { pagesToVisit } from './pages.ts';
import { askAll, OURS, summarise, summariseOrders } from './search/relevance.mjs';
import { isPinned, removeData, startServer } from './server.mjs';
import { table } from './table.mjs';
import { measureUploads } from './uploads.mjs';
import { visitsOf } from './visits.mjs';

const PARTS = ['start', 'bytes', 'lighthouse', 'interactions', 'visits', 'load', 'uploads', 'api', 'search'];

/** Parts that open pages in the browser. */
const IN_BROWSER = ['bytes', 'lighthouse', 'interactions', 'visits'];

/** Pages of which the second visit is measured beside the first. */
const VISITED_TWICE = ['home', 'product'];

/** Parts that need an API alone, not the shop. */
const API_PARTS = ['api', 'search'];
const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '3' },
		seconds: { type: 'string', default: '10' },
		port: { type: 'string', default: '20310' },
		scales: { type: 'string', default: '1000,100000' },
		times: { type: 'string', default: '40' },
		pages: { type: 'string', default: '' },
		only: { type: 'string', default: PARTS.join(',') },
	},
	args: process.argv.slice(2).filter((arg) => arg !== '--'),
});
const runs = Number(values.runs);
const seconds = Number(values.seconds);
const port = Number(values.port);
const parts = new Set(values.only.split(','));
for (const part of parts) if (!PARTS.includes(part)) throw new Error(`No part "${part}". Parts: ${PARTS.join(', ')}.`);

const rows = [];
const notes = [];
const failures = [];

/** Runs a part of the benchmark; when it fails, the others are still measured, and the run names it at its end. */
async function measure(what, action) {
	try {
		await action();
	} catch (error) {
		failures.push(`${what}: ${error.message}`);
		process.stderr.write(`${what} failed: ${error.stack}\n`);
	}
}

const row = (page, budget, figure, more = {}) =>
	rows.push({ page, what: budget.label, figure, limit: budget.limit, at: budget.at, unit: budget.unit, ...more });

/** The pages that were asked for by name; all without names. */
function chosen(pages) {
	const names = values.pages.split(',').filter(Boolean);
	const unknown = names.filter((name) => !pages.some((page) => page.name === name));
	if (unknown.length > 0) throw new Error(`No page ${unknown}. Pages: ${pages.map(({ name }) => name).join(', ')}.`);
	return names.length > 0 ? pages.filter(({ name }) => names.includes(name)) : pages;
}

async function measureInBrowser(server, visit) {
	const pages = chosen(visit.pages);
	const { executablePath, args, env, isPinned: isPinnedBrowser } = await pinnedBrowser();
	if (!isPinnedBrowser) notes.push(`measured in ${executablePath}, not in the pinned browser`);
	const debugPort = port + 1;
	const browser = await chromium.launch({
		executablePath,
		env,
		args: [...args, `--remote-debugging-port=${debugPort}`],
	});
	try {
		if (parts.has('bytes')) {
			for (const page of pages) await measure(`bytes of ${page.name}`, () => measureBytes(browser, server, page));
		}
		if (parts.has('lighthouse')) {
			for (const page of pages) {
				await measure(`Lighthouse on ${page.name}`, () => measureLighthouse(server, page, debugPort));
			}
		}
		if (parts.has('visits')) {
			for (const { name, path } of pages.filter((page) => VISITED_TWICE.includes(page.name))) {
				await measure(`visits of ${name}`, () => measureVisits(browser, { name, path, url: server.url }));
			}
		}
		if (parts.has('interactions')) {
			// Somebody signed in stays on the page when adding to the cart; visitors are led to the sign-in page.
			const { cookies } = visit.pages.find(({ name }) => name === 'cart');
			for (const { name, path } of pages.filter((page) => page.name in FIRST_TAPS)) {
				await measure(`first tap on ${name}`, async () => {
					const options = { address: server.url + path, cookies, selector: FIRST_TAPS[name], runs };
					const tap = () => firstTapOf(browser, options);
					row(name, INTERACTION_BUDGET, await withProgress(`First tap on ${name}, ${runs} times`, tap));
				});
			}
			for (const { name, path } of pages.filter((page) => CARD_PAGES.includes(page.name))) {
				await measure(`press on a card of ${name}`, async () => {
					const press = () => cardPressOf(browser, { address: server.url + path, cookies: [], runs });
					const { paint, complete } = await withProgress(`Press on a card of ${name}, ${runs} times`, press);
					row(name, CARD_PRESS_BUDGETS.paint, paint);
					row(name, CARD_PRESS_BUDGETS.complete, complete);
				});
			}
		}
	} finally {
		await browser.close();
	}
}

/** Measures the bytes of the first load of a page. */
async function measureBytes(browser, server, page) {
	const bytes = await bytesOf(browser, server.url, page);
	for (const kind of BYTE_KINDS) {
		const budget = BYTE_BUDGETS[kind];
		row(page.name, budget, bytes[kind], { unit: 'kB', limit: byteLimit(budget, page.name) });
	}
}

/** Runs Lighthouse on a page, in the browser that listens on a port for debuggers. */
async function measureLighthouse(server, page, port) {
	const { figures, findings } = await withProgress(`Lighthouse on ${page.name}, ${runs} times`, () =>
		lighthouseOf({ address: server.url + page.path, cookie: page.cookie, runs, port }),
	);
	for (const [key, budget] of Object.entries(LIGHTHOUSE_BUDGETS)) {
		// A page that asks search engines to pass by has no rank to lose.
		if (key !== 'seo' || page.isIndexed) row(page.name, budget, figures[key]);
	}
	for (const finding of findings) notes.push(`${page.name}, ${finding}`);
}

/** Measures the second visit of a page beside the first, with and without the service worker, on a weak network. */
async function measureVisits(browser, { name, path, url }) {
	const visitsWith = (hasWorker) =>
		withProgress(`Two visits of ${name} ${hasWorker ? 'with' : 'without'} the service worker`, () =>
			visitsOf(browser, { url, path, hasWorker }),
		);
	const figures = { without: await visitsWith(false), with: await visitsWith(true) };
	for (const [worker, visits] of Object.entries(figures)) {
		for (const [which, { bytes, requests, content }] of Object.entries(visits)) {
			notes.push(
				`${name}, ${which} visit ${worker} worker: ${(bytes / 1000).toFixed(1)} kB, ${requests} requests, content after ${(content / 1000).toFixed(2)} s`,
			);
		}
	}
	row(name, VISIT_BUDGET, figures.with.first.bytes - figures.without.first.bytes);
}

async function measureLoad(server, { pages, products }) {
	const [home] = pages;
	await load({ url: server.url, paths: [home.path], seconds: 2 });
	const cached = await withProgress(`Load on kept pages for ${seconds} s`, () =>
		load({ url: server.url, paths: [home.path], seconds }),
	);
	row('server', SERVER_BUDGETS.cached, cached.perSecond);
	row('server', SERVER_BUDGETS.cachedP99, cached.p99);
	const memory = memoryOf(server.pid);
	if (memory) {
		row('server', SERVER_BUDGETS.memory, memory.server);
		row('server', SERVER_BUDGETS.databaseMemory, memory.database);
	}
	if (cached.failures > 0) notes.push(`${cached.failures} answers from the cache failed`);
	return { products };
}

/** Rendering is measured on a server that keeps no page, over many products, so that nothing is rendered once for two. */
async function measureRendering(dataDir, { products }) {
	const server = await startServer({ port, dataDir, env: { PAGE_CACHE_MB: '0' } });
	try {
		await load({ url: server.url, paths: products, seconds: 4 });
		const rendered = await withProgress(`Load on rendered pages for ${seconds} s`, () =>
			load({ url: server.url, paths: products, seconds }),
		);
		row('server', SERVER_BUDGETS.rendered, rendered.perSecond);
		row('server', SERVER_BUDGETS.renderedP99, rendered.p99);
		if (rendered.failures > 0) notes.push(`${rendered.failures} rendered answers failed`);
	} finally {
		await server.stop();
	}
}

/** Measures product pages while pictures are sent that are hard to decode. */
async function measureDuringUploads(dataDir, { products }) {
	const figures = await withProgress(`Product pages during uploads, ${seconds} s each`, () =>
		measureUploads({ port, dataDir, products, seconds }),
	);
	for (const { uploads, isCached, pages, p50, p95, p99, failures, responses, busy } of figures) {
		const name = uploads === 'none' ? 'no uploads' : uploads;
		row(name, isCached ? UPLOAD_BUDGETS.p99 : UPLOAD_BUDGETS.renderedP99, p99);
		const times = `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
		notes.push(
			`uploads: ${uploads}, ${isCached ? 'pages kept' : 'each page rendered'}: ${pages} pages, ${times}; load average before ${busy.toFixed(2)}; ${responses || '-'}`,
		);
		if (failures > 0) notes.push(`${failures} product pages failed during uploads`);
	}
}

/** Measures the API by itself, with few products and with many. */
async function measureApi() {
	const scales = values.scales.split(',').map(Number);
	const figures = await measureApis({ scales, port: port + 2, times: Number(values.times), seconds });
	for (const at of figures) {
		const page = `API, ${at.products.toLocaleString('en')}`;
		for (const { name, first, p50, p95, isRead } of at.calls) {
			if (isRead) row(page, API_BUDGETS.read, p95, { what: `p95 of ${name}` });
			notes.push(`${page}: ${name}, first ${first.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
		}
		notes.push(`${page}: ${at.perSecond.toFixed(0)} mixed reads/s from 10 connections, p97.5 ${at.p95} ms`);
		notes.push(`${page}: database filled in ${(at.fillMs / 1000).toFixed(1)} s. ${at.filled}`);
		if (at.memory) {
			row(page, API_BUDGETS.memory, at.memory.server);
			row(page, API_BUDGETS.databaseMemory, at.memory.database);
		}
	}
	const [few, many] = [figures[0], figures.at(-1)];
	if (!few || !many || few === many) return;
	for (const { name, p50, bytes, isRead } of many.calls) {
		const before = few.calls.find((call) => call.name === name);
		if (!isRead || !before) continue;
		// Where a small catalogue has few such products, the large one answers with more of them.
		const longer = bytes / before.bytes;
		const what = `growth of ${name}${longer > 1.5 ? `, its response ${longer.toFixed(1)} times as long` : ''}`;
		row('API', API_BUDGETS.growth, p50 / before.p50, { what });
	}
}

/** Measures how well the search finds what was meant, beside other engines. */
async function measureSearch() {
	const { results, inOrders } = await withProgress('Judged queries of the search', () =>
		withApi({ port: port + 6 }, askAll),
	);
	for (const { group, engine, queries, ndcg, recall, empty, p95 } of summarise(results)) {
		notes.push(
			`search: ${group}, ${engine}: ${queries} queries, nDCG@10 ${ndcg.toFixed(3)}, recall@30 ${recall.toFixed(3)}, ${empty.toFixed(1)} % empty, p95 ${p95.toFixed(1)} ms`,
		);
		if (engine !== OURS) continue;
		const isClass = group.startsWith('class');
		row(`search, ${group}`, isClass ? SEARCH_BUDGETS.ofClass : SEARCH_BUDGETS.ofLanguage, ndcg);
		if (!isClass) row(`search, ${group}`, SEARCH_BUDGETS.p95, p95);
	}
	const ours = results.filter(({ engine }) => engine === OURS);
	const empty = ours.filter(({ isEmpty }) => isEmpty).length;
	for (const { group, queries, orders } of summariseOrders(inOrders)) {
		const figures = Object.entries(orders).map(([order, figure]) => `${order} ${figure.toFixed(3)}`);
		notes.push(`search: ${group}: ${queries} queries, precision of the first ten: ${figures.join(', ')}`);
	}
	row('search', SEARCH_BUDGETS.empty, (100 * empty) / ours.length);
}

/** Measures the shop as it is served. */
async function measureShop() {
	const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-bench-'));
	let server;
	try {
		await buildShop();
		server = await withProgress('Starting the shop with an empty database', () => startServer({ port, dataDir }));
		notes.push(`first start with filling the database: ${(server.startMs / 1000).toFixed(1)} s`);
		if (parts.has('start')) {
			await server.stop();
			server = await startServer({ port, dataDir });
			row('server', SERVER_BUDGETS.startAgain, server.startMs);
		}
		const visit = await pagesToVisit(server.url);
		const isInBrowser = IN_BROWSER.some((part) => parts.has(part));
		if (isInBrowser) await measure('pages in the browser', () => measureInBrowser(server, visit));
		if (parts.has('load')) await measure('load', () => measureLoad(server, visit));
		await server.stop();
		server = undefined;
		if (parts.has('load')) await measure('rendering', () => measureRendering(dataDir, visit));
		if (parts.has('uploads')) await measure('uploads', () => measureDuringUploads(dataDir, visit));
	} finally {
		await server?.stop();
		removeData(dataDir);
	}
}

if (!isPinned) notes.push('the server shares its cores with the load: taskset is not there');
const [busy] = loadavg();
if (busy > 1) notes.push(`the machine was busy with other work (load ${busy.toFixed(1)}): times are too long`);
if (PARTS.some((part) => !API_PARTS.includes(part) && parts.has(part))) await measure('shop', measureShop);
if (parts.has('api')) await measure('api', measureApi);
if (parts.has('search')) await measure('search', measureSearch);

const { text, missed } = table(rows);
process.stdout.write(`\n${text}\n`);
if (notes.length > 0) process.stdout.write(`\n${notes.map((note) => `- ${note}`).join('\n')}\n`);
for (const failure of failures) process.stdout.write(`\nNot measured: ${failure}\n`);
process.stdout.write(`\n${rows.length - missed} budgets met, ${missed} missed, ${failures.length} parts failed\n`);
if (failures.length > 0) process.exitCode = 1;
