import type { RateTable } from '@zaylat/domain/money';
import type { Db } from './db/connect.ts';
import type { Renders } from './pictures/renders.ts';

/** How a database is filled. */
export interface SeedSettings {
	/** Milliseconds since the epoch. */
	readonly now: number;
	/** Whether there are the accounts with published passwords: in the demo profile only (Decision 23). */
	readonly hasAccounts: boolean;
}

/** What a server begins with: it imports no data itself, whoever starts it passes them in (ADR 196). */
export interface InitialData {
	/**
	 * Fills a database with what it lacks.
	 * @returns whether it added anything
	 */
	readonly seed: (db: Db, settings: SeedSettings) => Promise<boolean>;
	/** Key of the marker (`markers`) of databases that these data filled. */
	readonly marker: string;
	/** Pictures that the seeded rows name; databases without the marker are served none of them. */
	readonly renders: Renders;
	/** Passwords of seeded accounts, which everybody can read; in production nobody signs in with them. */
	readonly publishedPasswords: readonly string[];
	/** Kyat per unit of each currency, around which the rates of the demo profile vary. */
	readonly rates: RateTable;
}
