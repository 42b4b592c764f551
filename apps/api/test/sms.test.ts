import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendSignInCode } from '@zaylat/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpSms } from '../src/ports/http-sms.ts';
import { readSmsSettings } from '../src/ports/settings.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

interface Taken {
	readonly headers: IncomingHttpHeaders;
	readonly body: unknown;
}

/** Answers in their order, the last one for all that follow. */
type Answers = readonly ((response: ServerResponse) => void)[];

let gateway: Server | undefined;
afterEach(async () => {
	gateway?.closeAllConnections();
	await new Promise((go) => (gateway ? gateway.close(go) : go(undefined)));
	gateway = undefined;
});

const status =
	(code: number, headers = {}) =>
	(response: ServerResponse) =>
		response.writeHead(code, headers).end();

/** A gateway on this machine that stores the requests it receives. */
async function startGateway(answers: Answers = [status(202)]) {
	const taken: Taken[] = [];
	gateway = createServer(async (request, response) => {
		const answer = answers[Math.min(taken.length, answers.length - 1)];
		taken.push({ headers: request.headers, body: JSON.parse(await text(request)) });
		answer?.(response);
	});
	await new Promise<void>((go) => gateway?.listen(0, '127.0.0.1', go));
	const { port } = gateway.address() as AddressInfo;
	return { taken, url: `http://127.0.0.1:${port}/messages` };
}

const MESSAGE = { to: '959951234567', text: 'ကုဒ် 123456' };
const through = (url: string) => createHttpSms({ url, token: 'secret-token', sender: 'Zaylat' }, 300);

