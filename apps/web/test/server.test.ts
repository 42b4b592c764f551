import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { LOCAL_COUNTRIES, PHONE_COUNTRIES } from '@zaylat/domain/countries';
import { LANGUAGES } from '@zaylat/domain/languages';
import { describe, expect, test } from 'vitest';
import { askAt, SHARED_PORT } from './support/running-shop.ts';

const ask = askAt(SHARED_PORT);

/** What differs between the manifests of an edition: the language, and what is said in it. */
const MANIFESTS = [
	{ language: 'mm', lang: 'my', orders: 'အော်ဒါများ' },
	{ language: 'thai', lang: 'th', orders: 'คำสั่งซื้อ' },
	{ language: 'en', lang: 'en', orders: 'Orders' },
	{ language: 'china', lang: 'zh-Hans', orders: '订单' },
].flatMap((each) => ['mm', 'th'].map((edition) => ({ ...each, headers: { host: `${edition}.localhost` } })));

const MM = { host: 'mm.localhost' };
const TH = { host: 'th.localhost' };

describe('pages', () => {
	test('carry names, prices, title, description, canonical and language', async () => {
		const { status, text } = await ask('/', MM);
		expect(status).toBe(200);
		expect(text).toMatch(/<html lang="my" data-color-mode="system" data-served="">/);
		expect(text).toMatch(/<title[^>]*>[^<]*Zaylat/);
		expect(text).toMatch(/<meta name="description" content="[^"]{10,}"/);
		expect(text).toMatch(/<link rel="canonical" href="http:\/\/mm\.localhost:\d+\/"/);
		expect(text).toMatch(/[၀-၉][၀-၉,]* ကျပ်/);
		expect(text).toMatch(/href="\/Products\/\w+"/);
	});

	test('of the Thai edition come by host, in Thai and baht [§1.1]', async () => {
		const { text } = await ask('/', TH);
		expect(text).toMatch(/<html lang="th"/);
		expect(text).toMatch(/฿[\d,]+/);
		expect(text).not.toMatch(/[၀-၉]+ ကျပ်/);
	});

	test('without an edition in the host are those of the default edition', async () => {
		for (const host of ['localhost', '127.0.0.1', 'zaylat.example']) {
			expect((await ask('/', { host })).text).toContain('<html lang="my"');
		}
	});

	test.each([
		['en', 'en'],
		['mm', 'my'],
		['thai', 'th'],
		['china', 'zh-Hans'],
	])('speak %s by address and by cookie', async (key, lang) => {
		expect((await ask(`/?lang=${key}`, MM)).text).toContain(`<html lang="${lang}"`);
		expect((await ask('/', { ...MM, cookie: `locale=${key}` })).text).toContain(`<html lang="${lang}"`);
	});

	test('that do not exist answer 404 with the specified message [§8.1]', async () => {
		const { status, text } = await ask('/no/such/page', { ...MM, cookie: 'locale=en' });
		expect(status).toBe(404);
		expect(text).toContain('Page not found: /no/such/page');
		expect((await ask('/Products/999999', MM)).status).toBe(404);
	});

	test.each([
		['/Shops/nowhere', 'Shop not found'],
		['/product-collections/gone/999999', 'Collection not found'],
		['/Invoice/ZL99999999', 'Invoice not found'],
	])('of what is missing (%s) answer 404, name it, and say what to do next [§8.15]', async (path, title) => {
		const { status, text } = await ask(path, { ...MM, cookie: `locale=en; ${await signIn()}` });
		expect(status).toBe(404);
		expect(text).toMatch(new RegExp(`<title[^>]*>${title}`));
		expect(text).not.toContain('went wrong on our side');
		const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
		expect(main).toMatch(new RegExp(`<h1[^>]*>${title}`));
		expect(main).toMatch(/<a [^>]*href="\/[^"]*"/);
	});

	test('redirect once to the canonical path, and directly answer the forms that header and footer link to', async () => {
		const { status, headers } = await ask('/categories?a=1', MM);
		expect([status, headers.location]).toEqual([301, '/Categories?a=1']);
		expect((await ask('/LOGIN', MM)).headers.location).toBe('/login');
		expect((await ask('/checkout', MM)).headers.location).toMatch(/^\/login\?redirect=/);
	});

	test('guarded send visitors to sign in, keeping the whole path, and say why [§8.13]', async () => {
		const { status, headers } = await ask('/Profile?target=wishlist', MM);
		expect([status, headers.location]).toEqual([
			302,
			'/login?redirect=%2FProfile%3Ftarget%3Dwishlist&error=SessionRequired',
		]);
		expect(headers['cache-control']).toBe('private, no-store');
	});

	test('hold no inline script that runs but those that note presses, fetch the others and replay forms, by their hashes', async () => {
		for (const path of ['/', '/search-results?search=bag', '/Categories', '/login', '/nowhere']) {
			const { text, headers } = await ask(path, MM);
			const inline = [
				...text.matchAll(/<script(?![^>]*(?:\bsrc=|application\/|speculationrules))[^>]*>(.*?)<\/script>/gs),
			];
			const policy = String(headers['content-security-policy']);
			const [noting, fetching, replaying, ...others] = inline.map(([, script = '']) => script);
			expect(noting, path).toContain('window.earlyPresses =');
			expect(fetching, path).toContain('link[rel=after-paint]');
			if (replaying !== undefined) expect(replaying, path).toContain('$$reactFormReplay');
			expect(others, path).toEqual([]);
			for (const [, script = ''] of inline)
				expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
		}
		expect((await ask('/login', MM)).text).toContain('$$reactFormReplay');
	});

	test('name in a header what the first view needs', async () => {
		const { text, headers } = await ask('/', MM);
		const named = [...String(headers.link).matchAll(/<([^>]+)>; rel=(?:module)?preload/g)].map(([, href = '']) => href);
		expect(named.length).toBeGreaterThan(2);
		for (const href of named) expect(text).toContain(`"${href}"`);
	});

	test('let links be fetched ahead on touch until they are hydrated, by a rule whose hash is allowed', async () => {
		const { text, headers } = await ask('/', MM);
		const [, rules = ''] = /<script id="zaylat-ahead" type="speculationrules">(.*?)<\/script>/s.exec(text) ?? [];
		expect(JSON.parse(rules).prefetch[0]).toMatchObject({ eagerness: 'conservative' });
		const hash = createHash('sha256').update(rules).digest('base64');
		expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
	});

	test.each([
		['a device that saves data', { 'save-data': 'on' }],
		['a visitor who chose so', { cookie: 'data-use=less' }],
	])('use less data for %s: small pictures, no fonts, nothing ahead', async (_, asked) => {
		const { text } = await ask('/', { ...MM, ...asked });
		expect(text).toMatch(/<html[^>]* data-less-data=""/);
		expect(text).not.toContain('as="font"');
		expect(text).not.toContain('speculationrules');
		expect(text).not.toContain('earlyPresses');
		const widths = [...text.matchAll(/srcset="[^"]*?(\d+)w"/gi)].map(([, width]) => Number(width));
		expect(widths.length).toBeGreaterThan(5);
		expect(Math.max(...widths)).toBeLessThanOrEqual(320);
		expect((await ask('/', { ...MM, cookie: 'data-use=full', 'save-data': 'on' })).text).toContain('as="font"');
	});

	test('cannot be broken out of by what a visitor typed', async () => {
		const typed = '</script><script>alert(1)</script>';
		const { text } = await ask(`/search-results?search=${encodeURIComponent(typed)}`, MM);
		expect(text).not.toContain('<script>alert(1)');
	});

	test('name the scripts and the font that the first screen needs, and no other font', async () => {
		const { text } = await ask('/', TH);
		const fonts = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href);
		expect(fonts.join(' ')).toMatch(/thai/);
		expect(fonts.join(' ')).not.toMatch(/burmese|myanmar|-sc-/);
		const chunks = [...text.matchAll(/<link rel="after-paint" href="([^"]+)"/g)].map(([, href]) => href);
		expect(chunks.length).toBeGreaterThan(3);
		expect(chunks.join(' ')).toMatch(/\/assets\/home-screen-/);
	});
});

