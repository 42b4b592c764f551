import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { openSecondConnection } from '@zaylat/api/testing/second-connection';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDataFolder, removeDataFolder } from './support/data-folder.ts';
import { askAt, type Running, SHARED_PORT, start } from './support/running-shop.ts';

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

test('a port in use is reported in plain words, before anything is started', async () => {
	const other = createServer().listen(SHARED_PORT + 1, '127.0.0.1');
	await once(other, 'listening');
	const unused = join(folder, 'never');
	await expect(start({ PORT: String(SHARED_PORT + 1), DATA_DIR: unused })).rejects.toThrow(
		/Port \d+ is taken by another program/,
	);
	expect(existsSync(unused)).toBe(false);
	other.close();
});

test('an invalid setting is reported by its name', async () => {
	await expect(start({ PORT: 'three thousand' })).rejects.toThrow(/PORT must be a whole number/);
	await expect(start({ DEFAULT_EDITION: 'sg' })).rejects.toThrow(/DEFAULT_EDITION must be mm or th/);
	await expect(start({ ERROR_TRACKER_DSN: 'https://tracker.example/7' })).rejects.toThrow(
		/ended with 1: ERROR_TRACKER_DSN must be .*\n$/,
	);
});

test('a production server that others would reach names the secrets it lacks, before anything is started', async () => {
	const unused = join(folder, 'never');
	const started = start({ PORT: String(SHARED_PORT + 1), HOST: '0.0.0.0', DATA_DIR: unused });
	await expect(started).rejects.toThrow(
		/ended with 1: [\s\S]*HOST is 0\.0\.0\.0[\s\S]*AUTH_SECRET[\s\S]*SECURITY_KEY[\s\S]*randomBytes/,
	);
	await expect(start({ PROFILE: 'demo', HOST: '0.0.0.0' })).rejects.toThrow(
		/demo profile does not listen on 0\.0\.0\.0/,
	);
	expect(existsSync(unused)).toBe(false);
});