describe('a text message', () => {
	it('is asked for as docs/sms-gateway.md says', async () => {
		const { taken, url } = await startGateway();
		await through(url).send(MESSAGE);
		const [{ headers, body } = { headers: {}, body: {} }] = taken;
		expect(headers).toMatchObject({ authorization: 'Bearer secret-token', 'content-type': 'application/json' });
		expect(body).toEqual({ id: headers['idempotency-key'], from: 'Zaylat', to: '+959951234567', text: MESSAGE.text });
		expect(headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
		expect(taken).toHaveLength(1);
	});

	it('has the key of its job in each try, so that the gateway sends it once', async () => {
		const { taken, url } = await startGateway([status(503), status(200)]);
		const message = { ...MESSAGE, id: 'job-1' };
		await expect(through(url).send(message)).rejects.toThrow('answered 503');
		await through(url).send(message);
		expect(taken.map(({ headers }) => headers['idempotency-key'])).toEqual(['job-1', 'job-1']);
	});

	it.each([
		['a refusal', status(400), 'answered 400'],
		['a fault of the gateway', status(500), 'answered 500'],
		['a redirect, which the token does not follow', status(302, { location: 'http://127.0.0.1:1/' }), 'answered 302'],
		['silence', () => {}, 'TIMEOUT'],
		['a connection that breaks off', (response: ServerResponse) => void response.destroy(), 'could not be asked'],
	])('fails on %s, and the error names no secret', async (_, answer, message) => {
		const { taken, url } = await startGateway([answer]);
		const error: unknown = await through(url)
			.send(MESSAGE)
			.catch((problem: unknown) => problem);
		expect(String(error)).toContain(message);
		for (const secret of ['secret-token', MESSAGE.to, '123456']) expect(String(error)).not.toContain(secret);
		expect(taken).toHaveLength(1);
	});
});

describe('the settings', () => {
	const whole = { SMS_URL: 'https://sms.example/messages', SMS_TOKEN: 'token', SMS_SENDER: 'Zaylat' };
	it('come together', () => {
		expect(readSmsSettings({})).toBeUndefined();
		expect(readSmsSettings(whole)).toEqual({ url: whole.SMS_URL, token: 'token', sender: 'Zaylat' });
		expect(readSmsSettings({ ...whole, SMS_SENDER: '+959123456' })?.sender).toBe('+959123456');
	});
	it.each([
		[{ SMS_URL: 'http://sms.example' }, 'https'],
		[{ SMS_URL: 'ftp://sms.example' }, 'SMS_URL'],
		[{ SMS_TOKEN: '' }, 'SMS_TOKEN'],
		[{ SMS_SENDER: 'A name of many letters' }, 'SMS_SENDER'],
		[{ SMS_SENDER: '' }, 'SMS_SENDER'],
	])('are refused: %j', (wrong, message) => {
		expect(() => readSmsSettings({ ...whole, ...wrong })).toThrow(message);
	});
});

describe('a code to a phone', () => {
	const env = (url: string) => ({ SMS_URL: url, SMS_TOKEN: 'secret-token', SMS_SENDER: 'Zaylat' });
	const PHONE = '+95 9 951 234 567';
	const countsOf = async (app: { request(path: string): Response | Promise<Response> }) =>
		(await (await app.request('/api/metrics')).text()).match(/^messages_total.*$/gm);

	/** Asks for a code to the phone of an account. */
	async function request(api: TestApi) {
		await api.query(
			"update users set phone = '959951234567', phone_verified_at = now() where email = 'shopper@example.com'",
		);
		ok(sendSignInCode, await createShopper(api).call('POST', '/api/sign-in-codes', { phone: PHONE }));
	}
	/** Tries again as a worker does when the pause is over. */
	async function tryAgain(api: TestApi, times: number) {
		for (let tries = 0; tries < times; tries += 1) await api.runJobs('code', { isPatient: false });
	}

	it.each([429, 503])('is sent again after %i by its job, the same text under the same id', async (code) => {
		const { taken, url } = await startGateway([status(code), status(code), status(200)]);
		const api = await startApi(env(url));
		await request(api);
		await tryAgain(api, 5);
		expect(taken).toHaveLength(3);
		expect(new Set(taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
		expect(new Set(taken.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		await api.close();
	});

	it('is sent when the gateway takes connections again', async () => {
		const { taken, url } = await startGateway();
		const { port } = new URL(url);
		await new Promise((go) => gateway?.close(go));
		const api = await startApi(env(url));
		await request(api);
		await tryAgain(api, 1);
		await expect(fetch(url), 'refused until now').rejects.toThrow();
		await new Promise<void>((go) => gateway?.listen(Number(port), '127.0.0.1', go));
		await tryAgain(api, 2);
		expect(taken).toHaveLength(1);
		await api.close();
	});

	it('is given up after five tries while the gateway refuses, and the shopper may ask for another one at once', async () => {
		const { taken, url } = await startGateway([status(503)]);
		const api = await startApi(env(url));
		await request(api);
		await tryAgain(api, 8);
		expect(taken).toHaveLength(5);
		const { data } = await (await api.app.request('/api/operator/dead-jobs')).json();
		expect(data.items).toEqual([
			expect.objectContaining({ kind: 'code', tries: 5, reason: 'Error: the SMS gateway answered 503' }),
		]);
		await request(api);
		expect(taken).toHaveLength(6);
		await api.close();
	});

	it('goes to the gateway, and the metrics count it and its failures', async () => {
		const { taken, url } = await startGateway([status(202), status(400)]);
		const api = await startApi(env(url));
		const shopper = createShopper(api);
		await api.query(
			"update users set phone = '959951234567', phone_verified_at = now() where email = 'shopper@example.com'",
		);
		const send = () => shopper.call('POST', '/api/sign-in-codes', { phone: PHONE });
		const answer = await send();
		ok(sendSignInCode, answer);
		expect(taken[0]?.body).toMatchObject({ to: '+959951234567', text: expect.stringMatching(/\d{6}/) });
		api.clock.advance(61_000);
		ok(sendSignInCode, await send());
		expect(await countsOf(api.app)).toEqual([
			'messages_total{channel="mail",outcome="sent"} 0',
			'messages_total{channel="mail",outcome="failed"} 0',
			'messages_total{channel="sms",outcome="sent"} 1',
			'messages_total{channel="sms",outcome="failed"} 1',
		]);
		expect((await api.query('select count(*)::int as n from outbox')).rows[0].n).toBe(0);
		await api.close();
	});
});