describe('caching', () => {
	test('anonymous pages are shared, and come from the cache the second time', async () => {
		const path = '/Categories?lang=en';
		expect((await ask(path, MM)).headers['x-cache']).toBe('miss');
		const { headers } = await ask(path, MM);
		expect(headers['x-cache']).toBe('hit');
		expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
		expect(headers.vary).toBe('accept-encoding, cookie, save-data');
	});

	test('no response that read a session is ever shared', async () => {
		const cookie = await signIn();
		for (const path of [
			'/Checkout',
			'/Profile',
			'/login',
			'/Checkout/_payload.json',
			'/api/auth/session',
			'/api/cart',
			'/api/add-to-cart/count',
			'/api/wish-list',
		]) {
			const { headers, status } = await ask(path, { ...MM, cookie });
			expect([path, status, headers['cache-control']]).toEqual([
				path,
				status,
				expect.stringMatching(/private.*no-store|no-store.*private/),
			]);
			expect([path, headers['x-cache']]).toEqual([path, undefined]);
		}
	});

	test('a page that may be shared is the same for a signed-in shopper and a visitor, byte for byte', async () => {
		const cookie = await signIn();
		const path = '/Products/1001?lang=en';
		const mine = await ask(path, { ...MM, cookie });
		const theirs = await ask(path, MM);
		expect(theirs.headers['x-cache']).toBe('hit');
		expect(mine.text).toBe(theirs.text);
		expect(mine.text).not.toContain('authjs');
	});

	test('ask where to deliver until a cookie says that the visitor has chosen, and part the cache by it', async () => {
		const english = (choice: string) => ask('/', { ...MM, cookie: `locale=en${choice}` });
		expect((await english('')).text).toContain('Deliver to?');
		for (const country of ['mm', 'cn']) {
			expect((await english(`; deliver-country=${country}`)).text).not.toContain('Deliver to?');
		}
		expect((await english('; deliver-country=moon')).text).toContain('Deliver to?');
	});

	test('preferences part the cache', async () => {
		const [light, dark] = await Promise.all([
			ask('/', { ...MM, cookie: 'colour-mode=light' }),
			ask('/', { ...MM, cookie: 'colour-mode=dark' }),
		]);
		expect(light.text).toContain('data-color-mode="light"');
		expect(dark.text).toContain('data-color-mode="dark"');
	});
});

