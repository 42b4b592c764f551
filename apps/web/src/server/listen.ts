import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** A listening server. */
export interface Listening {
	readonly port: number;
	/** Takes no more connections, lets requests under way finish, and cuts off what is left after `graceMs`. */
	close(graceMs: number): Promise<void>;
}

/** Where and how to listen. */
export interface ListenOptions {
	readonly port: number;
	readonly host: string;
	readonly requestTimeoutMs: number;
	/** A server that does not listen yet and answers no requests; a new one when left out. */
	readonly server?: Server;
	/** Wraps the handler, for example to let Vite answer first. */
	readonly wrap?: (handler: RequestHandler) => RequestHandler;
}

type RequestHandler = (...args: Parameters<ReturnType<typeof getRequestListener>>) => unknown;

/**
 * Serves a handler of web requests over HTTP.
 * @throws Error in plain words when the port is taken or forbidden.
 */
export async function listen(
	fetch: (request: Request, env: object) => Response | Promise<Response>,
	{ port, host, requestTimeoutMs, server = createServer(), wrap = (handler) => handler }: ListenOptions,
): Promise<Listening> {
	const handler = wrap(getRequestListener(fetch));
	Object.assign(server, { requestTimeout: requestTimeoutMs, headersTimeout: 10_000, keepAliveTimeout: 65_000 });
	server.on('request', (request, response) => {
		// Proxies and servers that take different ones of several hosts can be led to keep responses under a wrong name.
		if (request.headersDistinct.host?.length === 1) void handler(request, response);
		else response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('One Host header expected');
	});
	await opened(server, port, host);
	const address = server.address();
	return {
		port: typeof address === 'object' && address !== null ? address.port : port,
		close: (graceMs) => closed(server, graceMs),
	};
}

/**
 * Makes sure that a port can be listened on, before the work of a start.
 * @returns the port; one that is free where `port` is 0
 * @throws Error in plain words when the port is taken or forbidden.
 */
export async function reservePort({ port, host }: Pick<ListenOptions, 'port' | 'host'>): Promise<number> {
	const server = createServer();
	await opened(server, port, host);
	const address = server.address();
	await closed(server, 0);
	return typeof address === 'object' && address !== null ? address.port : port;
}

function opened(server: Server, port: number, host: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			if (error.code === 'EADDRINUSE') {
				reject(
					new Error(
						`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
					),
				);
			} else if (error.code === 'EACCES') {
				reject(new Error(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`));
			} else reject(error);
		});
		server.listen(port, host, resolve);
	});
}

/** Milliseconds between two looks for connections whose last request is answered, while a server stops. */
const IDLE_CHECK_MS = 50;

function closed(server: Server, graceMs: number): Promise<void> {
	return new Promise((resolve) => {
		const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
		// Browsers and proxies hold a connection open after its last response, too.
		const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
		server.close(() => {
			clearTimeout(cutOff);
			clearInterval(idle);
			resolve();
		});
		server.closeIdleConnections();
	});
}
