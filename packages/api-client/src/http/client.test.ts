import { readSecurityKey } from '@zaylat/domain/security-key';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { validateResponse } from '../contract.ts';
import { abandonPayment, addCartLine, cart, cartCount, home, productDetail, uploadPicture } from '../index.ts';
import { COUNT, failure, LINE, NOW, SECRET, setUpClient } from '../testing/client-set-up.ts';
import { json, type Reply, refusal } from '../testing/fake-fetch.ts';
import { API_ERRORS } from './errors.ts';

afterEach(() => vi.useRealTimers());

describe('what every request carries (Specification §7)', () => {
	test('base URL, edition, language and JSON [§7.1]', async () => {
		const { client, seen } = setUpClient([json(COUNT)]);
		expect(await client.send(cartCount())).toEqual(COUNT);
		const [request] = seen;
		expect(request?.url).toBe('https://api.test/api/add-to-cart/count');
		expect(request?.init.credentials).toBe('same-origin');
		expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
			accept: 'application/json',
			'accept-language': 'zh-Hans',
			'x-edition': 'th',
		});
		expect(request?.headers.has('content-type')).toBe(false);
		expect(request?.body).toBeUndefined();
	});

	test('a body as JSON', async () => {
		const { client, seen } = setUpClient([json({ data: { revision: 1, lines: [], saved: [] } })]);
		await client.send(addCartLine(LINE));
		expect(seen[0]).toMatchObject({ method: 'POST', body: JSON.stringify(LINE) });
		expect(seen[0]?.headers.get('content-type')).toBe('application/json');
	});

	test('a file as it is, with its media type', async () => {
		const file = new Blob(['bytes'], { type: 'image/png' });
		const { client, seen } = setUpClient([json({ data: {} })]);
		await client.send(uploadPicture('chat', file));
		expect(seen[0]?.init.body).toBe(file);
		expect(seen[0]?.headers.get('content-type')).toBe('image/png');
		expect(seen[0]?.url).toBe('https://api.test/api/uploads?purpose=chat');
	});

	test('a security key of the current seconds [§7.1]', async () => {
		const { client, seen } = setUpClient([json(COUNT)], { securityKey: { secret: SECRET, crypto } });
		await client.send(cartCount());
		const key = seen[0]?.headers.get('x-security-key');
		expect(await readSecurityKey({ key, secret: SECRET, nowMs: NOW, crypto })).toEqual({ ok: true });
	});

	test.each([
		['no secret is set', undefined],
		['the secret is empty', { secret: '', crypto }],
		['the browser has no crypto', { secret: SECRET, crypto: undefined }],
		['the browser has no crypto.subtle, as on plain HTTP', { secret: SECRET, crypto: {} }],
	])('"Non Secure Condition" when %s [§7.1]', async (_, securityKey) => {
		const { client, seen } = setUpClient([json(COUNT)], { securityKey });
		await client.send(cartCount());
		expect(seen[0]?.headers.get('x-security-key')).toBe('Non Secure Condition');
	});

	test('the user IP when it is known [§7.11]', async () => {
		const fixed = setUpClient([json(COUNT)], { userIp: '203.0.113.7' });
		await fixed.client.send(cartCount());
		expect(fixed.seen[0]?.headers.get('x-user-ip')).toBe('203.0.113.7');

		let ip: string | undefined;
		const asked = setUpClient([json(COUNT)], { userIp: () => ip });
		await asked.client.send(cartCount());
		ip = '2001:db8::1';
		await asked.client.send(cartCount());
		expect(asked.seen.map(({ headers }) => headers.get('x-user-ip'))).toEqual([null, '2001:db8::1']);
	});

	test('the user IP that becomes known while the request waits for it [§7.11]', async () => {
		const { promise, resolve } = Promise.withResolvers<string | undefined>();
		const { client, seen } = setUpClient([json(COUNT)], { userIp: () => promise });
		const sending = client.send(cartCount());
		resolve('203.0.113.9');
		await sending;
		expect(seen.map(({ headers }) => headers.get('x-user-ip'))).toEqual(['203.0.113.9']);
	});

	test('what is sent while the page is left goes at once, without a key, and outlives the page', () => {
		const sent: [string, RequestInit][] = [];
		const { client } = setUpClient([], {
			fetch: (url, init) => {
				sent.push([url, init]);
				return Promise.reject(new TypeError('The page is gone'));
			},
		});
		client.sendOnLeaving(abandonPayment('p1'));
		const [[url, init] = ['', {}]] = sent;
		expect(url).toMatch(/\/api\/payments\/p1\/abandon$/);
		expect(init).toMatchObject({ method: 'POST', keepalive: true });
		expect(new Headers(init.headers).get('x-security-key')).toBe('Non Secure Condition');
	});

	test('headers of the caller, which cannot take the place of its own', async () => {
		const { client, seen } = setUpClient([json(COUNT)], {
			headers: () => ({ cookie: 'session=1', 'x-edition': 'mm' }),
		});
		await client.send(cartCount());
		expect(seen[0]?.headers.get('cookie')).toBe('session=1');
		expect(seen[0]?.headers.get('x-edition')).toBe('th');
	});

	test('the global fetch of the moment unless given', async () => {
		vi.stubGlobal('fetch', async () => json(COUNT));
		const { client } = setUpClient([], { fetch: undefined });
		expect(await client.send(cartCount())).toEqual(COUNT);
		vi.unstubAllGlobals();
	});
});

