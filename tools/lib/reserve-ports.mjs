import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports that runs of a kind share, all below those that systems give to outgoing connections (32,768 and above), which
 * could take one of them at any moment.
 */
export const PORT_RANGES = {
	/** Shops that the tests of the web server start; `fetch` refuses port 10,080. */
	webServer: { lowest: 10_100, runs: 880, count: 10 },
	/** The built Storybook. */
	stories: { lowest: 20_000, runs: 450, count: 1 },
	/** The servers of the end-to-end tests. */
	endToEnd: { lowest: 21_000, runs: 1400, count: 7 },
};

/**
 * Reserves neighbouring ports for a run, so that several runs can take place at once. A checkout usually gets the same
 * ones again. One more port than asked for stays open and keeps other runs away until this process ends.
 * @param {{ lowest: number, runs: number, count: number }} range
 * @param {string} checkout a path of this checkout
 * @returns {Promise<number>} the first port
 */
export async function reservePorts({ lowest, runs, count }, checkout) {
	const start = createHash('sha256').update(checkout).digest().readUInt32BE();
	for (let next = 0; next < runs; next += 1) {
		const first = lowest + ((start + next) % runs) * (count + 1);
		const servers = await Promise.all(Array.from({ length: count + 1 }, (_, index) => listenAt(first + index)));
		const isFree = servers.every((server) => server !== undefined);
		const reservation = isFree ? servers.pop() : undefined;
		reservation?.unref();
		await Promise.all(servers.map(close));
		if (isFree) return first;
	}
	throw new Error(`No free ports from ${lowest} on`);
}

/** A port of this machine that nothing listens on now. */
export async function freePort() {
	const server = await listenAt(0);
	const { port } = server.address();
	await close(server);
	return port;
}

/** @returns nothing where the port is taken */
async function listenAt(port) {
	const server = createServer((socket) => socket.destroy());
	try {
		await once(server.listen(port, '127.0.0.1'), 'listening');
		return server;
	} catch {
		return undefined;
	}
}

async function close(server) {
	if (server) await once(server.close(), 'close');
}
