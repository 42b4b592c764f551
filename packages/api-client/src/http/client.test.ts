import { readSecurityKey } from '@zaylat/domain/security-key';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { validateAnswer } from '../contract.ts';
import { addCartLine, cart, cartCount, currencies, home, productDetail, uploadPicture } from '../index.ts';
import { fakeFetch, json, type Reply, refusal } from '../testing/fake-fetch.ts';
import { ApiError } from './api-error.ts';
import { type ClientConfig, createClient } from './client.ts';
import { API_ERRORS } from './errors.ts';

const NOW = Date.UTC(2026, 10, 21, 5, 30);
const SECRET = 'a secret of the tests';
const COUNT = { data: { count: 3 } };
const LINE = { variantId: '1001-1', quantity: 2 };

afterEach(() => vi.useRealTimers());

function setUp(replies: readonly Reply[], changes: Partial<ClientConfig> = {}) {
	const server = fakeFetch(...replies);
	const waits: number[] = [];
	const client = createClient({
		baseUrl: 'https://api.test',
		edition: 'th',
		language: 'china',
		now: () => NOW,
		fetch: server.fetch,
		delay: async (ms) => void waits.push(ms),
		...changes,
	});
	return { client, waits, seen: server.seen };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
	const error: unknown = await promise.then(
		() => 'it succeeded',
		(reason) => reason,
	);
	if (error instanceof ApiError) return error;
	throw new Error(`Expected an ApiError, got ${error}`);
}

describe('what every request carries (Specification §7)', () => {
	test('base URL, edition, language and JSON', async () => {
		const { client, seen } = setUp([json(COUNT)]);
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
		const { client, seen } = setUp([json({ data: { revision: 1, lines: [] } })]);
		await client.send(addCartLine(LINE));
		expect(seen[0]).toMatchObject({ method: 'POST', body: JSON.stringify(LINE) });
		expect(seen[0]?.headers.get('content-type')).toBe('application/json');
	});

	test('a file as it is, with its media type', async () => {
		const file = new Blob(['bytes'], { type: 'image/png' });
		const { client, seen } = setUp([json({ data: {} })]);
		await client.send(uploadPicture('chat', file));
		expect(seen[0]?.init.body).toBe(file);
		expect(seen[0]?.headers.get('content-type')).toBe('image/png');
		expect(seen[0]?.url).toBe('https://api.test/api/uploads?purpose=chat');
	});

	test('a security key of the current seconds', async () => {
		const { client, seen } = setUp([json(COUNT)], { securityKey: { secret: SECRET, crypto } });
		await client.send(cartCount());
		const key = seen[0]?.headers.get('x-security-key');
		expect(await readSecurityKey({ key, secret: SECRET, nowMs: NOW, crypto })).toEqual({ ok: true });
	});

	test.each([
		['no secret is set', undefined],
		['the secret is empty', { secret: '', crypto }],
		['the browser has no crypto', { secret: SECRET, crypto: undefined }],
		['the browser has no crypto.subtle, as on plain HTTP', { secret: SECRET, crypto: {} }],
	])('"Non Secure Condition" when %s', async (_, securityKey) => {
		const { client, seen } = setUp([json(COUNT)], { securityKey });
		await client.send(cartCount());
		expect(seen[0]?.headers.get('x-security-key')).toBe('Non Secure Condition');
	});

	test('the user IP when it is known', async () => {
		const fixed = setUp([json(COUNT)], { userIp: '203.0.113.7' });
		await fixed.client.send(cartCount());
		expect(fixed.seen[0]?.headers.get('x-user-ip')).toBe('203.0.113.7');

		let ip: string | undefined;
		const asked = setUp([json(COUNT)], { userIp: () => ip });
		await asked.client.send(cartCount());
		ip = '2001:db8::1';
		await asked.client.send(cartCount());
		expect(asked.seen.map(({ headers }) => headers.get('x-user-ip'))).toEqual([null, '2001:db8::1']);
	});

	test('headers of the caller, which cannot take the place of its own', async () => {
		const { client, seen } = setUp([json(COUNT)], { headers: () => ({ cookie: 'session=1', 'x-edition': 'mm' }) });
		await client.send(cartCount());
		expect(seen[0]?.headers.get('cookie')).toBe('session=1');
		expect(seen[0]?.headers.get('x-edition')).toBe('th');
	});

	test('the global fetch of the moment unless given', async () => {
		vi.stubGlobal('fetch', async () => json(COUNT));
		const { client } = setUp([], { fetch: undefined });
		expect(await client.send(cartCount())).toEqual(COUNT);
		vi.unstubAllGlobals();
	});
});