describe('errors', () => {
	test('every code of the catalogue, with its facts', async () => {
		for (const [code, { status, retryable }] of Object.entries(API_ERRORS)) {
			const more = { fields: { 'body.quantity': 'too_big' }, details: { available: 4 } };
			const { client } = setUpClient([refusal(code, status, more)]);
			const error = await failure(client.send(addCartLine(LINE)));
			expect(error).toMatchObject({ code, status, retryable, requestId: 'r-1', message: `Message of ${code}` });
			expect(error.fields).toEqual({ 'body.quantity': 'too_big' });
			expect(error.details).toEqual({ available: 4 });
		}
	});

	test.each([
		[502, 'unavailable'],
		[503, 'unavailable'],
		[504, 'unavailable'],
		[500, 'internal_error'],
		[429, 'too_many_requests'],
		[413, 'body_too_large'],
		[404, 'path_not_found'],
		[401, 'sign_in_required'],
		[418, 'bad_response'],
	])('a response %i of something that is not the API is %s', async (status, code) => {
		const { client } = setUpClient([new Response('<h1>Oops</h1>', { status })]);
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code, status });
	});

	test('a code that only a newer server knows', async () => {
		const later = setUpClient([refusal('coupon_spent', 409), refusal('on_fire', 507)]);
		expect(await failure(later.client.send(addCartLine(LINE)))).toMatchObject({ code: 'bad_request', status: 409 });
		expect(await failure(later.client.send(addCartLine(LINE)))).toMatchObject({ code: 'internal_error', status: 507 });
	});

	test('broken error bodies do not break the client', async () => {
		const bodies = [null, [], 'no', { error: null }, { error: [] }, { error: { code: 7, fields: [], details: null } }];
		for (const body of bodies) {
			const { client } = setUpClient([json(body, 503)]);
			expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({
				code: 'unavailable',
				fields: {},
				details: {},
			});
		}
	});

	test('a broken connection', async () => {
		const { client } = setUpClient([new TypeError('Failed to fetch')]);
		const error = await failure(client.send(addCartLine(LINE)));
		expect(error).toMatchObject({ code: 'network_error', status: 0, retryable: true });
		expect(error.cause).toBeInstanceOf(TypeError);
	});

	test('a write that happens once is sent again with its key', async () => {
		const { client, seen } = setUpClient([new TypeError('Failed to fetch'), json(COUNT)]);
		const placing = { ...addCartLine(LINE), idempotencyKey: 'order-key-1' };
		expect(await client.send(placing)).toEqual(COUNT);
		expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['order-key-1', 'order-key-1']);
	});

	test('a connection that breaks within the response', async () => {
		const broken = new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode('{"data":'));
				controller.error(new TypeError('terminated'));
			},
		});
		const { client } = setUpClient([() => new Response(broken)]);
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code: 'network_error' });
	});

	test('a response that is not JSON', async () => {
		const { client } = setUpClient([new Response('<!doctype html><title>Sign in to the hotel</title>')]);
		expect(await failure(client.send(home()))).toMatchObject({ code: 'bad_response', status: 200 });
	});

	test('a response that is not what the contract says', async () => {
		const { client } = setUpClient([json({ data: { count: '3' } })], { validate: validateResponse });
		const error = await failure(client.send(cartCount()));
		expect(error.code).toBe('bad_response');
		expect(String(error.cause)).toContain('count');
	});

	test('offline is told before anything is sent', async () => {
		const { client, seen } = setUpClient([json(COUNT)], { isOnline: () => false });
		expect(await failure(client.send(cartCount()))).toMatchObject({ code: 'offline', retryable: true });
		expect(seen).toHaveLength(0);
	});

	test('attempt gives the error as a value', async () => {
		const gone = setUpClient([refusal('product_not_found', 404)]);
		const result = await gone.client.attempt(productDetail('1'));
		expect(result).toMatchObject({ ok: false, error: { code: 'product_not_found', status: 404 } });
		const there = setUpClient([json(COUNT)]);
		expect(await there.client.attempt(cartCount())).toEqual({ ok: true, value: COUNT });
	});

	test.each([
		['sign_in_required', 401, 1],
		['session_expired', 401, 1],
		['out_of_stock', 409, 0],
	])('%s is told to the session: %i times %i', async (code, status, times) => {
		const onSignedOut = vi.fn();
		const { client } = setUpClient([refusal(code, status)], { onSignedOut });
		await failure(client.send(cart()));
		expect(onSignedOut).toHaveBeenCalledTimes(times);
	});
});

