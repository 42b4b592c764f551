import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { askAt, SHARED_PORT, start } from './support/running-shop.ts';

const ask = askAt(SHARED_PORT);
const MM = { host: 'mm.localhost' };
const TH = { host: 'th.localhost' };

/** A data folder with a filled database, so that the time limits below are about starting and stopping only. */
const folder = inject('filledDataFolder');

/** Processes that a process has started, by /proc; empty where there is none. */
function childrenOf(pid: number): number[] {
	if (!existsSync('/proc')) return [];
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
	} catch {
		return 0;
	}
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

test('a taken port is told in plain words, before anything is started', async () => {
	const other = createServer().listen(SHARED_PORT + 1, '127.0.0.1');
	await once(other, 'listening');
	const unused = join(folder, 'never');
	await expect(start({ PORT: String(SHARED_PORT + 1), DATA_DIR: unused })).rejects.toThrow(
		/Port \d+ is taken by another program/,
	);
	expect(existsSync(unused)).toBe(false);
	other.close();
});

test('a setting that makes no sense is told by its name', async () => {
	await expect(start({ PORT: 'three thousand' })).rejects.toThrow(/PORT must be a whole number/);
	await expect(start({ DEFAULT_EDITION: 'sg' })).rejects.toThrow(/DEFAULT_EDITION must be mm or th/);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
	'says once, and on one line, that it is ready; %s ends it within 5 s with code 0, and its database with it',
	async (signal) => {
		const running = await start({ PORT: String(SHARED_PORT + 2), DATA_DIR: folder });
		const family = childrenOf(running.pid);
		expect(family.length > 0 || !existsSync('/proc') || Boolean(process.env.DATABASE_URL)).toBe(true);
		const { code, ms } = await running.stop(signal);
		expect(code).toBe(0);
		expect(ms).toBeLessThan(5_000);
		expect(family.filter(isAlive)).toEqual([]);
		expect(running.output().match(/Zaylat is ready on http:\/\/localhost:\d+\n/g)).toHaveLength(1);
	},
);

test('a request under way is answered before it stops', async () => {
	const running = await start({ PORT: String(SHARED_PORT + 2), DATA_DIR: folder });
	const pages = Array.from({ length: 5 }, (_, n) => ask(`/search-results?search=b${n}g`, MM, 'GET', SHARED_PORT + 2));
	// The first answer shows that the requests have arrived.
	await Promise.race(pages);
	const stopped = running.stop('SIGTERM');
	expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	expect((await stopped).code).toBe(0);
});

test('the demo profile says so on one line, and where its tools are; the production profile has neither', async () => {
	const port = SHARED_PORT + 2;
	const demo = await start({ PORT: String(port), DATA_DIR: folder, PROFILE: 'demo' });
	expect(demo.output().match(/^Demo profile: .*\/dev-tool$/gm)).toHaveLength(1);
	expect((await ask('/dev-tool', MM, 'GET', port)).status).toBe(200);
	const page = (cookie: string) => ask('/?lang=en', { ...MM, cookie }, 'GET', port);
	expect((await page('')).text).toContain('This is a demo');
	expect((await page('demo-notice=dismissed')).text).not.toContain('This is a demo');
	await demo.stop('SIGTERM');

	expect((await ask('/dev-tool', MM)).status).toBe(404);
	expect((await ask('/?lang=en', MM)).text).not.toContain('This is a demo');
});

test('an API somewhere else is used, and its absence is a page that says so', async () => {
	const port = SHARED_PORT + 3;
	const running = await start({ PORT: String(port), API_BASE_URL: `http://127.0.0.1:${SHARED_PORT}` });
	expect((await ask('/', TH, 'GET', port)).text).toMatch(/฿[\d,]+/);
	expect((await ask('/api/currency-exchange', TH, 'GET', port)).status).toBe(200);
	expect((await ask('/ready', TH, 'GET', port)).status).toBe(200);
	expect((await running.stop('SIGTERM')).code).toBe(0);

	const alone = await start({ PORT: String(port), API_BASE_URL: `http://127.0.0.1:${SHARED_PORT + 9}` });
	expect((await ask('/ready', TH, 'GET', port)).status).toBe(503);
	expect((await ask('/health', TH, 'GET', port)).status).toBe(200);
	expect((await ask('/api/cart', TH, 'GET', port)).status).toBe(503);
	const page = await ask('/?lang=en', TH, 'GET', port);
	expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store']);
	await alone.stop('SIGTERM');
});
