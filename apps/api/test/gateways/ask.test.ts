import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../src/gateways/ask.ts';
import { errorOf } from './contract.ts';

let server: Server | undefined;
afterEach(async () => {
	server?.closeAllConnections();
	await new Promise((go) => (server ? server.close(go) : go(undefined)));
	server = undefined;
});

/** A server on this machine that answers each request so; the faults of `createNetwork` stand for these. */
async function serve(answer: (response: ServerResponse) => void): Promise<string> {
	server = createServer((request, response) => {
		request.resume().on('end', () => answer(response));
	});
	await new Promise<void>((go) => server?.listen(0, '127.0.0.1', go));
	const { port } = server.address() as AddressInfo;
	return `http://127.0.0.1:${port}/charges`;
}

const send = (url: string, isWrite: boolean, patienceMs = 10_000) =>
	ask({ fetch, patienceMs }, { url, method: 'POST', headers: {}, body: 'amount=1', isWrite });

const outcomes = async (url: string) => [
	(await errorOf(send(url, false))).outcome,
	(await errorOf(send(url, true))).outcome,
];

describe('ask, over real connections', () => {
	it('gives the response, of errors too', async () => {
		const url = await serve((response) => response.writeHead(404).end('{"code":"not_found"}'));
		expect(await send(url, true)).toEqual({ status: 404, text: '{"code":"not_found"}' });
	});

	it('knows that a server that is not there has done nothing', async () => {
		const url = await serve(() => {});
		await new Promise((go) => server?.close(go));
		expect(await errorOf(send(url, true))).toMatchObject({ outcome: 'retry', code: 'ECONNREFUSED' });
	});

	it('does not know what became of a request whose connection broke', async () => {
		expect(await outcomes(await serve((response) => response.socket?.destroy()))).toEqual(['retry', 'unknown']);
	});

	it('does not know what became of a request whose answer broke off', async () => {
		const url = await serve((response) => {
			response.writeHead(200, { 'content-length': '100' }).write('{"id":');
			setImmediate(() => response.socket?.destroy());
		});
		expect(await outcomes(url)).toEqual(['retry', 'unknown']);
	});

	it('waits for its patience only', async () => {
		const url = await serve(() => {});
		expect(await errorOf(send(url, true, 50))).toMatchObject({ outcome: 'unknown', code: 'TIMEOUT' });
		expect(await errorOf(send(url, false, 50))).toMatchObject({ outcome: 'retry', code: 'TIMEOUT' });
	});

	it('follows no redirect', async () => {
		const url = await serve((response) => response.writeHead(302, { location: 'https://elsewhere.example' }).end());
		expect(await errorOf(send(url, true))).toMatchObject({ outcome: 'misconfigured', code: 'http 302' });
	});

	it('reads no endless answer', async () => {
		expect(await outcomes(await serve((response) => response.end('x'.repeat(1_000_001))))).toEqual([
			'retry',
			'unknown',
		]);
	});
});