describe('errors', () => {
	test('every code of the catalogue, with its facts', async () => {
		for (const [code, { status, retryable }] of Object.entries(API_ERRORS)) {
			const more = { fields: { 'body.quantity': 'too_big' }, details: { available: 4 } };
			const { client } = setUp([refusal(code, status, more)]);
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
		[418, 'bad_answer'],
	])('an answer %i of something that is not the API is %s', async (status, code) => {
		const { client } = setUp([new Response('<h1>Oops</h1>', { status })]);
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code, status });
	});

	test('a code that only a newer server knows', async () => {
		const later = setUp([refusal('coupon_spent', 409), refusal('on_fire', 507)]);
		expect(await failure(later.client.send(addCartLine(LINE)))).toMatchObject({ code: 'bad_request', status: 409 });
		expect(await failure(later.client.send(addCartLine(LINE)))).toMatchObject({ code: 'internal_error', status: 507 });
	});

	test('broken error bodies do not break the client', async () => {
		const bodies = [null, [], 'no', { error: null }, { error: [] }, { error: { code: 7, fields: [], details: null } }];
		for (const body of bodies) {
			const { client } = setUp([json(body, 503)]);
			expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({
				code: 'unavailable',
				fields: {},
				details: {},
			});
		}
	});

	test('a broken connection', async () => {
		const { client } = setUp([new TypeError('Failed to fetch')]);
		const error = await failure(client.send(addCartLine(LINE)));
		expect(error).toMatchObject({ code: 'network_error', status: 0, retryable: true });
		expect(error.cause).toBeInstanceOf(TypeError);
	});

	test('a write that happens once is sent again with its key', async () => {
		const { client, seen } = setUp([new TypeError('Failed to fetch'), json(COUNT)]);
		const placing = { ...addCartLine(LINE), once: 'order-key-1' };
		expect(await client.send(placing)).toEqual(COUNT);
		expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['order-key-1', 'order-key-1']);
	});

	test('a connection that breaks within the answer', async () => {
		const broken = new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode('{"data":'));
				controller.error(new TypeError('terminated'));
			},
		});
		const { client } = setUp([() => new Response(broken)]);
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code: 'network_error' });
	});

	test('an answer that is not JSON', async () => {
		const { client } = setUp([new Response('<!doctype html><title>Sign in to the hotel</title>')]);
		expect(await failure(client.send(home()))).toMatchObject({ code: 'bad_answer', status: 200 });
	});

	test('an answer that is not what the contract says', async () => {
		const { client } = setUp([json({ data: { count: '3' } })], { validate: validateAnswer });
		const error = await failure(client.send(cartCount()));
		expect(error.code).toBe('bad_answer');
		expect(String(error.cause)).toContain('count');
	});

	test('offline is told before anything is sent', async () => {
		const { client, seen } = setUp([json(COUNT)], { isOnline: () => false });
		expect(await failure(client.send(cartCount()))).toMatchObject({ code: 'offline', retryable: true });
		expect(seen).toHaveLength(0);
	});

	test('attempt gives the error as a value', async () => {
		const gone = setUp([refusal('product_not_found', 404)]);
		const result = await gone.client.attempt(productDetail('1'));
		expect(result).toMatchObject({ ok: false, error: { code: 'product_not_found', status: 404 } });
		const there = setUp([json(COUNT)]);
		expect(await there.client.attempt(cartCount())).toEqual({ ok: true, value: COUNT });
	});

	test.each([
		['sign_in_required', 401, 1],
		['session_expired', 401, 1],
		['out_of_stock', 409, 0],
	])('%s is told to the session: %i times %i', async (code, status, times) => {
		const onSignedOut = vi.fn();
		const { client } = setUp([refusal(code, status)], { onSignedOut });
		await failure(client.send(cart()));
		expect(onSignedOut).toHaveBeenCalledTimes(times);
	});
});

