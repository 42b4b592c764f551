import { GONE_STATUS, isToBePaused, restSeconds, secondsToNextTry } from '@zaylat/domain/webhooks';
import { and, eq, gt, sql } from 'drizzle-orm';
import { recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { webhookDeliveries, webhookEndpoints, webhookTries } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { SentOutcome } from './send.ts';

type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** A try that was made. */
export interface MadeTry {
	readonly endpoint: Pick<EndpointRow, 'id' | 'name'>;
	readonly delivery: { readonly id: string; readonly tries: number };
	readonly outcome: SentOutcome;
	readonly at: Date;
}

/** How an endpoint does after a try. */
export interface EndpointHealth {
	/** Tries in a row that failed. */
	readonly failures: number;
	readonly isPaused: boolean;
}

/**
 * Writes a try with what follows from it: the delivery is done, tried again later or given up; the endpoint rests after
 * several failures in a row, and is paused when all of them failed for days or its receiver is gone.
 */
export function recordTry(
	{ db, logger, random }: Pick<Services, 'db' | 'logger' | 'random'>,
	{ endpoint, delivery, outcome, at }: MadeTry,
): Promise<EndpointHealth> {
	const { status, problem, milliseconds, answer } = outcome;
	const tries = delivery.tries + 1;
	const change = (next: Partial<typeof webhookDeliveries.$inferInsert>) => ({ status, problem, tries, ...next });
	// The endpoint is locked before its deliveries, as by whoever pauses it.
	return db.transaction(async (tx) => {
		await tx.insert(webhookTries).values({ deliveryId: delivery.id, at, status, problem, milliseconds, answer });
		const update = (next: Partial<typeof webhookDeliveries.$inferInsert>) =>
			tx
				.update(webhookDeliveries)
				.set(change(next))
				.where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'waiting')));
		if (problem === null) {
			await tx
				.update(webhookEndpoints)
				.set({ failures: 0, failingSince: null, restsUntil: null })
				.where(and(eq(webhookEndpoints.id, endpoint.id), gt(webhookEndpoints.failures, 0)));
			await update({ state: 'delivered', deliveredAt: at, nextAt: null });
			return { failures: 0, isPaused: false };
		}
		const health = await noteFailure(tx, endpoint.id, at);
		const pause = secondsToNextTry(tries, random());
		await update(
			pause === undefined ? { state: 'failed', nextAt: null } : { nextAt: new Date(at.getTime() + pause * 1000) },
		);
		// It was removed meanwhile.
		if (!health) return { failures: 0, isPaused: true };
		const { failures, failingSince, state } = health;
		const isFailing = isToBePaused(failingSince?.getTime() ?? null, at.getTime());
		const because = status === GONE_STATUS ? 'gone' : isFailing ? 'failing' : undefined;
		if (because === undefined || state === 'paused') return { failures, isPaused: state === 'paused' };
		await pauseEndpoint(tx, endpoint, because, at);
		logger.error('a webhook endpoint was paused', { endpoint: endpoint.id, because });
		return { failures, isPaused: true };
	});
}

/** Counts a failure of an endpoint, which rests after several in a row. @returns the endpoint, locked; undefined if it is gone */
async function noteFailure(tx: Db, id: string, at: Date): Promise<EndpointRow | undefined> {
	const [health] = await tx
		.update(webhookEndpoints)
		.set({
			failures: sql`${webhookEndpoints.failures} + 1`,
			failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at.toISOString()}::timestamptz)`,
		})
		.where(eq(webhookEndpoints.id, id))
		.returning();
	const rest = restSeconds(health?.failures ?? 0);
	if (rest > 0) {
		const restsUntil = new Date(at.getTime() + rest * 1000);
		await tx.update(webhookEndpoints).set({ restsUntil }).where(eq(webhookEndpoints.id, id));
	}
	return health;
}

/** Why an endpoint is paused. */
type PauseCause = NonNullable<EndpointRow['pausedBecause']>;

/** Pauses an endpoint: what waits for it is given up, so that a person sends it again. */
async function pauseEndpoint(
	tx: Db,
	{ id, name }: Pick<EndpointRow, 'id' | 'name'>,
	because: PauseCause,
	at: Date,
): Promise<void> {
	await tx.update(webhookEndpoints).set(pausedColumns(because)).where(eq(webhookEndpoints.id, id));
	await giveUpWaiting(tx, id);
	const facts = { before: { state: 'active' }, after: { state: 'paused', because } };
	const subject = { kind: 'webhook', id, name };
	await recordChange(tx, { at, actor: undefined, action: 'webhook_paused', subject, ...facts });
}

/** What a paused endpoint has in its columns. */
export const pausedColumns = (because: PauseCause) =>
	({ state: 'paused', pausedBecause: because, restsUntil: null }) as const;

/** Gives up what waits for an endpoint. */
export async function giveUpWaiting(tx: Db, endpointId: string): Promise<void> {
	await tx
		.update(webhookDeliveries)
		.set({ state: 'failed', problem: 'paused', nextAt: null })
		.where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')));
}
