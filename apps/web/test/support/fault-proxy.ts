/**
 * A proxy between a shop and its API: forwards requests, until `POST /fault?kind=...` makes it fail,
 * with `place` only where the address contains that text.
 * Kinds of faults: the API refuses, is late, is slow, is unreachable, or sends an invalid response.
 * `GET /fault` returns the requests since the last change.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const PORT = Number(process.env.PORT);
const TARGET = new URL(process.env.TARGET ?? '');

type Fault = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A far away API, and one that is hardly there. */
const LATE_MS = 400;
const SLOW_MS = 5_000;

const FAULTS: Readonly<Record<string, Fault>> = {
	none: pass,
	late: (incoming, outgoing) => setTimeout(() => pass(incoming, outgoing), LATE_MS),
	slow: (incoming, outgoing) => setTimeout(() => pass(incoming, outgoing), SLOW_MS),
	down: (incoming) => incoming.socket.destroy(),
	unavailable: (_, outgoing) =>
		response(outgoing, 503, { error: { code: 'unavailable', message: 'down for maintenance' } }),
	soldOut: (_, outgoing) =>
		response(outgoing, 409, { error: { code: 'out_of_stock', message: 'sold out', details: { available: 0 } } }),
	nonsense: (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"data":'),
};

let fault: Fault = pass;
/** Only addresses that contain this fail; all when empty. */
let place = '';
/** Read requests, in their sequence. */
let asked: string[] = [];

function response(outgoing: ServerResponse, status: number, body: unknown): void {
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
		(response) => {
			outgoing.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(outgoing);
		},
	);
	onward.on('error', () => outgoing.destroy());
	incoming.pipe(onward);
}

createServer((incoming, outgoing) => {
	const url = new URL(incoming.url ?? '/', TARGET);
	if (url.pathname !== '/fault') {
		if (incoming.method === 'GET') asked.push(incoming.url ?? '');
		return (incoming.url?.includes(place) ? fault : pass)(incoming, outgoing);
	}
	if (incoming.method === 'POST') {
		asked = [];
		fault = FAULTS[url.searchParams.get('kind') ?? ''] ?? pass;
		place = url.searchParams.get('place') ?? '';
	}
	response(outgoing, 200, { asked });
}).listen(PORT, '127.0.0.1');
