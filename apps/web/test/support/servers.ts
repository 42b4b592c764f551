import type { Edition } from '@zaylat/domain/editions';

const FIRST = Number(process.env.WEB_TEST_PORT ?? 20_400);

/** Ports of the servers that the trips run against. */
export const PORTS = { shop: FIRST, proxy: FIRST + 1, faulty: FIRST + 2 } as const;

/** Starts the production server, from the repository's root. */
export const SERVER_COMMAND = 'node apps/web/test/support/serve-once.ts';

/** Starts what stands between a shop and its API and can be told to fail. */
export const FAULT_PROXY = 'node apps/web/test/support/fault-proxy.ts';

/** Environment of a production server for tests. */
export function serverEnv(port: number): Record<string, string> {
	return {
		NODE_ENV: 'production',
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
