import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy in front of shops, whose connection can be lost. */
export interface SwitchingProxy {
	readonly port: number;
	/**
	 * Leads to another shop from now on.
	 * @param files after so many files of a build the connection is lost; never unless given
	 */
	leadTo(port: number, files?: number): void;
	/** Resolves when the connection was lost. */
	readonly lost: () => Promise<void>;
	close(): Promise<void>;
}

/** Starts a proxy on a free port of this machine. */
export async function startSwitchingProxy(first: number): Promise<SwitchingProxy> {
	let target = first;
	let filesLeft = Number.POSITIVE_INFINITY;
	let loss = Promise.withResolvers<void>();
	const sockets = new Set<Socket>();

	const server = createServer((incoming, outgoing) => {
		if (filesLeft <= 0) {
			incoming.socket.destroy();
			return;
		}
		if (incoming.url?.startsWith('/assets/')) filesLeft -= 1;
		const { url: path, method, headers } = incoming;
		const onward = request({ host: '127.0.0.1', port: target, path, method, headers }, (response) => {
			outgoing.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(outgoing);
			outgoing.once('close', () => response.destroy());
		});
		onward.on('error', () => outgoing.destroy());
		incoming.pipe(onward);
		if (filesLeft <= 0) outgoing.once('finish', () => loss.resolve());
	});
	server.on('connection', (socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		leadTo(port, files = Number.POSITIVE_INFINITY) {
			target = port;
			filesLeft = files;
			loss = Promise.withResolvers();
		},
		lost: () => loss.promise,
		async close() {
			for (const socket of sockets) socket.destroy();
			await once(server.close(), 'close');
		},
	};
}
