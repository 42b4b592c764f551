import { type SQL, sql } from 'drizzle-orm';
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

/** A dead letter with all that is stored of it; sealed parts (recipients, codes) are left out. */
export interface DeadJobDetails extends DeadJob {
	readonly data: Readonly<Record<string, unknown>>;
	/** When it was queued first, ISO 8601. */
	readonly queuedAt: string | null;
	/** Why it was not repeated; null unless that was tried in vain. */
	readonly notRepeated: string | null;
}

/** Which dead letters: those with these ids, or all of a kind of work; all of them when neither is given. */
export interface DeadJobChoice {
	readonly ids?: readonly string[] | undefined;
	readonly kind?: string | undefined;
}

/** Most dead letters in one list. */
const MOST = 500;

type Row = {
	readonly id: string;
	readonly kind: string;
	readonly item: string;
	readonly reason: string;
	readonly tries: number;
	readonly at: Date;
};

const COLUMNS = sql`id, coalesce(source_name, '') as kind, coalesce(singleton_key, '') as item,
	coalesce(source_output->>'message', '') as reason, coalesce(source_retry_count, 0) + 1 as tries, created_on as at`;

const isoOf = (at: Date) => new Date(at).toISOString();
const deadJobOf = ({ at, ...row }: Row): DeadJob => ({ ...row, at: isoOf(at) });

/** The dead letters, the newest first. @param kind only those of this kind of work */
export async function listDead(db: Db, kind?: string): Promise<DeadJob[]> {
	const ofKind: SQL = kind === undefined ? sql`true` : sql`source_name = ${kind}`;
	const { rows } = await db.execute<Row>(sql`
		select ${COLUMNS} from pgboss.job where name = ${DEAD} and ${ofKind} order by created_on desc, id limit ${MOST}
	`);
	return rows.map(deadJobOf);
}

/** One dead letter; undefined when there is none with this id. */
export async function findDead(db: Db, id: string): Promise<DeadJobDetails | undefined> {
	const { rows } = await db.execute<
		Row & { data: Record<string, unknown> | null; queuedAt: Date | null; notRepeated: string | null }
	>(sql`
		select ${COLUMNS}, data, source_created_on as "queuedAt",
			case when state = 'failed' then output->>'message' end as "notRepeated"
		from pgboss.job where name = ${DEAD} and id = ${id}::uuid
	`);
	const [row] = rows;
	if (!row) return undefined;
	const { data, queuedAt, notRepeated, ...job } = row;
	const { sealed: _, ...shown } = data ?? {};
	return { ...deadJobOf(job), data: shown, queuedAt: queuedAt && isoOf(queuedAt), notRepeated };
}

/** Puts dead letters back into their queues, with all tries. @returns how many */
export async function repeatDead(db: Db, boss: PgBoss, choice: DeadJobChoice): Promise<number> {
	const { ids, refused } = await chosenIds(db, choice);
	if (ids.length === 0) return 0;
	// One whose item had another job in its queue when it was to be repeated takes part again only after `retry`.
	if (refused.length > 0) await boss.retry(DEAD, refused);
	return boss.redrive(DEAD, { ids, limit: ids.length });
}

/** Deletes dead letters: their work is not done by them any more. @returns how many */
export async function dropDead(db: Db, boss: PgBoss, choice: DeadJobChoice): Promise<number> {
	const { ids } = await chosenIds(db, choice);
	if (ids.length > 0) await boss.deleteJob(DEAD, ids);
	return ids.length;
}

async function chosenIds(db: Db, { ids, kind }: DeadJobChoice): Promise<{ ids: string[]; refused: string[] }> {
	const byId: SQL = ids === undefined ? sql`true` : sql`id = any(${sql.param([...ids])}::uuid[])`;
	const byKind: SQL = kind === undefined ? sql`true` : sql`source_name = ${kind}`;
	const { rows } = await db.execute<{ id: string; state: string }>(
		sql`select id, state from pgboss.job where name = ${DEAD} and ${byId} and ${byKind}`,
	);
	return {
		ids: rows.map(({ id }) => id),
		refused: rows.filter(({ state }) => state === 'failed').map(({ id }) => id),
	};
}
