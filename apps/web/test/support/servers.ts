import type { Edition } from '@zaylat/domain/editions';
import { PORT_RANGES, reservePorts } from '../../../../tools/lib/reserve-ports.mjs';
import { dataFolderAt } from './data-folder.ts';

/** Names the first port; those after it are used too. Set it to choose them by hand. */
const VARIABLE = 'E2E_PORT';

// The processes of the run find the ports in their environment.
process.env[VARIABLE] ??= String(await reservePorts(PORT_RANGES.endToEnd, import.meta.dirname));
const FIRST = Number(process.env[VARIABLE]);

/** Ports of the servers that the end-to-end tests run against. */
export const PORTS = { shop: FIRST, proxy: FIRST + 1, faulty: FIRST + 2, demo: FIRST + 3 } as const;

/** Ports of empty markets that tests start themselves, one for each that may run at a time. */
export const EMPTY_PORTS = { firstOrder: FIRST + 4, phone: FIRST + 5, desktop: FIRST + 6 } as const;

/** Starts the production server, from the repository's root. */
export const SERVER_COMMAND = 'node apps/web/test/support/serve-once.ts';

/** Starts the fault proxy between a shop and its API. */
export const FAULT_PROXY = 'node apps/web/test/support/fault-proxy.ts';

/** Folder from which a server reads the files of gateways and couriers. */
export const settlementFolderAt = (port: number): string => `${dataFolderAt(port)}-settlements`;

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
		SETTLEMENT_FOLDER: settlementFolderAt(port),
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
