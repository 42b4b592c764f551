import { DAY_SECONDS, HOUR_SECONDS } from '@zaylat/domain/time';
import type { Pool } from 'pg';
import { type Db as Executor, type JobInsert, PgBoss, type Queue } from 'pg-boss';

/** Data of the jobs of each queue. The `id` names the item: an item is in its queue once at a time. */
export interface JobData {
	/** A one-time code; recipient and text are sealed (`seal.ts`). */
	code: { readonly id: string; readonly sealed: string };
	/** A notice about a changed account; recipient and text are sealed. */
	'account-notice': { readonly id: string; readonly sealed: string };
	/** Id of a row of `order_messages`. */
	'order-message': { readonly id: string };
	push: {
		readonly id: string;
		readonly subscriptionId: string;
		readonly notificationId: string;
		/** Edition whose site the message opens. */
		readonly edition: 'mm' | 'th';
		/** When the event happened, milliseconds since the epoch. */
		readonly at: number;
	};
	/** Id of the order. */
	'digital-codes': { readonly id: string };
	/** Id of the refund. */
	refund: { readonly id: string };
	/** Id of the payment. */
	'inquire-payment': { readonly id: string };
	/** Our reference of a payment at its gateway. */
	'cancel-payment': { readonly id: string };
	/** Id of a row of `sent_imports`. */
	'import-goods': { readonly id: string };
	/** Edition and source of settlement files, such as `mm 2c2p`. */
	'read-settlements': { readonly id: string };
	'expire-payment': { readonly id: string; readonly orderId: string };
	/** Id of an order whose payment was never begun. */
	'fail-unbegun-order': { readonly id: string };
	'drop-unpaid-order': { readonly id: string };
	/** Id of the parcel. */
	'fill-pre-order': { readonly id: string; readonly orderId: string };
	'complete-order': { readonly id: string };
	/** Id of the entitlement. */
	'remind-of-ending': { readonly id: string };
	/** Id of the entitlement. */
	'renew-plan': { readonly id: string };
	/** Id of the order that renews a plan. */
	'follow-renewal': { readonly id: string };
	/** Id of the user. */
	'purge-account': { readonly id: string };
	/** Id of an endpoint that events are sent to. */
	webhooks: { readonly id: string };
	/** Name of a task of `schedule.ts`. */
	scheduled: { readonly id: string };
}

export type JobKind = keyof JobData;

/** How the jobs of a queue are run. */
export interface QueueSettings {
	/** Jobs that a worker process runs at a time. */
	readonly concurrency: number;
	/** Tries after the first. */
	readonly retries: number;
	/** Seconds until the second try; doubles with each further one. */
	readonly delay: number;
	/** Longest pause between two tries, in seconds. */
	readonly longestDelay: number;
	/**
	 * `exclusive`: an item that waits or runs is not queued again. `singleton`: it is queued again and runs once at a time.
	 * `standard`: the caller queues each item once.
	 */
	readonly policy: 'standard' | 'exclusive' | 'singleton';
}

/** Work on our own tables: it fails by a lock or an outage, and then soon works. */
const internal = { concurrency: 1, retries: 8, delay: 5, longestDelay: 600, policy: 'exclusive' } as const;
/** Messages that stay useful for a day: tried for 26 hours. */
const message = { concurrency: 4, retries: 12, delay: 60, longestDelay: 6 * HOUR_SECONDS, policy: 'standard' } as const;