test('npm start reports this before it installs or builds', async () => {
	const { PROFILE: _, ...env } = process.env;
	const child = spawn(process.execPath, [join(import.meta.dirname, '../../../tools/start.mjs')], {
		env: { ...env, NODE_ENV: 'production', HOST: '0.0.0.0' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	expect([code, output]).toEqual([1, '']);
	expect(error).toMatch(/AUTH_SECRET .*is not set[\s\S]*SECURITY_KEY .*is not set/);
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

test('its port opens when it can answer; at the end it is not ready first, then the port closes', async () => {
	const port = SHARED_PORT + 2;
	const ready = () =>
		ask('/ready', MM, 'GET', port).then(
			({ status }) => status,
			() => 'closed' as const,
		);
	let first: Awaited<ReturnType<typeof ready>> = 'closed';
	const starting = start({ PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: '2' });
	while (first === 'closed') {
		first = await ready();
		await setTimeout(20);
	}
	expect(first).toBe(200);
	const running = await starting;
	const stopped = running.stop('SIGTERM');
	const seen: unknown[] = [200];
	while (seen.at(-1) !== 'closed') {
		const now = await ready();
		if (now !== seen.at(-1)) seen.push(now);
		await setTimeout(20);
	}
	expect(seen).toEqual([200, 503, 'closed']);
	expect((await stopped).code).toBe(0);
}, 60_000);

test('a request under way is answered before it stops', async () => {
	const running = await start({ PORT: String(SHARED_PORT + 2), DATA_DIR: folder });
	const pages = Array.from({ length: 5 }, (_, n) => ask(`/search-results?search=b${n}g`, MM, 'GET', SHARED_PORT + 2));
	// The first response shows that the requests have arrived.
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

test('a market without goods says how to open it, on the page only where nobody else reaches it', async () => {
	const empty = createDataFolder();
	const env = { PORT: String(SHARED_PORT + 2), DATA_DIR: empty };
	const home = (language: string) => ask(`/?lang=${language}`, MM, 'GET', SHARED_PORT + 2);
	try {
		const local = await start(env);
		expect(local.output()).toMatch(
			/pnpm base-data load[\s\S]*pnpm market operator create[\s\S]*pnpm market shop create/,
		);
		for (const language of ['en', 'mm', 'thai', 'china']) {
			expect((await home(language)).text, language).toContain('pnpm market operator create');
		}
		await local.stop('SIGTERM');
		const secrets = { AUTH_SECRET: 'x'.repeat(40), SECURITY_KEY: 'y'.repeat(40) };
		const behindProxy = await start({ ...env, ...secrets, TRUSTED_PROXIES: '127.0.0.1' });
		const { status, text: page } = await home('en');
		expect(status).toBe(200);
		expect(page).toContain('New products are on their way');
		expect(page).not.toContain('pnpm ');
		await behindProxy.stop('SIGTERM');
	} finally {
		removeDataFolder(empty);
	}
}, 60_000);

test('a remote API is used, and a page reports when it is unavailable', async () => {
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

/** Behind a proxy at 127.0.0.1; requests from 127.0.0.2 did not pass a proxy. */
describe('behind a proxy that is trusted (ADR 30)', () => {
	const PORT = SHARED_PORT + 4;
	const SHOP_ONLY = SHARED_PORT + 5;
	const PEER = { proxy: '127.0.0.1', stranger: '127.0.0.2' } as const;
	const running: Running[] = [];
	beforeAll(async () => {
		const env = {
			TRUSTED_PROXIES: PEER.proxy,
			AUTH_SECRET: randomBytes(36).toString('base64url'),
			SECURITY_KEY: randomBytes(36).toString('base64url'),
		};
		running.push(await start({ ...env, PORT: String(PORT), DATA_DIR: folder }));
		running.push(await start({ ...env, PORT: String(SHOP_ONLY), API_BASE_URL: `http://127.0.0.1:${PORT}` }));
	}, 60_000);
	afterAll(async () => {
		for (const shop of running.toReversed()) await shop.stop('SIGTERM');
	});

	/** A response to a visitor, through the proxy unless another peer is named. */
	interface Asked {
		readonly visitor: string;
		readonly port?: number;
		readonly peer?: string;
		readonly headers?: Readonly<Record<string, string>>;
		readonly form?: URLSearchParams;
	}
	async function ask(path: string, { visitor, port = PORT, peer = PEER.proxy, headers = {}, form }: Asked) {
		const asked = request({
			...{ host: '127.0.0.1', port, path, localAddress: peer, method: form ? 'POST' : 'GET' },
			headers: {
				...{ host: 'mm.localhost', 'x-forwarded-for': visitor },
				...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
				...headers,
			},
		});
		asked.end(form?.toString());
		const [response]: IncomingMessage[] = await once(asked, 'response');
		if (!response) throw new Error('no response');
		const body = await text(response);
		return {
			status: response.statusCode ?? 0,
			headers: response.headers,
			text: body,
			cookies: response.headers['set-cookie'] ?? [],
		};
	}
	/** Searches once, in words of its own: only what the cache of responses does not answer counts. */
	let searches = 0;
	const search = (asked: Asked) => ask(`/api/products/search?search=longyi${searches++}`, asked);

	/** Lets everybody who called so far be beyond their limits. */
	async function exhaustLimits(): Promise<void> {
		const connection = openSecondConnection(folder);
		await connection.query('update rate_limits set calls = 100000');
		await connection.close();
	}

	describe.skipIf(Boolean(process.env.DATABASE_URL))('limits of searches', () => {
		test.each([
			// The words differ, because the API of both answers a repeated search from its cache.
			['in one process', PORT, '203.0.113.1', '203.0.113.2', 'basket'],
			['with the API on another port', SHOP_ONLY, '203.0.113.3', '203.0.113.4', 'lantern'],
		])('each visitor has one, which rendered pages share: %s', async (_, port, visitor, other, word) => {
			expect((await search({ port, visitor })).status).toBe(200);
			await exhaustLimits();
			expect((await search({ port, visitor })).status).toBe(429);
			expect((await search({ port, visitor: other })).status).toBe(200);
			const page = `/search-results?search=${word}&lang=en`;
			const stopped = await ask(page, { port, visitor });
			expect([stopped.status, stopped.headers['cache-control']]).toEqual([429, 'no-store']);
			expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
			expect((await ask(page, { port, visitor: other })).status).toBe(200);
			// Cached results cost nothing, so a rate-limited visitor may read them.
			expect((await ask(page, { port, visitor })).headers['x-cache']).toBe('hit');
		});

		test('rendered search pages count', async () => {
			const visitor = '203.0.113.5';
			expect((await ask('/search-results/_payload.json?search=bags&lang=en', { visitor })).status).toBe(200);
			await exhaustLimits();
			expect((await search({ visitor })).status).toBe(429);
		});

		test('headers of an untrusted peer are ignored', async () => {
			expect((await search({ visitor: '198.51.100.1', peer: PEER.stranger })).status).toBe(200);
			await exhaustLimits();
			expect((await search({ visitor: '198.51.100.2', peer: PEER.stranger })).status).toBe(429);
			expect((await search({ visitor: '198.51.100.2' })).status).toBe(200);
		});
	});

	async function signIn(provider: string, fields: Readonly<Record<string, string>>, asked: Asked) {
		const csrf = await ask('/api/auth/csrf', asked);
		const cookie = csrf.cookies.map((line) => line.split(';')[0]).join('; ');
		const { csrfToken } = JSON.parse(csrf.text);
		const form = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true', ...fields });
		return ask(`/api/auth/callback/${provider}`, { ...asked, form, headers: { ...asked.headers, cookie } });
	}
	const sessionCookie = (cookies: readonly string[]) => cookies.find((line) => line.includes('authjs.session-token='));

	test.each([
		['in one process', PORT],
		['with the API on another port', SHOP_ONLY],
	])('cookies are Secure where the proxy says https, whatever others say: %s', async (_, port) => {
		const https = { visitor: '203.0.113.6', port, headers: { 'x-forwarded-proto': 'https' } };
		const { cookies } = await signIn('guest', {}, https);
		expect(sessionCookie(cookies)).toMatch(/^__Secure-authjs\.session-token=.*; Secure/);
		const strange = await signIn('guest', {}, { ...https, peer: PEER.stranger });
		expect(sessionCookie(strange.cookies)).toMatch(/^authjs\.session-token=/);
		expect(sessionCookie(strange.cookies)).not.toMatch(/Secure/);
	});

	test.skipIf(Boolean(process.env.DATABASE_URL))('each visitor has a lock-out', async () => {
		const guess = (visitor: string, n: number) =>
			signIn('credentials', { identifier: `nobody${n}@example.com`, password: 'a wrong guess' }, { visitor });
		await guess('203.0.113.8', 1);
		const connection = openSecondConnection(folder);
		await connection.query("update sign_in_failures set failures = 50, locked_until = now() + interval '10 minutes'");
		await connection.close();
		expect((await guess('203.0.113.8', 2)).text).toContain('too_many_attempts');
		expect((await guess('203.0.113.9', 3)).text).toContain('code=credentials');
	});
});
