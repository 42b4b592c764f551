import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Logger } from '../log.ts';

/** What every part of the server works with. */
export interface Services {
	readonly config: Config;
	readonly db: Db;
	readonly logger: Logger;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
}
