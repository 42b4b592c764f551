import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiService, remoteApi } from '../src/server/api-service.ts';

const TIMEOUT_MS = 80;

let api: Server;
let service: ApiService;
let shop: Hono;
/** Responses of the API that are still open. */
const open = new Set<ServerResponse>();

beforeEach(async () => {
	api = createServer((request, response) => {
		open.add(response);
		response.once('close', () => open.delete(response));
		response.writeHead(200, { 'content-type': request.url === '/api/slow' ? 'application/json' : 'text/event-stream' });
		response.write(': ready\n\n');
	});
	await new Promise<void>((go) => api.listen(0, '127.0.0.1', go));
	use(TIMEOUT_MS);
});
function use(requestTimeoutMs: number) {
	const { port } = api.address() as AddressInfo;
	service = remoteApi(`http://127.0.0.1:${port}`, { requestTimeoutMs, trustsProxy: () => false });
	shop = new Hono().get('/api/*', service.handle);
}
afterEach(async () => {
	api.closeAllConnections();
	await new Promise((go) => api.close(go));
});

/** The body of a response, piece by piece; undefined when it has ended or was broken off. */
async function reader(path: string) {
	const body = (await shop.request(path)).body?.pipeThrough(new TextDecoderStream()).getReader();
	return async () => (await body?.read().catch(() => undefined))?.value;
}

test('a stream of events outlives the time that a response has', async () => {
	const next = await reader('/api/chat/events');
	expect(await next()).toBe(': ready\n\n');
	const slow = await reader('/api/slow');
	expect(await slow()).toBe(': ready\n\n');
	// The other response has run out of time by now, so the stream would have, too.
	expect(await slow()).toBeUndefined();
	for (const response of open) response.write('data: 1\n\n');
	expect(await next()).toBe('data: 1\n\n');
});

test('streams end before the server closes, and no new one begins', async () => {
	// On a busy machine the other tests' time would be over before the last stream begins.
	use(10_000);
	const next = await reader('/api/chat/events');
	expect(await next()).toBe(': ready\n\n');
	await service.endStreams();
	expect(await next()).toBeUndefined();
	await vi.waitFor(() => expect(open.size).toBe(0));
	const late = await reader('/api/chat/events');
	expect(await late()).toBeUndefined();
});
