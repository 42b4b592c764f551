/**
 * Stands between a shop and its API: passes requests on, until `POST /fault?kind=...` tells it to fail,
 * with `place` only where the address holds that text.
 * Each kind is one of the first faults: the API refuses, is slow, is gone, says nonsense, or has forgotten the session.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const PORT = Number(process.env.PORT);
const TARGET = new URL(process.env.TARGET ?? '');

type Fault = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const SLOW_MS = 3_000;

const FAULTS: Readonly<Record<string, Fault>> = {
	none: pass,
	slow: (incoming, outgoing) => setTimeout(() => pass(incoming, outgoing), SLOW_MS),
	down: (incoming) => incoming.socket.destroy(),
	unavailable: (_, outgoing) =>
		answer(outgoing, 503, { error: { code: 'unavailable', message: 'down for maintenance' } }),
	nonsense: (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"data":'),
};

let fault: Fault = pass;
/** Only addresses that hold this fail; all when empty. */
let place = '';

function answer(outgoing: ServerResponse, status: number, body: unknown): void {
	outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
	const onward = request(
		{
			host: TARGET.hostname,
			port: TARGET.port,
			path: incoming.url,
			method: incoming.method,
			headers: incoming.headers,
		},
		(answered) => {
			outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
			answered.pipe(outgoing);
		},
	);
	onward.on('error', () => outgoing.destroy());
	incoming.pipe(onward);
}

createServer((incoming, outgoing) => {
	const url = new URL(incoming.url ?? '/', TARGET);
	if (url.pathname !== '/fault') return (incoming.url?.includes(place) ? fault : pass)(incoming, outgoing);
	if (incoming.method === 'POST') {
		fault = FAULTS[url.searchParams.get('kind') ?? ''] ?? pass;
		place = url.searchParams.get('place') ?? '';
	}
	answer(outgoing, 200, { ok: true });
}).listen(PORT, '127.0.0.1');