describe('time', () => {
	test('no answer within 10 seconds', async () => {
		vi.useFakeTimers();
		const { client, seen } = setUp(['never']);
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
		const deaf = setUp([() => new Promise<Response>(() => {})], { timeoutMs: 50 });
		const endless = setUp([() => new Response(new ReadableStream({}))], { timeoutMs: 50 });
		const ended = Promise.all([failure(deaf.client.send(home())), failure(endless.client.send(home()))]);
		await vi.advanceTimersByTimeAsync(50);
		expect((await ended).map(({ code }) => code)).toEqual(['timeout', 'timeout']);
	});

	test('no timer is left behind', async () => {
		vi.useFakeTimers();
		const { client } = setUp([json(COUNT)]);
		await client.send(cartCount());
		expect(vi.getTimerCount()).toBe(0);
	});

	test('the caller can give up', async () => {
		const { client, seen } = setUp(['never']);
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
	])('of a read after %s, once, after a pause', async (_, broken) => {
		const { client, seen, waits } = setUp([broken, json(COUNT)]);
		expect(await client.send(cartCount())).toEqual(COUNT);
		expect(seen).toHaveLength(2);
		expect(waits).toEqual([400]);

		const twice = setUp([broken]);
		await failure(twice.client.send(cartCount()));
		expect(twice.seen).toHaveLength(2);
	});

	test.each<[string, Reply]>([
		['a broken connection', new TypeError('Failed to fetch')],
		['503', refusal('unavailable', 503)],
		['500', refusal('internal_error', 500)],
		['409', refusal('out_of_stock', 409)],
	])('never of a write after %s', async (_, broken) => {
		const { client, seen } = setUp([broken, json(COUNT)]);
		await failure(client.send(addCartLine(LINE)));
		expect(seen).toHaveLength(1);
	});

	test.each([
		['internal_error', 500],
		['too_many_requests', 429],
		['product_not_found', 404],
	])('not of a read after %s', async (code, status) => {
		const { client, seen } = setUp([refusal(code, status)]);
		await failure(client.send(productDetail('1')));
		expect(seen).toHaveLength(1);
	});

	test('not when the caller gives up during the pause', async () => {
		const controller = new AbortController();
		const delay = async () => controller.abort(new Error('gone'));
		const { client, seen } = setUp([new TypeError('Failed to fetch')], { delay });
		await expect(client.send(home(), { signal: controller.signal })).rejects.toThrow('gone');
		expect(seen).toHaveLength(1);
	});

	test('the pause is a timer unless given', async () => {
		vi.useFakeTimers();
		const { client, seen } = setUp([new TypeError('Failed to fetch'), json(COUNT)], { delay: undefined });
		const answer = client.send(cartCount());
		await vi.advanceTimersByTimeAsync(399);
		expect(seen).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(await answer).toEqual(COUNT);
	});
});