/** All queues. Retries and the dead letter queue are properties of the queue, so that each job of it has them. */
export const QUEUES: Readonly<Record<JobKind, QueueSettings>> = {
	// Whoever waits for a code asks for another one after a minute.
	code: { concurrency: 4, retries: 4, delay: 2, longestDelay: 10, policy: 'standard' },
	'account-notice': message,
	'order-message': message,
	push: { concurrency: 4, retries: 3, delay: 60, longestDelay: 1_800, policy: 'standard' },
	'digital-codes': { ...message, policy: 'singleton' },
	refund: { concurrency: 2, retries: 24, delay: 10, longestDelay: HOUR_SECONDS, policy: 'exclusive' },
	// Tried for more than a day: the gateway can be away for long, and until then its page or code takes money.
	'cancel-payment': { concurrency: 2, retries: 35, delay: 5, longestDelay: HOUR_SECONDS, policy: 'exclusive' },
	// A notification that comes while the gateway is asked causes another inquiry. Gateways that do not answer are asked again by
	// the schedule.
	'inquire-payment': { ...internal, concurrency: 4, policy: 'singleton' },
	// Until the next day's run: a file may still be on its way, and a gateway out of reach.
	'read-settlements': { concurrency: 1, retries: 12, delay: 60, longestDelay: 2 * HOUR_SECONDS, policy: 'exclusive' },
	// A large file goes on in another job, so that it waits behind the others.
	'import-goods': { ...internal, policy: 'singleton' },
	'expire-payment': internal,
	'fail-unbegun-order': internal,
	'drop-unpaid-order': internal,
	'fill-pre-order': internal,
	'complete-order': internal,
	'remind-of-ending': internal,
	'renew-plan': internal,
	'follow-renewal': internal,
	'purge-account': internal,
	// Tries of deliveries are of their own; the job fails by a lock or an outage alone. Slow receivers take a place each.
	webhooks: { ...internal, concurrency: 4, policy: 'singleton' },
	// The next run comes by itself.
	scheduled: { concurrency: 4, retries: 0, delay: 1, longestDelay: 1, policy: 'exclusive' },
};

export const JOB_KINDS = Object.keys(QUEUES) as JobKind[];

/** Queue of jobs that failed at each try. No worker takes them; an operator lists and repeats them. */
export const DEAD = 'dead';

/** Schema of pg-boss. */
export const JOB_SCHEMA = 'pgboss';

/** A job continues the trace of what queued it; nothing is made where tracing is off. */
export const TELEMETRY = { propagateContext: true } as const;

/** pg-boss on an open pool: it sends, fetches and settles jobs, and runs nothing by itself. */
export function createBoss(pool: Pool): PgBoss {
	return new PgBoss({
		db: { executeSql: (text, values) => pool.query(text, values) },
		schema: JOB_SCHEMA,
		supervise: false,
		schedule: false,
		registerInstance: false,
		openTelemetry: TELEMETRY,
	});
}

/** Creates or migrates the schema of pg-boss, and gives each queue its settings. One process does this at a time. */
export async function prepareQueues(pool: Pool): Promise<void> {
	const boss = createBoss(pool);
	await boss.start();
	try {
		await ensureQueue(boss, DEAD, { retentionSeconds: 365 * DAY_SECONDS, deleteAfterSeconds: 365 * DAY_SECONDS });
		for (const kind of JOB_KINDS) {
			const { retries, delay, longestDelay, policy } = QUEUES[kind];
			await ensureQueue(
				boss,
				kind,
				{
					retryLimit: retries,
					retryDelay: delay,
					retryBackoff: true,
					retryDelayMax: longestDelay,
					// A worker that was killed stops its heartbeat; its jobs are then tried again.
					heartbeatSeconds: 20,
					expireInSeconds: 600,
					deleteAfterSeconds: HOUR_SECONDS,
					...(kind !== 'scheduled' && { deadLetter: DEAD }),
					notify: true,
				},
				policy,
			);
		}
	} finally {
		await boss.stop({ close: false, graceful: false });
	}
}

async function ensureQueue(
	boss: PgBoss,
	name: string,
	settings: Omit<Queue, 'name' | 'policy'>,
	policy?: QueueSettings['policy'],
): Promise<void> {
	if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
	else await boss.createQueue(name, { ...settings, ...(policy && { policy }) });
}

/** Queues jobs. @param startAfter seconds from now */
export type Enqueue = <K extends JobKind>(kind: K, jobs: readonly JobData[K][], startAfter?: number) => Promise<void>;

/** Queues jobs by an executor: with that of a transaction, they exist when it commits. */
export function enqueueBy(boss: PgBoss, db: Executor): Enqueue {
	return async (kind, jobs, startAfter = 0) => {
		if (jobs.length === 0) return;
		const rows = jobs.map((data): JobInsert => ({ data, singletonKey: data.id, ...(startAfter && { startAfter }) }));
		await boss.insert(kind, rows, { db });
	};
}
