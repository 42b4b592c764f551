import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openSecondConnection } from '@zaylat/api/testing/second-connection';
import { createClient, signInGuest } from './api-client.mjs';
import { interlacedPng } from './hostile-png.mjs';
import { load } from './load.mjs';
import { startServer } from './server.mjs';
import { quantile } from './table.mjs';

const VISITORS = 10;
/** Time that a visitor looks at a page, in milliseconds. */
const LOOK_MS = 200;
const UPLOADS = 50;
const WARM_UP_SECONDS = 8;

/** Pictures by their side: one with more pixels than an interlaced one may have, and the largest that is decoded. */
const PICTURES = [
	{ name: '49 MP', side: 7_000 },
	{ name: '12 MP', side: 3_464 },
];

/**
 * @typedef {object} UploadFigures
 * @property {string} uploads what was sent meanwhile
 * @property {boolean} isCached whether the server kept pages, as `npm start` runs it
 * @property {number} pages that were visited
 * @property {number} p50 of their times in milliseconds, from the request to the end of the page
 * @property {number} p95
 * @property {number} p99
 * @property {number} failures pages that did not answer 200
 * @property {string} answers statuses of the uploads, with their numbers
 * @property {number} busy load average of the machine before
 */

/**
 * Measures the times of product pages for 10 visitors while pictures are sent that are hard to decode: by one account
 * and by fifty, at once. The server has all cores, as `npm start` runs it. Each case is measured twice: on a server that
 * keeps pages, where half of the products were visited before, and on one that renders each page again.
 *
 * @param {{ port: number, dataDir: string, products: readonly string[], seconds: number }} options `dataDir` of a filled
 *   database; `seconds` that the visitors browse in each case
 * @returns {Promise<UploadFigures[]>} without uploads first
 */
export async function measureUploads({ port, dataDir, products, seconds }) {
	const cases = [
		{ name: 'none', accounts: 0, picture: undefined },
		...PICTURES.flatMap(({ name, side }) => {
			const picture = interlacedPng(side);
			const size = `${name} interlaced PNG, ${Math.round(picture.length / 1000)} kB`;
			return [1, UPLOADS].map((accounts) => ({
				name: `${UPLOADS} x ${size}, ${accounts} account${accounts > 1 ? 's' : ''}`,
				accounts,
				picture,
			}));
		}),
	];
	const visitedBefore = products.filter((_, place) => place % 2 === 0);
	const figures = [];
	for (const { name, accounts, picture, isCached } of cases.flatMap((each) => [
		{ ...each, isCached: true },
		{ ...each, isCached: false },
	])) {
		const [busy = 0] = loadavg();
		// A server of its own for each case, so that no queue outlives it.
		const server = await startServer({ port, dataDir, env: isCached ? {} : { PAGE_CACHE_MB: '0' }, mayPin: false });
		try {
			const cookies = await signUp(server.url, dataDir, accounts);
			// As long as a server that has just started compiles its code, every page is slow.
			await load({ url: server.url, paths: visitedBefore, seconds: WARM_UP_SECONDS });
			const endSending = picture ? send(server.url, cookies, picture) : async () => [];
			const { times, failures } = await browse(server.url, products, seconds);
			const statuses = await endSending();
			figures.push({
				uploads: name,
				isCached,
				pages: times.length,
				p50: quantile(times, 0.5),
				p95: quantile(times, 0.95),
				p99: quantile(times, 0.99),
				failures,
				responses: tally(statuses),
				busy,
			});
		} finally {
			await server.stop();
		}
	}
	return figures;
}

/** Makes registered accounts of new guests: codes and passwords are not what is measured. @returns their cookies */
async function signUp(url, dataDir, accounts) {
	if (accounts === 0) return [];
	const client = createClient(url);
	const cookies = [];
	for (let n = 0; n < accounts; n += 1) cookies.push(await signInGuest(client));
	client.close();
	const database = openSecondConnection(dataDir);
	await database.query("update users set kind = 'registered', email = id || '@example.com' where kind = 'guest'");
	await database.close();
	return cookies;
}

/**
 * Sends all pictures at once, from a thread of its own.
 * @returns ends the sending; gives the status of each response, or "waiting" where it has not come by then
 */
function send(url, cookies, picture) {
	const worker = new Worker(new URL('upload-worker.mjs', import.meta.url), {
		workerData: { url, cookies, picture, uploads: UPLOADS },
	});
	const statuses = new Promise((resolve, reject) => {
		worker.once('message', resolve);
		worker.once('error', reject);
	});
	return () => {
		worker.postMessage('end');
		return statuses;
	};
}

function tally(statuses) {
	const counts = new Map();
	for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
	return [...counts].map(([status, times]) => `${times} x ${status}`).join(', ');
}

/** Lets visitors open one page after the other. */
async function browse(url, products, seconds) {
	const until = Date.now() + seconds * 1000;
	const times = [];
	let failures = 0;
	let next = 0;
	await Promise.all(
		Array.from({ length: VISITORS }, async (_, visitor) => {
			const agent = new Agent({ keepAlive: true, maxSockets: 1 });
			// They do not all look up at the same moment.
			await wait((LOOK_MS / VISITORS) * visitor);
			while (Date.now() < until) {
				const { status, ms } = await open(url + products[next++ % products.length], agent);
				times.push(ms);
				if (status !== 200) failures += 1;
				await wait(LOOK_MS);
			}
			agent.destroy();
		}),
	);
	return { times, failures };
}

function open(address, agent) {
	return new Promise((resolve, reject) => {
		const started = performance.now();
		const asked = request(
			address,
			{ agent, headers: { host: 'mm.localhost', 'accept-encoding': 'br' } },
			(response) => {
				response.resume();
				response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
			},
		);
		asked.once('error', reject);
		asked.end();
	});
}