describe('payload files', () => {
	test('give each page as data, with its status [§7.10]', async () => {
		const home = await ask('/_payload.json?lang=en', MM);
		expect(home.headers['content-type']).toBe('application/json');
		const payload = JSON.parse(home.text);
		expect(payload).toMatchObject({ status: 200, language: 'en', head: { canonicalPath: '/' } });
		expect(Object.keys(payload.fallback)).not.toEqual([]);
	});

	test('of unknown pages carry status 404 and the message', async () => {
		const { status, text } = await ask('/nowhere/_payload.json?lang=en', MM);
		expect(status).toBe(404);
		expect(JSON.parse(text)).toMatchObject({ status: 404, message: 'Page not found: /nowhere' });
	});

	test('of guarded pages say where to go', async () => {
		const { text } = await ask('/Checkout/_payload.json', MM);
		expect(JSON.parse(text)).toEqual({ redirect: '/login?redirect=%2FCheckout&error=SessionRequired', status: 302 });
	});
});

describe('flags', () => {
	test('the picture of each currency is there, and kept for long [§3.16]', async () => {
		const { data } = JSON.parse((await ask('/api/currency-exchange', MM)).text);
		expect(data.data).toHaveLength(10);
		for (const { key, img } of data.data) {
			const { status, headers } = await ask(img, MM);
			expect([key, status, headers['content-type']]).toEqual([key, 200, 'image/svg+xml']);
			expect(headers['cache-control']).toBe('public, max-age=2592000');
		}
	});

	test('each country, phone code and language has one [§3.15]', async () => {
		const names = [
			...LOCAL_COUNTRIES.map(({ icon }) => `${icon}.svg`),
			...PHONE_COUNTRIES.map(({ flag }) => flag),
			...Object.values(LANGUAGES).map(({ flag }) => `${flag}.svg`),
		];
		for (const name of new Set(names)) expect([name, (await ask(`/flags/${name}`, MM)).status]).toEqual([name, 200]);
	});
});