describe("the server's clock (Decision 8)", () => {
	/** A server that reads keys by its own clock; each request in turn is `tripsMs` on its way and `worksMs` in work. */
	function strictServer({ ahead = 0, tripsMs = [0], worksMs = [0] }) {
		let here = NOW;
		let asked = -1;
		const verdicts: string[] = [];
		const reply: Reply = async ({ headers }) => {
			asked += 1;
			here += tripsMs[Math.min(asked, tripsMs.length - 1)] ?? 0;
			const nowMs = here + ahead;
			const key = headers.get('x-security-key');
			const verdict = await readSecurityKey({ key, secret: SECRET, nowMs, crypto });
			verdicts.push(verdict.ok ? 'ok' : verdict.reason);
			here += worksMs[Math.min(asked, worksMs.length - 1)] ?? 0;
			const clock = { 'x-server-time': String(nowMs) };
			return verdict.ok ? json(COUNT, 200, clock) : refusal('security_key_refused', 403, {}, clock);
		};
		const set = setUp([reply], { now: () => here, securityKey: { secret: SECRET, crypto } });
		const shift = (by: number) => {
			ahead += by;
		};
		return { ...set, verdicts, shift };
	}

	test.each([
		['an hour behind the server', 3_600_000, 'stale'],
		['a day before the server', -86_400_000, 'future'],
		['three seconds behind', 3_000, 'stale'],
	])('a device %s is corrected by one refusal', async (_, ahead, reason) => {
		const { client, verdicts } = strictServer({ ahead });
		await client.send(cartCount());
		await client.send(cart());
		await client.send(addCartLine(LINE));
		expect(verdicts).toEqual([reason, 'ok', 'ok', 'ok']);
	});

	test.each([
		['a second ahead', -1_000],
		['a second behind', 1_000],
	])('a device %s of the server needs no correction', async (_, ahead) => {
		const { client, verdicts } = strictServer({ ahead });
		await client.send(cartCount());
		expect(verdicts).toEqual(['ok']);
	});

	test('a connection on which a key is three seconds on its way', async () => {
		const { client, verdicts } = strictServer({ tripsMs: [3_001] });
		await client.send(cartCount());
		await client.send(cart());
		expect(verdicts).toEqual(['stale', 'ok', 'ok']);
	});

	test('an answer that the server works on for long does not send the next key into the future', async () => {
		const { client, verdicts } = strictServer({ worksMs: [5_000, 0] });
		await client.send(addCartLine(LINE));
		await client.send(cart());
		expect(verdicts).toEqual(['ok', 'ok']);
	});

	test.each([
		['a little', [100, 1_000, 100], ['ok', 'ok', 'ok']],
		['so long that its key is refused', [100, 6_000, 100], ['ok', 'stale', 'ok', 'ok']],
	])('a request that is held up %s does not send the next keys into the future', async (_, tripsMs, expected) => {
		const { client, verdicts } = strictServer({ tripsMs });
		for (let times = 0; times < 3; times += 1) await client.send(cart());
		expect(verdicts).toEqual(expected);
	});

	test('a connection that has become slow for good is learned from its second refusal, and nobody notices', async () => {
		const { client, verdicts } = strictServer({ tripsMs: [100, 4_000] });
		await client.send(cart());
		await client.send(addCartLine(LINE));
		await client.send(cart());
		expect(verdicts).toEqual(['ok', 'stale', 'stale', 'ok', 'ok']);
	});

	test('a connection that becomes slower and slower is given up', async () => {
		const { client, verdicts } = strictServer({ tripsMs: [100, 4_000, 7_000, 12_000, 20_000] });
		await client.send(cart());
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code: 'security_key_refused' });
		expect(verdicts).toEqual(['ok', 'stale', 'stale', 'stale']);
	});

	test.each([
		['forward', -3_600_000, 'future'],
		['back', 3_600_000, 'stale'],
	])('a clock that is set %s while the page is open is corrected by one refusal', async (_, by, reason) => {
		const { client, verdicts, shift } = strictServer({});
		await client.send(cart());
		shift(by);
		await client.send(cart());
		await client.send(cart());
		expect(verdicts).toEqual(['ok', reason, 'ok', 'ok']);
	});

	test('a write is tried again too, and exactly once', async () => {
		const refused = refusal('security_key_refused', 403, {}, { 'x-server-time': String(NOW + 60_000) });
		const securityKey = { secret: SECRET, crypto };
		const { client, seen } = setUp([refused], { securityKey });
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code: 'security_key_refused', status: 403 });
		expect(seen).toHaveLength(2);
		expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
	});

	test('without a key there is nothing to try again', async () => {
		const { client, seen } = setUp([refusal('security_key_refused', 403)]);
		await failure(client.send(cart()));
		expect(seen).toHaveLength(1);
	});

	test('a shared answer may come out of a cache, so its time is not taken', async () => {
		const old = { 'x-server-time': String(NOW - 3_600_000) };
		const { client, seen } = setUp([json({ data: {} }, 200, old), json(COUNT)], {
			securityKey: { secret: SECRET, crypto },
		});
		await client.send(currencies());
		await client.send(cartCount());
		const key = seen[1]?.headers.get('x-security-key');
		expect(await readSecurityKey({ key, secret: SECRET, nowMs: NOW, crypto })).toEqual({ ok: true });
	});

	test.each(['soon', '', '-5', 'NaN'])('a server time of %j is not taken', async (time) => {
		const { client, seen } = setUp([json(COUNT, 200, { 'x-server-time': time })], {
			securityKey: { secret: SECRET, crypto },
		});
		await client.send(cartCount());
		await client.send(cartCount());
		const key = seen[1]?.headers.get('x-security-key');
		expect(await readSecurityKey({ key, secret: SECRET, nowMs: NOW, crypto })).toEqual({ ok: true });
	});
});

