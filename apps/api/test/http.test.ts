import { addAddress } from '@zaylat/api-client/contract';
import { createSecurityKey, NON_SECURE_CONDITION } from '@zaylat/domain/security-key';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanText } from '../src/http/input-text.ts';
import { createJsonLogger } from '../src/log.ts';
import { DEVELOPMENT_SECURITY_KEY } from '../src/start-check.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
	api = await startApi(
		{},
		{
			logger: createJsonLogger(
				(line) => lines.push(line),
				() => 0,
			),
		},
	);
});
afterAll(() => api.close());

describe('headers', () => {
	it.each([
		['/api/home', 60, 60],
		['/api/normal-categories/withProducts', 60, 300],
		['/api/locations/countries', 60, 3600],
	])('%s is shared by edition and language', async (path, browser, shared) => {
		const { headers } = await createShopper(api).call('GET', path);
		expect(headers.get('cache-control')).toBe(
			`public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${shared * 5}`,
		);
		expect(headers.get('vary')).toBe('x-edition, accept-language');
		expect(headers.getSetCookie()).toEqual([]);
		expect(headers.get('x-server-time')).toBe(String(api.clock.now()));
	});
	it('answers of a session are never shared', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		for (const path of [
			'/api/cart',
			'/api/add-to-cart/count',
			'/api/wish-list',
			'/api/digital-market/wish-lists',
			'/api/auth/session',
			'/api/auth/csrf',
		]) {
			expect((await shopper.call('GET', path)).headers.get('cache-control'), path).toBe('private, no-store');
		}
	});
	it('each response has a request id; a valid one of the caller is used, an invalid one is not', async () => {
		const shopper = createShopper(api);
		const id = async (asked: string) =>
			(await shopper.call('GET', '/api/health', undefined, { 'x-request-id': asked })).headers.get('x-request-id');
		expect(await id('trip-12345678')).toBe('trip-12345678');
		expect(await id('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/);
		expect(failed(await shopper.call('GET', '/api/nothing')).requestId).toMatch(/^[\da-f-]{36}$/);
	});
});

describe('edition and language', () => {
	const currencyOf = async (headers: Readonly<Record<string, string>>) => {
		const response = await api.app.request('/api/products?per_page=1', { headers });
		const { data }: { data: { items: { name: string; price: { currency: string } }[] } } = await response.json();
		return data.items[0];
	};
	it.each([
		[{ host: 'th.localhost:3000' }, 'thb', /[\u0e00-\u0e7f]/],
		[{ host: 'mm.localhost' }, 'mmk', /[\u1000-\u109f]/],
		[{ host: 'shop.th', 'accept-language': 'en' }, 'thb', /^[ -~]+$/],
		[{ host: 'th.localhost', 'x-edition': 'mm' }, 'mmk', /[\u1000-\u109f]/],
		[{ host: 'localhost', 'accept-language': 'zh-Hans' }, 'mmk', /[\u4e00-\u9fff]/],
		[{ host: 'localhost', 'x-edition': 'moon', 'accept-language': 'fr' }, 'mmk', /[\u1000-\u109f]/],
	])('%j', async (headers, currency, script) => {
		const product = await currencyOf(headers);
		expect(product?.price.currency).toBe(currency);
		expect(product?.name).toMatch(script);
	});
});

describe('security key [§9.1]', () => {
	const callWith = async (behindMs: number, secret = DEVELOPMENT_SECURITY_KEY) => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const key = await createSecurityKey({ secret, nowMs: api.clock.now() - behindMs, crypto: globalThis.crypto });
		return shopper.call('GET', '/api/cart', undefined, { 'x-security-key': key });
	};
	it.each([0, 1_000, 2_000])('is taken %i ms behind', async (ms) => expect((await callWith(ms)).status).toBe(200));
	it.each([
		[3_000, 'stale'],
		[-1_000, 'future'],
	])('is refused %i ms behind: %s', async (ms, reason) => {
		expect(failed(await callWith(ms))).toMatchObject({ code: 'security_key_refused', details: { reason } });
	});
	it('of another secret is refused', async () => {
		expect(failed(await callWith(0, 'other')).details).toEqual({ reason: 'malformed' });
	});
	it('"Non Secure Condition" is taken only while no key is configured; nothing at all never [§7.1]', async () => {
		const strict = api.startSecond({ env: { SECURITY_KEY: 'a key of production' } });
		for (const [server, status] of [
			[api, 200],
			[strict, 403],
		] as const) {
			const shopper = createShopper(server);
			await shopper.signIn('guest');
			expect(
				(await shopper.call('GET', '/api/cart', undefined, { 'x-security-key': NON_SECURE_CONDITION })).status,
			).toBe(status);
			expect((await shopper.call('GET', '/api/cart', undefined, { 'x-security-key': '' })).status).toBe(403);
		}
		await strict.close();
	});
});

