import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How a network is: `silent` takes connections and passes nothing on. */
type Network = 'good' | 'silent' | 'down';

/** A port that passes connections on, by a network that can fail. */
export interface TcpProxy {
	readonly port: number;
	/** Port of the program behind it. */
	target: number;
	/** Changes the network for all connections, open ones included. */
	become(network: Network): void;
	/** Drops the open connections without a word; new ones work. @returns how many were open */
	dropOpen(): number;
	close(): Promise<void>;
}

/** Opens a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
	let network: Network = 'good';
	const pairs = new Set<readonly [Socket, Socket]>();
	const server = createServer((near) => {
		near.on('error', () => {});
		if (network === 'down') {
			near.destroy();
			return;
		}
		const far = connect(proxy.target, '127.0.0.1');
		far.on('error', () => near.destroy());
		const pair = [near, far] as const;
		pairs.add(pair);
		const end = () => {
			pairs.delete(pair);
			near.destroy();
			far.destroy();
		};
		near.once('close', end);
		far.once('close', end);
		if (network === 'silent') silence(pair);
		else {
			near.pipe(far);
			far.pipe(near);
		}
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const proxy: TcpProxy = {
		port: typeof address === 'object' && address ? address.port : 0,
		target,
		become(next) {
			network = next;
			for (const pair of pairs) {
				if (next === 'silent') silence(pair);
				else for (const socket of pair) socket.destroy();
			}
		},
		dropOpen() {
			for (const pair of pairs) silence(pair);
			return pairs.size;
		},
		async close() {
			for (const pair of pairs) for (const socket of pair) socket.destroy();
			server.close();
			await once(server, 'close');
		},
	};
	return proxy;
}

function silence([near, far]: readonly [Socket, Socket]): void {
	near.unpipe(far);
	far.unpipe(near);
	near.pause();
	far.pause();
}