describe('no request twice', () => {
	test('equal reads that are under way share one', async () => {
		const { client, seen } = setUp([json(COUNT)]);
		const answers = await Promise.all([
			client.send(cartCount()),
			client.send(cartCount()),
			client.attempt(cartCount()),
		]);
		expect(answers).toEqual([COUNT, COUNT, { ok: true, value: COUNT }]);
		expect(seen).toHaveLength(1);
		await client.send(cartCount());
		expect(seen).toHaveLength(2);
	});

	test('different reads and equal writes do not', async () => {
		const { client, seen } = setUp([json(COUNT)]);
		await Promise.all([client.send(productDetail('1')), client.send(productDetail('2'))]);
		await Promise.all([client.send(addCartLine(LINE)), client.send(addCartLine(LINE))]);
		expect(seen).toHaveLength(4);
	});

	test('a shared failure reaches everyone and is not remembered', async () => {
		const { client, seen } = setUp([refusal('product_not_found', 404), json({ data: {} })]);
		const [one, other] = await Promise.all([client.attempt(productDetail('1')), client.attempt(productDetail('1'))]);
		expect([one.ok, other.ok]).toEqual([false, false]);
		expect((await client.attempt(productDetail('1'))).ok).toBe(true);
		expect(seen).toHaveLength(2);
	});

	test('one who gives up does not take it from the others', async () => {
		let answer = (_: Response) => {};
		const { client, seen } = setUp([() => new Promise<Response>((resolve) => (answer = resolve))]);
		const controller = new AbortController();
		const impatient = client.send(cartCount(), { signal: controller.signal });
		const patient = client.send(cartCount(), { signal: new AbortController().signal });
		await vi.waitFor(() => expect(seen).toHaveLength(1));
		controller.abort(new Error('left'));
		await expect(impatient).rejects.toThrow('left');
		answer(json(COUNT));
		expect(await patient).toEqual(COUNT);
	});

	test('when the last one gives up, the request ends and the next starts anew', async () => {
		const { client, seen } = setUp(['never', json(COUNT)]);
		const controllers = [new AbortController(), new AbortController()];
		const ended = controllers.map(({ signal }) => client.send(cartCount(), { signal }));
		await vi.waitFor(() => expect(seen).toHaveLength(1));
		for (const controller of controllers) controller.abort(new Error('left'));
		await Promise.all(ended.map((end) => expect(end).rejects.toThrow('left')));
		expect(seen[0]?.init.signal?.aborted).toBe(true);
		expect(await client.send(cartCount())).toEqual(COUNT);
	});
});
