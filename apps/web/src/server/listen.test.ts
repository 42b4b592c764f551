import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';

let server: Listening;
beforeAll(async () => {
	const options = { port: 0, host: '127.0.0.1', requestTimeoutMs: 20_000 };
	server = await listen((request) => new Response(new URL(request.url).host), options);
});
afterAll(() => server.close(0));

/** Sends a request as it is written. @returns the first line of the answer */
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
