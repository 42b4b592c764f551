import type { PoolConfig } from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { connect, JOB_LIMITS } from '../db/connect.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { wakeForWebhooks } from '../webhooks/wake.ts';
import { JOB_KINDS, JOB_SCHEMA, type JobData, type JobKind, QUEUES, TELEMETRY } from './queues.ts';
import { findTaskOf, handlerOf, TASKS } from './registry.ts';

/**
 * Seconds between two looks for jobs while notifications of new jobs arrive, and while they do not. No notification comes
 * when the pause after a failure is over.
 */
const POLL_SECONDS = { notified: 5, alone: 2 };

/** Milliseconds that jobs have to finish when a worker stops; the others are tried again by another one. */
const DRAIN_MS = 1_500;

/**
 * Longest wait for a connection of the queue and for an answer on it, in milliseconds: with one that was dropped without
 * notice, no job would be fetched any more. A connection that is not used for a second is closed.
 */
const QUEUE_LIMITS = { connectionTimeoutMillis: 3_000, query_timeout: 10_000, idleTimeoutMillis: 1_000 } as const;

/** A running worker. */
export interface Workers {
	/** Takes no further jobs, and waits for those that run. */
	stop(): Promise<void>;
}

/**
 * Runs the jobs of all queues and the schedules, in any number of processes. It waits for a database that is away.
 * @param database where the jobs are; the worker has connections of its own, one of them to be told of new jobs
 */
export function startWorkers(
	services: Services,
	database: PoolConfig,
	{ drainMs = DRAIN_MS }: { readonly drainMs?: number } = {},
): Workers {
	const { logger } = services;
	const boss = new PgBoss({
		...({ ...database, ...QUEUE_LIMITS } as ConstructorParameters<typeof PgBoss>[0] & object),
		max: 2,
		schema: JOB_SCHEMA,
		migrate: false,
		useListenNotify: true,
		registerInstance: false,
		openTelemetry: TELEMETRY,
		// Jobs of a worker that was killed are tried again when their heartbeat is over.
		superviseIntervalSeconds: 10,
		monitorIntervalSeconds: 10,
	});
	boss.on('error', (error) => logger.warn('jobs cannot be read', {}, error));
	boss.on('warning', ({ message }) => logger.warn('warning of the job queue', { warning: message }));
	// Connections of their own: jobs take none from requests.
	const own = connect(database, logger, JOB_LIMITS);
	const isOfWebhooks = findTaskOf('webhooks');
	const wake = wakeForWebhooks(database, logger, async () =>
		TASKS.find(({ name }) => name === isOfWebhooks)?.run({ ...services, db: own.db }),
	);
	const begun = begin(boss, { ...services, db: own.db }).catch((error: unknown) => {
		logger.error('jobs do not run', {}, error);
	});
	return {
		async stop() {
			// A start that still waits for the database ends by this, too.
			await wake.close();
			await boss.stop({ timeout: drainMs });
			await begun;
			await own.close();
		},
	};
}

async function begin(boss: PgBoss, services: Services): Promise<void> {
	await boss.start({ attempts: Number.MAX_SAFE_INTEGER });
	for (const kind of JOB_KINDS) {
		for (let slot = 0; slot < QUEUES[kind].concurrency; slot += 1) await work(boss, services, kind);
	}
	const names = new Set(TASKS.map(({ name }) => name));
	for (const { name, cron } of TASKS) {
		await boss.schedule('scheduled', cron, { id: name }, { key: name, singletonKey: name });
	}
	for (const { key } of await boss.getSchedules('scheduled')) {
		if (!names.has(key)) await boss.unschedule('scheduled', key);
	}
}

/** Runs jobs of a queue, one after the other. */
async function work(boss: PgBoss, services: Services, kind: JobKind): Promise<void> {
	const options = {
		includeMetadata: true,
		notifyPollingIntervalSeconds: POLL_SECONDS.notified,
		pollingIntervalSeconds: POLL_SECONDS.alone,
	} as const;
	const id: string = await boss.work(kind, options, async ([job]: JobWithMetadata<JobData[typeof kind]>[]) => {
		if (!job) return;
		try {
			await runJob(services, kind, job);
		} finally {
			// Else the worker would wait for the next poll before the next job.
			boss.notifyWorker(id);
		}
	});
}

/** Counts of one pass. */
interface Pass {
	/** Jobs that did something. */
	readonly done: number;
	readonly failed: number;
}

/**
 * Runs what waits in queues once: for tests, and for commands of operators. Jobs that are queued meanwhile are left.
 * @param options.isPatient false to take jobs also before the pause after a failure is over
 */
export async function runQueued(
	services: Services,
	boss: PgBoss,
	kinds: readonly JobKind[],
	{ isPatient = true }: { readonly isPatient?: boolean } = {},
): Promise<Pass> {
	let done = 0;
	let failed = 0;
	for (const kind of kinds) {
		const options = { includeMetadata: true, batchSize: 10_000, ignoreStartAfter: !isPatient } as const;
		for (const job of await boss.fetch<JobData[typeof kind]>(kind, options)) {
			try {
				if (await runJob(services, kind, job)) done += 1;
				await boss.complete(kind, job);
			} catch (error) {
				failed += 1;
				await boss.fail(kind, job, { message: error instanceof Error ? error.message : String(error) });
			}
		}
	}
	return { done, failed };
}

/**
 * Runs one try of a job.
 * @returns whether it did something
 * @throws Error without values of shoppers, which is stored with the job
 */
async function runJob<K extends JobKind>(
	services: Services,
	kind: K,
	job: Pick<JobWithMetadata<JobData[K]>, 'id' | 'data' | 'retryCount' | 'retryLimit'>,
): Promise<boolean> {
	const { logger, counters } = services;
	const isLast = job.retryCount >= job.retryLimit;
	const started = performance.now();
	const facts = { kind, jobId: job.id, item: job.data.id, attempt: job.retryCount + 1 };
	try {
		const isDone = await handlerOf(kind).run(services, job.data, { isLast });
		counters.jobs.inc({ queue: kind, outcome: 'done' });
		if (isDone) logger.info('job done', { ...facts, ms: Math.round(performance.now() - started) });
		return isDone;
	} catch (error) {
		const cause = rootCause(error);
		counters.jobs.inc({ queue: kind, outcome: isLast ? 'dead' : 'failed' });
		logger[isLast ? 'error' : 'warn'](isLast ? 'job given up' : 'job failed', { ...facts, cause }, error);
		throw new Error(cause);
	}
}
