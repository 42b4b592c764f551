import type pg from 'pg';
import { passwordOf, preparePlace } from './embedded-place.ts';

/**
 * How to connect to the private database of a server that runs in another process.
 * @param dataDir the server's `DATA_DIR`, absolute
 * @throws Error on Windows, where a private database has no socket
 */
export function runningDatabase(dataDir: string): pg.PoolConfig {
	const place = preparePlace(dataDir);
	if (!place.socketDir) throw new Error('There is no socket to the private database on this system.');
	return { host: place.socketDir, user: 'zaylat', password: passwordOf(place), database: 'zaylat' };
}
