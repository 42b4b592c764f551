import { sql } from 'drizzle-orm';
import type { ChatHub } from '../chat/hub.ts';
import { rateGauges } from '../currencies/gauges.ts';
import type { Connection, Db } from '../db/connect.ts';
import type { Gauge } from '../http/metrics.ts';
import { DEAD, JOB_KINDS } from '../jobs/queues.ts';
import { moneyGauges } from './money.ts';
import { processGauges } from './process.ts';

/** The gauges of the process and the database. @param now milliseconds since 1970 */
export function gaugesOf(
	{ pool, db, waitingTransactions }: Connection,
	hub: ChatHub,
	now: () => number,
): readonly Gauge[] {
	return [
		{
			name: 'db_pool_connections',
			help: 'Connections to the database by what they do.',
			label: 'state',
			read: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount }),
		},
		{
			name: 'db_pool_waiting',
			help: 'Requests that wait for a connection to the database.',
			read: () => ({ '': pool.waitingCount }),
		},
		{
			name: 'db_transactions_waiting',
			help: 'Transactions that wait for their turn, without a connection.',
			read: () => ({ '': waitingTransactions() }),
		},
		{ name: 'chat_streams', help: 'Open streams of chats.', read: () => ({ '': hub.size }) },
		...processGauges(),
		...jobGauges(db),
		...moneyGauges(db, now),
		...rateGauges(db),
	];
}

/** Values by queue; 0 for queues without a row. */
async function byQueue(db: Db, of: ReturnType<typeof sql>): Promise<Readonly<Record<string, number>>> {
	const { rows } = await db.execute<{ queue: string; value: number }>(of);
	const none = Object.fromEntries(JOB_KINDS.map((kind) => [kind, 0]));
	return { ...none, ...Object.fromEntries(rows.map(({ queue, value }) => [queue, value])) };
}

/** What waits in the queues of jobs, for all processes. */
function jobGauges(db: Db): readonly Gauge[] {
	return [
		{
			name: 'jobs_waiting',
			help: 'Jobs that wait for their first or a further try.',
			label: 'queue',
			read: () =>
				byQueue(
					db,
					sql`select name as queue, count(*)::int as value from pgboss.job where state < 'active' and name <> ${DEAD} group by 1`,
				),
		},
		{
			name: 'jobs_oldest_seconds',
			help: 'Seconds that the oldest due job has waited for a worker.',
			label: 'queue',
			read: () =>
				byQueue(
					db,
					sql`select name as queue, extract(epoch from now() - min(start_after))::float8 as value from pgboss.job
						where state < 'active' and start_after <= now() and name <> ${DEAD} group by 1`,
				),
		},
		{
			name: 'jobs_dead',
			help: 'Jobs that failed at each try and wait for an operator.',
			label: 'queue',
			read: () =>
				byQueue(
					db,
					sql`select source_name as queue, count(*)::int as value from pgboss.job where name = ${DEAD} group by 1`,
				),
		},
	];
}
