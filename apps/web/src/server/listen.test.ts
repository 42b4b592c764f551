import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen, reservePort } from './listen.ts';

let server: Listening;
beforeAll(async () => {
	const options = { port: 0, host: '127.0.0.1', requestTimeoutMs: 20_000 };
	server = await listen((request) => new Response(new URL(request.url).host), options);
});
afterAll(() => server.close(0));

/** Sends a request as it is written. @returns the first line of the response */
async function send(...lines: string[]): Promise<string | undefined> {
	const socket = connect(server.port, '127.0.0.1');
	socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
	return (await text(socket)).split('\r\n')[0];
}

it('takes requests with exactly one Host header', async () => {
	expect(await send('GET / HTTP/1.1', 'host: mm.localhost')).toBe('HTTP/1.1 200 OK');
	expect(await send('GET / HTTP/1.1', 'host: mm.localhost', 'host: evil.test')).toBe('HTTP/1.1 400 Bad Request');
	expect(await send('GET / HTTP/1.1', 'host: mm.localhost', 'Host: mm.localhost')).toBe('HTTP/1.1 400 Bad Request');
	expect(await send('GET / HTTP/1.1')).toBe('HTTP/1.1 400 Bad Request');
	expect(await send('GET / HTTP/1.0')).toBe('HTTP/1.1 400 Bad Request');
});

it('a stop waits for requests under way, and not for connections that stay open after them', async () => {
	const arrived = Promise.withResolvers<void>();
	const mayEnd = Promise.withResolvers<void>();
	const busy = await listen(
		async () => {
			arrived.resolve();
			await mayEnd.promise;
			return new Response('done');
		},
		{ port: 0, host: '127.0.0.1', requestTimeoutMs: 20_000 },
	);
	const agent = new Agent({ keepAlive: true });
	const body = new Promise<string>((resolve, reject) => {
		get({ port: busy.port, host: '127.0.0.1', agent }, (response) => text(response).then(resolve, reject));
	});
	await arrived.promise;
	const began = performance.now();
	const closing = busy.close(15_000);
	mayEnd.resolve();
	expect(await body).toBe('done');
	await closing;
	expect(performance.now() - began).toBeLessThan(5_000);
	agent.destroy();
});

it('a port that is taken is told before anything is started, and a free one stays free', async () => {
	await expect(reservePort({ port: server.port, host: '127.0.0.1' })).rejects.toThrow(/is taken by another program/);
	const port = await reservePort({ port: 0, host: '127.0.0.1' });
	expect(await reservePort({ port, host: '127.0.0.1' })).toBe(port);
});