describe('bad input', () => {
	it('an unknown path is an error of the catalogue', async () => {
		const answer = await createShopper(api).call('GET', '/api/nothing');
		expect([answer.status, failed(answer).code]).toEqual([404, 'path_not_found']);
	});
	it.each([
		['PATCH', '/api/home', 'GET, HEAD'],
		['POST', '/api/health', 'GET, HEAD'],
		['GET', '/api/cart/lines', 'POST'],
		['PUT', '/api/reviews/1', 'PATCH, DELETE'],
		['DELETE', '/api/auth/session', 'GET, HEAD, POST'],
		['OPTIONS', '/api/home', 'GET, HEAD'],
		['PROPFIND', '/api/home', 'GET, HEAD'],
	])('%s %s is answered with the methods that there are', async (method, path, allowed) => {
		const answer = await createShopper(api).call(method, path);
		expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
		expect(failed(answer).code).toBe('path_not_found');
	});
	it.each(['{', '[1', ''])('a body that is not JSON: %j', async (body) => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const key = await createSecurityKey({
			secret: DEVELOPMENT_SECURITY_KEY,
			nowMs: api.clock.now(),
			crypto: globalThis.crypto,
		});
		const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		for (const type of ['application/json', 'text/plain']) {
			const headers = { cookie, 'x-security-key': key, 'content-type': type };
			const response = await api.app.request('/api/cart/lines', { method: 'POST', headers, body });
			expect(response.status).toBe(400);
			expect(await response.json()).toMatchObject({ error: { code: 'bad_request', fields: { '': 'json_expected' } } });
		}
	});
	it.each([
		['a lone surrogate in a text', { name: 'Khin \ud83d' }, 'lone_surrogate'],
		['a lone surrogate in the name of a field', { name: 'Khin', '\udc00': '' }, 'lone_surrogate'],
		['a NUL', { name: 'Khin\0' }, 'nul_character'],
	])('%s', async (_, body, problem) => {
		const shopper = createShopper(api);
		const answer = await shopper.call('POST', '/api/registrations', { identifier: '09 7711 22334', ...body });
		expect(failed(answer)).toMatchObject({ code: 'bad_request', fields: { '': problem } });
	});
	it('a body that is nested too deeply to be read', async () => {
		const shopper = createShopper(api);
		const body = `${'['.repeat(16_000)}${']'.repeat(16_000)}`;
		const answer = await shopper.call('POST', '/api/registrations', new Blob([body], { type: 'application/json' }));
		expect(failed(answer)).toMatchObject({ code: 'bad_request', fields: { '': 'too_deep' } });
	});
	it('invisible control characters are removed from what is kept, line breaks and tabs only from single lines', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const typed = {
			...{
				label: 'Ho\u202eme\u2066',
				recipient: 'Daw\u0007\nKhin\u009f',
				phoneCountry: '95',
				phone: '\u202a09 7711 22334\u202c',
			},
			...{ country: 'mm', region: 'mm-yangon', township: 'mm-yangon-bahan', subdistrict: null, postcode: '11201' },
			...{ homeNo: '12', street: 'Inya\tRoad', landmark: '\u007f' },
		};
		const answer = await shopper.call('POST', '/api/addresses', typed);
		expect(ok(addAddress, answer).data.items[0]).toMatchObject({
			...{ label: 'Home', recipient: 'Daw Khin', phone: '09 7711 22334', street: 'Inya Road', landmark: null },
		});
		expect(cleanText('one\r\n\ttwo \u200d\u200cthree')).toBe('one\r\n\ttwo \u200d\u200cthree');
	});
	it('a body that is too large', async () => {
		const shopper = createShopper(api);
		const answer = await shopper.call(
			'POST',
			'/api/cart/lines',
			{ variantId: 'x'.repeat(40_000) },
			{ 'content-length': '40050' },
		);
		expect([answer.status, failed(answer).code]).toEqual([413, 'body_too_large']);
	});
});