describe('time', () => {
	test('no response within 10 seconds', async () => {
		vi.useFakeTimers();
		const { client, seen } = setUpClient(['never']);
		const ended = failure(client.send(home()));
		await vi.advanceTimersByTimeAsync(9_999);
		expect(seen[0]?.init.signal?.aborted).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(await ended).toMatchObject({ code: 'timeout', retryable: true });
		expect(seen).toHaveLength(1);
		expect(seen[0]?.init.signal?.aborted).toBe(true);
	});

	test('a server that does not look at the signal, and a body that never ends', async () => {
		vi.useFakeTimers();
		const deaf = setUpClient([() => new Promise<Response>(() => {})], { timeoutMs: 50 });
		const endless = setUpClient([() => new Response(new ReadableStream({}))], { timeoutMs: 50 });
		const ended = Promise.all([failure(deaf.client.send(home())), failure(endless.client.send(home()))]);
		await vi.advanceTimersByTimeAsync(50);
		expect((await ended).map(({ code }) => code)).toEqual(['timeout', 'timeout']);
	});

	test('no timer is left behind', async () => {
		vi.useFakeTimers();
		const { client } = setUpClient([json(COUNT)]);
		await client.send(cartCount());
		expect(vi.getTimerCount()).toBe(0);
	});

	test('the caller can give up', async () => {
		const { client, seen } = setUpClient(['never']);
		const controller = new AbortController();
		const ended = client.send(addCartLine(LINE), { signal: controller.signal });
		await vi.waitFor(() => expect(seen).toHaveLength(1));
		controller.abort(new Error('typed on'));
		await expect(ended).rejects.toThrow('typed on');
		expect(seen[0]?.init.signal?.aborted).toBe(true);
		await expect(client.attempt(home(), { signal: controller.signal })).rejects.toThrow('typed on');
		await expect(client.send(addCartLine(LINE), { signal: controller.signal })).rejects.toThrow('typed on');
		expect(seen).toHaveLength(1);
	});
});

describe('a second try', () => {
	test.each<[string, Reply]>([
		['a broken connection', new TypeError('Failed to fetch')],
		['503', refusal('unavailable', 503)],
	])('of a read after %s, idempotencyKey, after a pause', async (_, broken) => {
		const { client, seen, waits } = setUpClient([broken, json(COUNT)]);
		expect(await client.send(cartCount())).toEqual(COUNT);
		expect(seen).toHaveLength(2);
		expect(waits).toEqual([400]);

		const twice = setUpClient([broken]);
		await failure(twice.client.send(cartCount()));
		expect(twice.seen).toHaveLength(2);
	});

	test.each<[string, Reply]>([
		['a broken connection', new TypeError('Failed to fetch')],
		['503', refusal('unavailable', 503)],
		['500', refusal('internal_error', 500)],
		['409', refusal('out_of_stock', 409)],
	])('never of a write after %s', async (_, broken) => {
		const { client, seen } = setUpClient([broken, json(COUNT)]);
		await failure(client.send(addCartLine(LINE)));
		expect(seen).toHaveLength(1);
	});

	test.each([
		['internal_error', 500],
		['too_many_requests', 429],
		['product_not_found', 404],
	])('not of a read after %s', async (code, status) => {
		const { client, seen } = setUpClient([refusal(code, status)]);
		await failure(client.send(productDetail('1')));
		expect(seen).toHaveLength(1);
	});

	test('not when the caller gives up during the pause', async () => {
		const controller = new AbortController();
		const delay = async () => controller.abort(new Error('gone'));
		const { client, seen } = setUpClient([new TypeError('Failed to fetch')], { delay });
		await expect(client.send(home(), { signal: controller.signal })).rejects.toThrow('gone');
		expect(seen).toHaveLength(1);
	});

	test('the pause is a timer unless given', async () => {
		vi.useFakeTimers();
		const { client, seen } = setUpClient([new TypeError('Failed to fetch'), json(COUNT)], { delay: undefined });
		const response = client.send(cartCount());
		await vi.advanceTimersByTimeAsync(399);
		expect(seen).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(await response).toEqual(COUNT);
	});
});
