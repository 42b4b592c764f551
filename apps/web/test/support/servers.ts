import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { resolve } from 'node:path';
import type { Edition } from '@zaylat/domain/editions';

/** Names the first port; those after it are used too. Set it to choose them by hand. */
const VARIABLE = 'WEB_TEST_PORT';

/** Below the ports that systems give to outgoing connections, which could take one of these at any moment. */
const LOWEST = 21_000;
/** Ports of one run: four servers, and one that is reserved while the run lasts. */
const PORTS_OF_RUN = 5;
const RUNS = 2_500;

process.env[VARIABLE] ??= String(await reservePorts());
const FIRST = Number(process.env[VARIABLE]);

/** Ports of the servers that the end-to-end tests run against. */
export const PORTS = { shop: FIRST, proxy: FIRST + 1, faulty: FIRST + 2, demo: FIRST + 3 } as const;

/**
 * Reserves ports for a run, so that several can run at once. A checkout usually gets the same ones again. The processes
 * of the run find them in their environment.
 * @returns the first port
 */
async function reservePorts(): Promise<number> {
	const checkout = createHash('sha256')
		.update(resolve(import.meta.dirname))
		.digest()
		.readUInt32BE();
	for (let next = 0; next < RUNS; next += 1) {
		const first = LOWEST + ((checkout + next) % RUNS) * PORTS_OF_RUN;
		const servers = await Promise.all(Array.from({ length: PORTS_OF_RUN }, (_, index) => listenAt(first + index)));
		const isFree = servers.every((server) => server !== undefined);
		// The last one stays open and keeps other runs away until this process ends.
		const reservation = isFree ? servers.pop() : undefined;
		reservation?.unref();
		await Promise.all(servers.map(close));
		if (isFree) return first;
	}
	throw new Error(`No free ports from ${LOWEST} on: set ${VARIABLE}`);
}

/** @returns nothing where the port is taken */
async function listenAt(port: number): Promise<Server | undefined> {
	const server = createServer((socket) => socket.destroy());
	try {
		await once(server.listen(port, '127.0.0.1'), 'listening');
		return server;
	} catch {
		return undefined;
	}
}

async function close(server: Server | undefined): Promise<void> {
	if (server) await once(server.close(), 'close');
}

/** Starts the production server, from the repository's root. */
export const SERVER_COMMAND = 'node apps/web/test/support/serve-once.ts';

/** Starts the fault proxy between a shop and its API. */
export const FAULT_PROXY = 'node apps/web/test/support/fault-proxy.ts';

/** Environment of a server for tests, without simulated sellers and couriers. */
export function serverEnv(port: number): Record<string, string> {
	return {
		NODE_ENV: 'production',
		PROFILE: 'demo',
		SIMULATORS: '0',
		HOST: '127.0.0.1',
		PORT: String(port),
		AUTH_SECRET: 'a-secret-for-tests-only-32-characters-long',
		LOG_LEVEL: 'error',
		// What the tests' own process resolves by is not for the server: it runs as built.
		NODE_OPTIONS: '',
	};
}

/** Address of an edition's home page. */
export function originOf(edition: Edition, port: number = PORTS.shop): string {
	return `http://${edition}.localhost:${port}`;
}

/** State of a browser that has dismissed the banner of the demo profile, on both editions. */
export const DISMISSED_DEMO_NOTICE = {
	cookies: ['mm', 'th'].map((edition) => ({
		name: 'demo-notice',
		value: 'dismissed',
		domain: `${edition}.localhost`,
		path: '/',
		expires: -1,
		httpOnly: false,
		secure: false,
		sameSite: 'Lax' as const,
	})),
	origins: [],
};
