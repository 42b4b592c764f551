/**
 * Memory of a serving process by phase: after its start, under load, after pictures that nobody asked for before, at rest.
 *
 *   node apps/web/bench/memory-phases.mjs          the shop (build it first: node tools/build-shop.mjs)
 *   node apps/web/bench/memory-phases.mjs --api    the API alone
 *   --seconds 20 --pictures 300 --rest 70          length of the load, new pictures, seconds of rest
 *
 * The data are seeded anew, so that no picture is stored. Prints a table of MB: resident memory of the serving process, its
 * JavaScript objects, the processes that it started for pictures, its database.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../tools/lib/root.mjs';
import { load } from './load.mjs';
import { memoryOf } from './memory.mjs';
import { removeData, startServer } from './server.mjs';

const { values: options } = parseArgs({
	options: {
		api: { type: 'boolean', default: false },
		seconds: { type: 'string', default: '20' },
		pictures: { type: 'string', default: '300' },
		rest: { type: 'string', default: '70' },
		port: { type: 'string', default: '3187' },
	},
});
const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-memory-'));
const start = () =>
	startServer({
		port: Number(options.port),
		dataDir,
		env: { PROFILE: 'demo', SIMULATORS: '0', LOG_LEVEL: 'warn' },
		...(options.api && { main: join(ROOT, 'apps/web/src/server/api-main.ts') }),
	});
// The first start seeds, and what that leaves in memory is no memory of a server that answers.
await (await start()).stop();
const server = await start();

async function note(phase) {
	const metrics = await (await fetch(`${server.url}/api/metrics`)).text();
	const heap = Number(/^process_heap_bytes (\S+)/m.exec(metrics)?.[1] ?? 0) / 1e6;
	const { server: resident, database, helpers } = memoryOf(server.pid) ?? {};
	const cells = [
		phase.padEnd(28),
		...[resident, heap, helpers, database].map((mb) => (mb ?? 0).toFixed(0).padStart(9)),
	];
	process.stdout.write(`${cells.join('')}\n`);
}

/** Addresses of pictures of the catalogue, as products name them. */
async function pictureAddresses(most) {
	const found = new Set();
	for (let cursor = ''; found.size < most && cursor !== null; ) {
		const query = new URLSearchParams({ per_page: '60', ...(cursor && { cursor }) });
		const text = await (await fetch(`${server.url}/api/products?${query}`)).text();
		for (const [path] of text.matchAll(/\/api\/pictures\/[\w-]+/g)) {
			for (const file of ['320.avif', '640.webp']) found.add(`${path}-${file}`);
		}
		cursor = JSON.parse(text).data.page.next;
	}
	return [...found].slice(0, most);
}

async function fetchAll(paths, width) {
	const waiting = [...paths];
	const failures = [];
	await Promise.all(
		Array.from({ length: width }, async () => {
			for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
				const response = await fetch(server.url + path);
				if (!response.ok) failures.push(path);
				await response.arrayBuffer();
			}
		}),
	);
	if (failures.length > 0) throw new Error(`${failures.length} pictures were not answered, such as ${failures[0]}`);
}

try {
	process.stdout.write(`${'phase'.padEnd(28)} resident  objects  helpers database\n`);
	await note('started');
	const paths = options.api
		? ['/api/home', '/api/products', '/api/categories', '/api/products/1']
		: ['/', '/category/all', '/product/1'];
	await load({ url: server.url, paths, seconds: Number(options.seconds) });
	await note(`${options.seconds} s of load`);
	const pictures = await pictureAddresses(Number(options.pictures));
	await fetchAll(pictures, 10);
	await note(`${pictures.length} new pictures`);
	await load({ url: server.url, paths, seconds: Number(options.seconds) });
	await note(`${options.seconds} s of load`);
	await pause(Number(options.rest) * 1000);
	await note(`${options.rest} s of rest`);
} finally {
	await server.stop();
	removeData(dataDir);
}
