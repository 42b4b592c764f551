import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Connection, connect, SETUP_LIMITS } from '../../src/db/connect.ts';
import { type EmbeddedServer, startEmbedded } from '../../src/db/embedded.ts';
import { removePlace } from '../../src/db/embedded-place.ts';
import { silentLogger } from '../../src/log.ts';
import { startTestServer } from '../../src/testing/database.ts';
import { databaseUrl } from '../api-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A filled database on a PostgreSQL of its own. */
export interface TrialDatabase {
	/** How the servers reach it. */
	readonly config: pg.PoolConfig;
	readonly network: TcpProxy;
	/** Connections of the trial itself, beside that network. */
	readonly own: Connection;
	stopServer(): Promise<void>;
	startServer(): Promise<void>;
	close(): Promise<void>;
}

/** Starts and fills it. */
export async function startTrialDatabase(): Promise<TrialDatabase> {
	const folder = await mkdtemp(join(tmpdir(), 'zaylat-faults-'));
	const start = () => startEmbedded(folder, silentLogger, { isDurable: false, isOnLoopback: true });
	const portOf = (server: EmbeddedServer) => Number(server.connection('postgres').port);
	let running: EmbeddedServer | undefined = await start();
	const filled = await startTestServer(databaseUrl(running.connection('postgres')));
	const database = { ...filled.server.connection, database: filled.server.template };
	// The port is another one after each start.
	const [network, beside] = [await startTcpProxy(portOf(running)), await startTcpProxy(portOf(running))];
	const own = connect({ ...database, port: beside.port }, silentLogger, SETUP_LIMITS);
	return {
		config: { ...database, port: network.port },
		network,
		own,
		async stopServer() {
			await running?.stop();
			running = undefined;
		},
		async startServer() {
			running = await start();
			network.target = portOf(running);
			beside.target = portOf(running);
		},
		async close() {
			await own.close();
			await Promise.all([network.close(), beside.close()]);
			await running?.stop();
			removePlace(folder);
		},
	};
}
