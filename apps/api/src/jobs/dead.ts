import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/connect.ts';
import { DEAD } from './queues.ts';

/** A job that failed at each try. */
export interface DeadJob {
	readonly id: string;
	readonly kind: string;
	/** Id of its item, such as an order. */
	readonly item: string;
	/** Why the last try failed. */
	readonly reason: string;
	readonly tries: number;
	/** When it was given up, ISO 8601. */
	readonly at: string;
}

/** Most dead letters in one list. */
const MOST = 500;

/** The dead letters, the newest first. */
export async function listDead(db: Db): Promise<DeadJob[]> {
	const { rows } = await db.execute<{
		id: string;
		kind: string;
		item: string;
		reason: string;
		tries: number;
		at: Date;
	}>(sql`
		select id, coalesce(source_name, '') as kind, coalesce(singleton_key, '') as item,
			coalesce(source_output->>'message', '') as reason, coalesce(source_retry_count, 0) + 1 as tries, created_on as at
		from pgboss.job where name = ${DEAD} order by created_on desc, id limit ${MOST}
	`);
	return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}

/**
 * Puts dead letters back into their queues, with all tries.
 * @param ids all of them unless given
 * @returns how many
 */
export function repeatDead(boss: PgBoss, ids?: readonly string[]): Promise<number> {
	return boss.redrive(DEAD, ids && { ids: [...ids] });
}