test('the response about the session tells the visitor their address [§7.11]', async () => {
	const { headers } = await ask('/api/auth/session', MM);
	expect(headers['x-user-ip']).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
});

describe('dictionaries', () => {
	test('a second product page is sent as its differences from the first, below 6 kB', async () => {
		const { text: home } = await ask('/', MM);
		const [first = '', second = ''] = [...new Set(home.match(/\/Products\/\d+/g))];
		const asked = { ...MM, 'accept-encoding': 'br, zstd, dcz' };
		const known = await ask(first, asked);
		expect(known.headers['content-encoding']).toBe('br');
		expect(known.headers['use-as-dictionary']).toBe('match="/Products/*", match-dest=("document"), type=raw');
		const dictionary = brotliDecompressSync(known.body);
		const hash = createHash('sha256').update(dictionary).digest('base64');
		const next = await ask(second, { ...asked, 'available-dictionary': `:${hash}:` });
		expect(next.headers['content-encoding']).toBe('dcz');
		expect(String(next.headers.vary)).toContain('available-dictionary');
		expect(next.body.byteLength).toBeLessThan(6_000);
		const page = zstdDecompressSync(next.body.subarray(40), { dictionary });
		expect(page.toString()).toContain(`href="http://mm.localhost:${SHARED_PORT}${second}"`);
	});
});

describe('headers', () => {
	test('protect pages', async () => {
		const { headers } = await ask('/', MM);
		const policy = String(headers['content-security-policy']);
		expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}'( 'sha256-[\w+/=]{44}'){4}(;|$)/);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toMatch(/script-src[^;]*unsafe/);
		expect(headers).toMatchObject({
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
			'x-frame-options': 'DENY',
		});
		expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
		expect(headers['permissions-policy']).toContain('camera=()');
	});

	test('a nonce is used once', async () => {
		const nonceOf = async () =>
			/'nonce-([^']+)'/.exec(String((await ask('/', MM)).headers['content-security-policy']))?.[1];
		expect(await nonceOf()).not.toBe(await nonceOf());
	});

	test('compress pages, data and files', async () => {
		const accepts = { ...MM, 'accept-encoding': 'gzip, deflate, br' };
		const page = await ask('/', accepts);
		const [, script = ''] =
			/<link rel="after-paint" href="([^"]+)"/.exec(brotliDecompressSync(page.body).toString()) ?? [];
		for (const path of ['/', '/_payload.json', '/api/normal-categories/withProducts', script]) {
			expect([path, (await ask(path, accepts)).headers['content-encoding']]).toEqual([path, 'br']);
		}
	});

	test('files of the build are kept for a year, lost ones never', async () => {
		const [, script = ''] = /<link rel="after-paint" href="([^"]+)"/.exec((await ask('/', MM)).text) ?? [];
		expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
		const lost = await ask('/assets/lost-12345678.js');
		expect([lost.status, lost.headers['cache-control']]).toEqual([404, 'no-store']);
	});
});

