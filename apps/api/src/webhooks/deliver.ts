import { restSeconds } from '@zaylat/domain/webhooks';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Db } from '../db/connect.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { JobHandler } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { unseal } from '../jobs/seal.ts';
import { bodyOf } from './body.ts';
import { recordTry } from './record.ts';
import { type SentOutcome, sendOnce, webhookAddresses } from './send.ts';

type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Deliveries that are sent to an endpoint at a time, and that are read at a time. */
const SENT_AT_ONCE = 4;
const READ_AT_ONCE = 40;
/** How long a job sends; the rest goes on in another one, behind those of other endpoints. */
const WORK_MS = 45_000;
/** Longest pause after which a job looks again by itself; the schedule looks each minute. */
const MINUTE_SECONDS = 60;

/** Sends what is due to an endpoint. One that is down rests as a whole, and holds up no other. */
const webhooks: JobHandler<JobData['webhooks']> = {
	async run(services, { id }) {
		const { db, now } = services;
		const began = performance.now();
		let sent = 0;
		while (performance.now() - began < WORK_MS) {
			const endpoint = await openEndpoint(db, id, new Date(now()));
			const due = endpoint ? await dueOf(db, id, new Date(now())) : [];
			if (!endpoint || due.length === 0) break;
			sent += await sendAll(services, endpoint, due);
		}
		await goOnLater(services, id);
		return sent > 0;
	},
	due: {
		cron: '* * * * *',
		async find({ db, now }) {
			const at = new Date(now()).toISOString();
			const { rows } = await db.execute<{ id: string }>(sql`
				select id from ${webhookEndpoints} where state = 'active'
				and (rests_until is null or rests_until <= ${at}::timestamptz)
				and exists (select from ${webhookDeliveries} where endpoint_id = ${webhookEndpoints.id} and state = 'waiting'
					and (next_at is null or next_at <= ${at}::timestamptz))
				and not exists (select from pgboss.job where name = 'webhooks' and singleton_key = ${webhookEndpoints.id}::text
					and state in ('created', 'retry') and start_after <= now())
			`);
			return rows;
		},
	},
};

/** An endpoint that may be sent to now. */
async function openEndpoint(db: Db, id: string, at: Date): Promise<EndpointRow | undefined> {
	const { state, restsUntil } = webhookEndpoints;
	const [endpoint] = await db
		.select()
		.from(webhookEndpoints)
		.where(and(eq(webhookEndpoints.id, id), eq(state, 'active'), or(isNull(restsUntil), lte(restsUntil, at))));
	return endpoint;
}

/** Deliveries that are due, the oldest first. */
function dueOf(db: Db, endpointId: string, at: Date) {
	const { id, tries, state, nextAt } = webhookDeliveries;
	const { event, facts } = webhookEvents;
	return db
		.select({ id, tries, eventId: webhookEvents.id, event, facts, at: webhookEvents.at })
		.from(webhookDeliveries)
		.innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
		.where(and(eq(webhookDeliveries.endpointId, endpointId), eq(state, 'waiting'), or(isNull(nextAt), lte(nextAt, at))))
		.orderBy(asc(webhookDeliveries.at), asc(id))
		.limit(READ_AT_ONCE);
}

type Due = Awaited<ReturnType<typeof dueOf>>[number];

/** @returns how many were tried: none any more once the endpoint rests */
async function sendAll(services: Services, endpoint: EndpointRow, due: readonly Due[]): Promise<number> {
	const { config, now } = services;
	const inTurn = pLimit(SENT_AT_ONCE);
	const rules = webhookAddresses(config.profile);
	const secrets = secretsOf(services, endpoint);
	let tried = 0;
	let isResting = false;
	const send = async (delivery: Due) => {
		if (isResting) return;
		tried += 1;
		const at = now();
		const { url } = endpoint;
		const outcome: SentOutcome =
			secrets === undefined
				? { status: null, problem: 'secret', milliseconds: 0, answer: '' }
				: await sendOnce({ url, secrets, eventId: delivery.eventId, body: bodyOf(delivery), at }, rules);
		const { failures, isPaused } = await recordTry(services, { endpoint, delivery, outcome, at: new Date(now()) });
		isResting ||= isPaused || restSeconds(failures) > 0;
	};
	const ends = await Promise.allSettled(due.map((delivery) => inTurn(() => send(delivery))));
	const broken = ends.find(({ status }) => status === 'rejected');
	// Thrown when nothing is under way any more.
	if (broken?.status === 'rejected') throw broken.reason;
	return tried;
}

/** Secrets that sign: the present one, and the one before while it is replaced. @returns undefined when they cannot be read */
function secretsOf({ config, now, logger }: Services, endpoint: EndpointRow): string[] | undefined {
	const { id, sealedSecret, sealedOldSecret, oldSecretUntil } = endpoint;
	const isReplaced = oldSecretUntil !== null && oldSecretUntil.getTime() > now();
	try {
		return [sealedSecret, ...(isReplaced && sealedOldSecret ? [sealedOldSecret] : [])].map((sealed) =>
			String(unseal(config, sealed)),
		);
	} catch (error) {
		logger.error('the secret of a webhook endpoint cannot be read', { endpoint: id }, error);
		return undefined;
	}
}

/** Queues the next look where something is due again within a minute; what is due later is found by the schedule. */
async function goOnLater({ db, now }: Services, endpointId: string): Promise<void> {
	const { rows } = await db.execute<{ at: Date | null }>(sql`
		select greatest(min(coalesce(${webhookDeliveries.nextAt}, 'epoch')), coalesce(min(${webhookEndpoints.restsUntil}), 'epoch')) as at
		from ${webhookDeliveries} join ${webhookEndpoints} on ${webhookEndpoints.id} = ${webhookDeliveries.endpointId}
		where ${webhookDeliveries.endpointId} = ${endpointId}::uuid and ${webhookDeliveries.state} = 'waiting'
		and ${webhookEndpoints.state} = 'active'
		and not exists (select from pgboss.job where name = 'webhooks' and singleton_key = ${endpointId}
			and state in ('created', 'retry'))
	`);
	const at = rows[0]?.at;
	if (!at) return;
	const seconds = Math.max(0, Math.ceil((new Date(at).getTime() - now()) / 1000));
	if (seconds <= MINUTE_SECONDS) await db.enqueue('webhooks', [{ id: endpointId }], seconds);
}

/** Work that delivers events. */
export const webhookHandlers = { webhooks } as const;
