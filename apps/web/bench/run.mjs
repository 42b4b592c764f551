/**
 * `pnpm bench`: starts the production server by itself and measures it against the budgets. Each figure is
 * printed and written to `bench-results.json` as soon as it is known.
 *
 *   pnpm bench                       everything, medians of 3 Lighthouse runs
 *   pnpm bench -- --runs 5           more runs
 *   pnpm bench -- --only load,bytes  parts: start, bytes, lighthouse, interactions, presses, back, visits, load, uploads, api, search
 *   pnpm bench -- --only bytes --pages home,product
 *   pnpm bench -- --only presses --presses 50
 *   pnpm bench -- --only api --scales 1000,10000
 *   pnpm bench -- --compare FILE     names what differs from an earlier bench-results.json
 *   pnpm bench -- --only search      relevance of the search beside other engines; docs/search-benchmark.md
 */
import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShop } from '../../../tools/lib/prepare.mjs';
import { withProgress } from '../../../tools/lib/progress.mjs';
import { measureApis, withApi } from './api.mjs';
import { API_BUDGETS, SEARCH_BUDGETS, SERVER_BUDGETS, UPLOAD_BUDGETS } from './budgets.ts';
import { measureInBrowser } from './in-browser.mjs';
import { load } from './load.mjs';
import { memoryOf } from './memory.mjs';
import { options, PARTS } from './options.mjs';
import { pagesToVisit } from './pages.ts';
import { finish, measure, note, row } from './report.mjs';
import { askAll, OURS, summarise, summariseOrders } from './search/relevance.mjs';
import { fillData, isPinned, removeData, startServer } from './server.mjs';
import { measureUploads } from './uploads.mjs';

/** Parts that open pages in the browser. */
const IN_BROWSER = ['bytes', 'lighthouse', 'interactions', 'presses', 'back', 'visits'];

/** Parts that need an API alone, not the shop. */
const API_PARTS = ['api', 'search'];

const { parts, port, seconds } = options;

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
	if (cached.failures > 0) note(`${cached.failures} answers from the cache failed`);
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
		if (rendered.failures > 0) note(`${rendered.failures} rendered answers failed`);
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
		note(
			`uploads: ${uploads}, ${isCached ? 'pages kept' : 'each page rendered'}: ${pages} pages, ${times}; load average before ${busy.toFixed(2)}; ${responses || '-'}`,
		);
		if (failures > 0) note(`${failures} product pages failed during uploads`);
	}
}

/** Measures the API by itself, with few products and with many. */
async function measureApi() {
	const { scales, times } = options;
	const figures = await measureApis({ scales, port: port + 2, times, seconds });
	for (const at of figures) {
		const page = `API, ${at.products.toLocaleString('en')}`;
		for (const { name, first, p50, p95, isRead } of at.calls) {
			if (isRead) row(page, API_BUDGETS.read, p95, { what: `p95 of ${name}` });
			note(`${page}: ${name}, first ${first.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
		}
		note(`${page}: ${at.perSecond.toFixed(0)} mixed reads/s from 10 connections, p97.5 ${at.p95} ms`);
		note(`${page}: database filled in ${(at.fillMs / 1000).toFixed(1)} s. ${at.filled}`);
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
		note(
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
		note(`search: ${group}: ${queries} queries, precision of the first ten: ${figures.join(', ')}`);
	}
	row('search', SEARCH_BUDGETS.empty, (100 * empty) / ours.length);
}

/** Measures the shop as it is served. */
async function measureShop() {
	const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-bench-'));
	let server;
	try {
		await buildShop();
		const firstMs = await withProgress('Starting the shop with an empty database', () => fillData({ port, dataDir }));
		note(`first start with filling the database: ${(firstMs / 1000).toFixed(1)} s`);
		server = await startServer({ port, dataDir });
		if (parts.has('start')) row('server', SERVER_BUDGETS.startAgain, server.startMs);
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

if (!isPinned) note('the server shares its cores with the load: taskset is not there');
const [busy] = loadavg();
if (busy > 1) note(`the machine was busy with other work (load ${busy.toFixed(1)}): times are too long`);
if (PARTS.some((part) => !API_PARTS.includes(part) && parts.has(part))) await measure('shop', measureShop);
if (parts.has('api')) await measure('api', measureApi);
if (parts.has('search')) await measure('search', measureSearch);

finish(options.compare);
