import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendSignInCode } from '@zaylat/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpSms } from '../src/ports/http-sms.ts';
import { readSmsSettings } from '../src/ports/settings.ts';
import { createShopper } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';

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

const TIMES = { patienceMs: 300, retryAfterMs: [1, 1] };
const MESSAGE = { to: '959951234567', text: 'ကုဒ် 123456' };
const through = (url: string) => createHttpSms({ url, token: 'secret-token', sender: 'Zaylat' }, TIMES);

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

	it.each([429, 503])('is sent again after %i, under the same id', async (code) => {
		const { taken, url } = await startGateway([status(code), status(code), status(200)]);
		await through(url).send(MESSAGE);
		expect(taken).toHaveLength(3);
		expect(new Set(taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
	});

	it('fails when the gateway goes on refusing', async () => {
		const { taken, url } = await startGateway([status(503)]);
		await expect(through(url).send(MESSAGE)).rejects.toThrow('answered 503');
		expect(taken).toHaveLength(3);
	});

	it.each([
		['a refusal', status(400), 'answered 400'],
		['a fault of the gateway, which may have sent it', status(500), 'answered 500'],
		['a redirect, which the token does not follow', status(302, { location: 'http://127.0.0.1:1/' }), 'answered 302'],
		['silence', () => {}, 'TIMEOUT'],
		['a connection that breaks off', (response: ServerResponse) => void response.destroy(), 'could not be asked'],
	])('is sent once on %s', async (_, answer, message) => {
		const { taken, url } = await startGateway([answer]);
		const error: unknown = await through(url)
			.send(MESSAGE)
			.catch((problem: unknown) => problem);
		expect(String(error)).toContain(message);
		for (const secret of ['secret-token', MESSAGE.to, '123456']) expect(String(error)).not.toContain(secret);
		expect(taken).toHaveLength(1);
	});

	it('is retried while the connection is refused, as often as the settings say', async () => {
		const { taken, url } = await startGateway();
		const { port } = new URL(url);
		await new Promise((go) => gateway?.close(go));
		await expect(through(url).send(MESSAGE)).rejects.toThrow('ECONNREFUSED');
		const patient = createHttpSms(
			{ url, token: 'secret-token', sender: 'Zaylat' },
			{ ...TIMES, retryAfterMs: Array.from({ length: 200 }, () => 10) },
		);
		const sent = patient.send(MESSAGE);
		// Refused by now, as its first try was.
		await expect(fetch(url)).rejects.toThrow();
		gateway?.listen(Number(port), '127.0.0.1');
		await sent;
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
		expect(failed(await send()).code).toBe('message_not_sent');
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