describe('logs', () => {
	it('tell of requests, and hold no search text, identifier, password, cookie or address', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', { identifier: 'secret-person@example.com', password: 'secret-word' });
		await shopper.call('GET', '/api/products?search=secret-wish');
		await shopper.call('GET', '/api/home', undefined, { 'x-user-ip': '198.51.100.7' });
		const log = lines.join('\n');
		expect(log).toContain('"path":"/api/products"');
		for (const private_ of ['secret-person', 'secret-word', 'secret-wish', '198.51.100.7', 'authjs']) {
			expect(log).not.toContain(private_);
		}
	});
	it('an internal error is reported without values', async () => {
		await api.query('alter table currencies rename to hidden');
		const answer = await createShopper(api).call('GET', '/api/currency-exchange');
		expect([answer.status, failed(answer).code]).toEqual([500, 'internal_error']);
		expect(JSON.stringify(answer.json)).not.toContain('currencies');
		expect(lines.at(-2)).toContain('relation \\"currencies\\" does not exist');
		await api.query('alter table hidden rename to currencies');
	});
});

describe('drawings of a database from before', () => {
	beforeAll(async () => {
		await api.query("update shops set picture_key = 'lotus_h0_front' where slug = 'inle-weavers'");
	});
	const get = (file: string, headers = {}) => api.app.request(`/api/pictures/${file}`, { headers });
	it.each([
		...[96, 160, 320, 360, 480, 640, 800, 960].map((width) => [width, 'webp', 'webp'] as const),
		// The container of AVIF.
		[96, 'avif', 'heif'],
		[960, 'avif', 'heif'],
	] as const)('%i pixels wide, as %s, for a year', async (width, extension, container) => {
		const response = await get(`lotus_h0_front-${width}.${extension}`);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe(`image/${extension}`);
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect(response.headers.get('content-length')).toBe(String(bytes.length));
		const { format, width: wide, height, hasAlpha } = await sharp(bytes).metadata();
		expect({ format, wide, height, hasAlpha }).toEqual({
			format: container,
			wide: width,
			height: width,
			hasAlpha: true,
		});
		expect(bytes.length).toBeLessThan(60_000);
	});
	it('has an ETag that saves the second transfer', async () => {
		const etag = (await get('lotus_h0_front-96.webp')).headers.get('etag') ?? '';
		expect(etag).toMatch(/^"[\w-]+"$/);
		const again = await get('lotus_h0_front-96.webp', { 'if-none-match': etag });
		expect([again.status, await again.text()]).toEqual([304, '']);
	});
	it('shots and hues differ', async () => {
		const files = ['front', 'tilt', 'close', 'pair', 'pattern'].map((shot) => `lotus_h0_${shot}-96.webp`);
		const etags = await Promise.all(files.map(async (file) => (await get(file)).headers.get('etag')));
		expect(new Set(etags).size).toBe(5);
	});
	it.each([
		...['nothing_h0_front-96.webp', 'lotus_h0_front-97.webp', 'lotus_h0_back-96.webp', 'lotus_h7_front-96.webp'],
		...['lotus_h0_front-96.png', '..%2F..%2Fetc%2Fpasswd', 'pile-of-poo_h0_front-96.webp', 'lotus_h12_front-96.webp'],
	])('%s is not there', async (file) => {
		const response = await get(file);
		expect(response.status).toBe(404);
		expect(await response.json()).toMatchObject({ error: { code: 'path_not_found' } });
	});
});

describe('OpenAPI', () => {
	it('describes every endpoint, and every reference in it leads somewhere', async () => {
		const { endpoints } = await import('@zaylat/api-client/contract');
		const response = await api.app.request('/api/openapi.json');
		const document: {
			openapi: string;
			paths: Record<
				string,
				Record<
					string,
					{ operationId: string; parameters: { name: string; in: string; schema: unknown }[]; responses: object }
				>
			>;
			components: { schemas: Record<string, unknown> };
		} = await response.json();
		expect(document.openapi).toBe('3.1.0');
		const ids: string[] = [];
		for (const endpoint of endpoints) {
			const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
			expect(operation, endpoint.path).toBeDefined();
			ids.push(operation?.operationId ?? '');
			const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
			expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
			expect(Object.keys(operation?.responses ?? {})).toContain('200');
			for (const parameter of operation?.parameters ?? []) expect(parameter.schema).toBeTypeOf('object');
		}
		expect(new Set(ids).size).toBe(endpoints.length);
		for (const [, name] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
			expect(Object.keys(document.components.schemas)).toContain(name);
		}
	});
});
