import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProgress } from '../../../tools/lib/progress.mjs';
import { ROOT } from '../../../tools/lib/root.mjs';
import { findCalls, READS } from './api-calls.mjs';
import { createClient, signInGuest } from './api-client.mjs';
import { load } from './load.mjs';
import { memoryOf } from './memory.mjs';
import { removeData, startServer } from './server.mjs';
import { quantile } from './table.mjs';

const API = join(ROOT, 'apps/web/src/server/api-main.ts');

/** Times that a call is made before it is measured, so that connections and caches of the database are warm. */
const WARM_UP = 5;

/**
 * @typedef {object} ApiFigures
 * @property {number} products
 * @property {number} fillMs
 * @property {string} filled what the database holds, and how large the index of terms is
 * @property {{ name: string, first: number, p50: number, p95: number, bytes: number, isRead: boolean }[]} calls `bytes` of the last response
 * @property {number} perSecond listings, searches and products from 10 connections
 * @property {number} p95 of these
 * @property {{ server: number, database: number } | undefined} memory after them
 */

/**
 * Fills a database for each size of the catalogue and starts an API alone on each. Their calls are measured in turns, one
 * after the other, so that whatever else the machine does falls on all sizes alike; then many at once on each.
 *
 * @param {{ scales: readonly number[], port: number, times: number, seconds: number }} options `times` that each call is
 *   made; the APIs listen on `port` and those after it
 * @returns {Promise<ApiFigures[]>} one for each size, in their order
 */
export async function measureApis({ scales, port, times, seconds }) {
	const apis = [];
	try {
		for (const [i, products] of scales.entries()) {
			const name = `${products.toLocaleString('en')} products`;
			const api = await withProgress(`Filling a database with ${name}`, () => begin(products, port + i));
			apis.push(api);
		}
		const calls = await withProgress(`Calls of the API, ${times} times`, () => measureCalls(apis, times));
		const figures = [];
		for (const [i, { products, fillMs, filled, server, paths }] of apis.entries()) {
			const { perSecond, p95, failures } = await load({ url: server.url, paths, seconds, fromVisitors: 400 });
			if (failures > 0) throw new Error(`${failures} answers of the API failed under load`);
			figures.push({ products, fillMs, filled, calls: calls[i], perSecond, p95, memory: memoryOf(server.pid) });
		}
		return figures;
	} finally {
		for (const { dataDir, server, client } of apis) {
			client.close();
			await server.stop();
			removeData(dataDir);
		}
	}
}

/**
 * Starts an API alone on a database with the demo catalogue, for as long as something uses it.
 *
 * @template T
 * @param {{ port: number }} options
 * @param {(client: ReturnType<typeof createClient>) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withApi({ port }, use) {
	const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-bench-search-'));
	let server;
	let client;
	try {
		server = await startServer({ main: API, port, dataDir, env: API_ENV });
		client = createClient(server.url);
		return await use(client);
	} finally {
		client?.close();
		await server?.stop();
		removeData(dataDir);
	}
}

/** No kept responses, and each call believed to be another visitor's, which production demands secrets for. */
const API_ENV = { PROFILE: 'demo', SIMULATORS: '0', ANSWER_CACHE_SECONDS: '0', TRUSTED_PROXIES: '1' };

/** An API on a database of its own, and the calls that are measured there. */
async function begin(products, port) {
	const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-bench-api-'));
	let server;
	try {
		const started = performance.now();
		const filled = await fill(dataDir, products);
		const fillMs = performance.now() - started;
		// The first start adds the goods of the demo, whose garbage would count as memory of the server.
		server = await startServer({ main: API, port, dataDir, env: API_ENV });
		await server.stop();
		server = await startServer({ main: API, port, dataDir, env: API_ENV });
		const client = createClient(server.url);
		return { products, fillMs, filled, dataDir, server, client, ...(await callsOf(client)) };
	} catch (failure) {
		await server?.stop();
		removeData(dataDir);
		throw failure;
	}
}

/** Fills an empty database with as many products. @returns what it says of the database */
function fill(dataDir, products) {
	const args = ['--conditions=@zaylat/source', join(ROOT, 'apps/demo-data/src/reset.ts'), '--scale', String(products)];
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	child.stdout.on('data', (chunk) => {
		output += chunk;
	});
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) =>
			code === 0 ? resolve(output.trim()) : reject(new Error(`filling the database ended with ${code}`)),
		);
	});
}

/** What is called, by the same names at every size, and the addresses that many ask for at once. */
async function callsOf(client) {
	const { deep, product, variants } = await findCalls(client.ask);
	const reads = { ...READS, 'listing, page 31': deep };
	const cookie = await signInGuest(client);
	let turn = 0;
	return {
		calls: [
			...Object.entries(reads).map(([name, path]) => ({ name, isRead: true, make: () => get(client, path) })),
			{ name: 'product', isRead: false, make: () => get(client, product) },
			{
				name: 'cart write',
				isRead: false,
				make: () => put(client, cookie, variants[turn++ % variants.length]),
			},
		],
		paths: [...Object.values(reads), product],
	};
}

/** Makes each call at every API in turns. @returns for each API the first, median and 95th percentile of its calls' times */
async function measureCalls(apis, times) {
	const measured = apis.map(() => []);
	const names = apis[0]?.calls.map(({ name }) => name) ?? [];
	for (const i of names.keys()) {
		const figures = apis.map(() => []);
		for (let time = 0; time < WARM_UP + times; time++) {
			for (const [at, { calls }] of apis.entries()) figures[at].push(await calls[i].make());
		}
		for (const [at, { calls }] of apis.entries()) {
			const { name, isRead } = calls[i];
			const times = figures[at].map(({ ms }) => ms);
			const warm = times.slice(WARM_UP);
			const { bytes } = figures[at].at(-1);
			measured[at].push({ name, isRead, bytes, first: times[0], p50: quantile(warm, 0.5), p95: quantile(warm, 0.95) });
		}
	}
	return measured;
}

async function get({ call }, path) {
	const { status, ms, text } = await call(path);
	if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
	return { ms, bytes: text.length };
}

async function put({ call }, cookie, variantId) {
	const { status, ms, text } = await call('/api/cart/lines', {
		method: 'POST',
		headers: { 'content-type': 'application/json', cookie, 'x-security-key': 'Non Secure Condition' },
		body: JSON.stringify({ variantId, quantity: 1 }),
	});
	// A full line is a response, too.
	if (status !== 200 && status !== 409) throw new Error(`the cart answered ${status}: ${text}`);
	return { ms, bytes: text.length };
}