describe('files that machines ask for', () => {
	test('health, readiness, build manifest', async () => {
		expect(JSON.parse((await ask('/health')).text)).toEqual({ status: 'ok' });
		expect(JSON.parse((await ask('/ready')).text)).toEqual({ status: 'ready' });
		const { id } = JSON.parse((await ask('/builds/latest.json')).text);
		expect(JSON.parse((await ask(`/builds/meta/${id}.json`)).text).id).toBe(id);
	});

	test('robots.txt names the sitemap of the host’s edition', async () => {
		expect((await ask('/robots.txt', TH)).text).toMatch(/Sitemap: http:\/\/th\.localhost:\d+\/sitemap\.xml/);
	});

	test('icons and the web manifest of each edition in each language', async () => {
		for (const { headers, language, lang, orders } of MANIFESTS) {
			const { text } = await ask('/', { ...headers, cookie: `locale=${language}` });
			const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(text) ?? [];
			const manifest = JSON.parse((await ask(path, headers)).text);
			expect(manifest).toMatchObject({ lang, display: 'standalone', start_url: '/', scope: '/' });
			expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/Orders', '/search', '/Track']);
			expect(manifest.shortcuts[0].name).toBe(orders);
			const icons: { sizes: string; purpose: string }[] = manifest.icons;
			expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(
				expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
			);
			const screenshots: { form_factor: string }[] = manifest.screenshots;
			expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
			const pictures = [manifest, ...manifest.shortcuts].flatMap(({ icons = [], screenshots = [] }) => [
				...icons,
				...screenshots,
			]);
			expect(pictures.length).toBeGreaterThan(8);
			for (const { src } of pictures) expect([src, (await ask(src)).status]).toEqual([src, 200]);
		}
		expect((await ask('/favicon.ico')).status).toBe(200);
	});

	test('other methods than reading are refused', async () => {
		expect((await ask('/', MM, 'POST')).status).toBe(405);
		expect((await ask('/', MM, 'HEAD')).text).toBe('');
	});
});

describe('source maps', () => {
	const DIST = join(import.meta.dirname, '../dist');
	const filesBelow = (folder: string) => readdirSync(join(DIST, folder), { recursive: true, encoding: 'utf8' });

	/** The bundler's own helpers, and files that only pass on what another one exports. */
	const isWithoutSource = (script: string, code: string) =>
		/rolldown(-runtime|_dynamic_import_helper)/.test(script) || /^\s*export\{[^{}]*\}from"[^"]*";\s*$/.test(code);

	test('of the client are built, but not below the folder that is served', () => {
		const maps = new Set(filesBelow('maps').filter((file) => file.endsWith('.map')));
		const scripts = filesBelow('client').filter((file) => /^assets\/.*\.js$/.test(file));
		expect(scripts.length).toBeGreaterThan(0);
		for (const script of scripts) {
			const code = readFileSync(join(DIST, 'client', script), 'utf8');
			expect(code, script).not.toContain('sourceMappingURL');
			if (!isWithoutSource(script, code)) expect(maps, script).toContain(`${script}.map`);
		}
		expect(filesBelow('client').filter((file) => file.includes('.map'))).toEqual([]);
	});

	test('of client and server are not served at any address', async () => {
		const [map = ''] = filesBelow('maps').filter((file) => file.endsWith('.map'));
		const addresses = [`/${map}`, `/maps/${map}`, `/../maps/${map}`, `/assets/..%2f..%2fmaps/${map}`];
		for (const path of [...addresses, '/render.js.map', '/server/render.js.map', '/../server/render.js.map']) {
			const { status, text } = await ask(path);
			expect(status, path).toBeGreaterThanOrEqual(400);
			expect(text, path).not.toContain('"mappings"');
		}
	});

	test('let stack traces of the renderer name its source', () => {
		const renderer = JSON.stringify(pathToFileURL(join(DIST, 'server/render.js')).href);
		const code = `process.setSourceMapsEnabled(true); (await import(${renderer})).createRenderer(undefined);`;
		const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
		expect(stderr).toMatch(/src\/server\/[\w-]+\.tsx?:\d+/);
	});
});

/** Signs a guest in. @returns the cookies. */
async function signIn(): Promise<string> {
	const csrf = await ask('/api/auth/csrf', MM);
	const cookies = (csrf.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
	const { csrfToken } = JSON.parse(csrf.text);
	const form = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true' }).toString();
	const headers = { ...MM, cookie: cookies.join('; '), 'content-type': 'application/x-www-form-urlencoded' };
	const response = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
		const asked = request(
			{ host: '127.0.0.1', port: SHARED_PORT, path: '/api/auth/callback/guest', method: 'POST', headers },
			(given) => {
				given.resume();
				resolve(given.headers);
			},
		);
		asked.on('error', reject);
		asked.end(form);
	});
	return [...cookies, ...(response['set-cookie'] ?? []).map((line) => line.split(';')[0])].join('; ');
}
