import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/root.mjs';
import { findCalls, READS } from './api-calls.mjs';
import { createClient, signInGuest } from './api-client.mjs';
import { load } from './load.mjs';
import { memoryOf } from './memory.mjs';
import { removeData, startServer } from './server.mjs';
import { quantile } from './table.mjs';

const API = join(ROOT, 'apps/api/src/main.ts');

/** Times that a call is made before it is measured, so that connections and caches of the database are warm. */
const WARM_UP = 5;

/**
 * @typedef {object} ApiFigures
 * @property {number} products
 * @property {number} fillMs
 * @property {{ name: string, first: number, p50: number, p95: number, isRead: boolean }[]} calls
 * @property {number} perSecond listings, searches and products from 10 connections
 * @property {number} p95 of these
 * @property {{ server: number, database: number } | undefined} memory after them
 */

/**
 * Fills a database, starts the API alone on it, and measures its calls one after the other, then many at once.
 *
 * @param {{ products: number, port: number, times: number, seconds: number }} options `times` that each call is made
 * @returns {Promise<ApiFigures>}
 */
export async function measureApi({ products, port, times, seconds }) {
	const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-bench-api-'));
	let server;
	try {
		const started = performance.now();
		await fill(dataDir, products);
		const fillMs = performance.now() - started;
		// No kept answers, and each call believed to be another visitor's.
		const env = { ANSWER_CACHE_SECONDS: '0', TRUSTED_PROXIES: '1' };
		server = await startServer({ main: API, port, dataDir, env });
		const { calls, paths } = await measureCalls(server.url, times);
		const { perSecond, p95, failures } = await load({ url: server.url, paths, seconds, fromVisitors: 400 });
		if (failures > 0) throw new Error(`${failures} answers of the API failed under load`);
		return { products, fillMs, calls, perSecond, p95, memory: memoryOf(server.pid) };
	} finally {
		await server?.stop();
		removeData(dataDir);
	}
}

/** Fills an empty database with as many products. */
function fill(dataDir, products) {
	const args = ['--conditions=@zaylat/source', join(ROOT, 'apps/api/src/db/reset.ts'), '--scale', String(products)];
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`filling the database ended with ${code}`)),
		);
	});
}

async function measureCalls(url, times) {
	const client = createClient(url);
	try {
		const { deep, product, variants } = await findCalls(client.ask);
		const reads = { ...READS, 'listing, page 31': deep };
		const calls = [];
		for (const [name, path] of Object.entries(reads)) {
			calls.push({ name, isRead: true, ...(await timesOf(times, () => get(client, path))) });
		}
		calls.push({ name: 'product', isRead: false, ...(await timesOf(times, () => get(client, product))) });
		const cookie = await signInGuest(client);
		let turn = 0;
		const write = () => put(client, cookie, variants[turn++ % variants.length]);
		calls.push({ name: 'cart write', isRead: false, ...(await timesOf(times, write)) });
		return { calls, paths: [...Object.values(reads), product] };
	} finally {
		client.close();
	}
}

/** The first of some calls, and median and 95th percentile of those after the warm-up. */
async function timesOf(times, call) {
	const figures = [];
	for (let i = 0; i < WARM_UP + times; i++) figures.push(await call());
	const warm = figures.slice(WARM_UP);
	return { first: figures[0], p50: quantile(warm, 0.5), p95: quantile(warm, 0.95) };
}

async function get({ call }, path) {
	const { status, ms, text } = await call(path);
	if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
	return ms;
}

async function put({ call }, cookie, variantId) {
	const { status, ms, text } = await call('/api/cart/lines', {
		method: 'POST',
		headers: { 'content-type': 'application/json', cookie, 'x-security-key': 'Non Secure Condition' },
		body: JSON.stringify({ variantId, quantity: 1 }),
	});
	// A full line is an answer, too.
	if (status !== 200 && status !== 409) throw new Error(`the cart answered ${status}: ${text}`);
	return ms;
}
