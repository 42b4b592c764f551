import { type Config, readConfig } from '../config.ts';
import { type Connection, connect, SETUP_LIMITS } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded-client.ts';
import { openDatabase } from '../db/open.ts';
import { DataFolderInUse } from '../db/process-lock.ts';
import { silentLogger } from '../log.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration of a market for a command. */
export const marketConfig = (env: Environment): Config => readConfig({ ...env, PROFILE: env.PROFILE || 'production' });

/**
 * Opens the database of a market for a command: that of `DATABASE_URL`, else the private one of `DATA_DIR`, whether its
 * server runs or not. Commands are for the production profile unless `PROFILE` says otherwise.
 */
export async function openMarket(env: Environment): Promise<Connection> {
	const config = marketConfig(env);
	try {
		return await openDatabase(config, silentLogger, Date.now, async () => false);
	} catch (error) {
		if (!(error instanceof DataFolderInUse)) throw error;
		return connect(runningDatabase(config.dataDir), silentLogger, SETUP_LIMITS);
	}
}
