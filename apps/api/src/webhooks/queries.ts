import type { WebhookDelivery, WebhookDeliveryDetails, WebhookEndpoint } from '@zaylat/api-client/contract';
import type { DeliveryState, WebhookEvent } from '@zaylat/domain/webhooks';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents, webhookTries } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { bodyOf } from './body.ts';

/** Tries that are shown of a delivery. */
const SHOWN_TRIES = 50;

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

/** Deliveries of an endpoint in a state. Its id is written with the table: a query of one table leaves that out. */
const countOf = (state: DeliveryState) =>
	sql<number>`(select count(*)::int from webhook_deliveries where endpoint_id = webhook_endpoints.id
		and webhook_deliveries.state = ${state})`;

const readEndpoints = (db: Db, where?: SQL) =>
	db
		.select({ endpoint: webhookEndpoints, waiting: countOf('waiting'), failed: countOf('failed') })
		.from(webhookEndpoints)
		.where(where)
		.orderBy(asc(webhookEndpoints.name), asc(webhookEndpoints.id));

function toEndpoint(
	{ endpoint, waiting, failed }: Awaited<ReturnType<typeof readEndpoints>>[number],
	now: Date,
): WebhookEndpoint {
	const { id, name, url, events, state, pausedBecause, createdAt, failingSince, oldSecretUntil } = endpoint;
	const isReplaced = oldSecretUntil !== null && oldSecretUntil > now;
	return {
		...{ id, name, url, events, state, pausedBecause, waiting, failed },
		...{ createdAt: createdAt.toISOString(), failingSince: isoOf(failingSince) },
		oldSecretUntil: isReplaced ? oldSecretUntil.toISOString() : null,
	};
}

/** All endpoints by name. */
export async function allEndpoints(db: Db, now: Date): Promise<WebhookEndpoint[]> {
	return (await readEndpoints(db)).map((row) => toEndpoint(row, now));
}

/** One endpoint. @throws Failure `webhook_not_found` */
export async function findEndpoint(db: Db, id: string, now: Date): Promise<WebhookEndpoint> {
	const [row] = await readEndpoints(db, eq(webhookEndpoints.id, id));
	if (!row) throw new Failure('webhook_not_found');
	return toEndpoint(row, now);
}

/** Deliveries that are wanted. */
export interface DeliverySearch {
	readonly endpoint?: string | undefined;
	readonly state?: DeliveryState | undefined;
	readonly event?: WebhookEvent | undefined;
	readonly subject?: string | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

const readDeliveries = (db: Db, where: SQL | undefined) =>
	db
		.select({
			delivery: webhookDeliveries,
			event: webhookEvents,
			endpoint: { id: webhookEndpoints.id, name: webhookEndpoints.name },
		})
		.from(webhookDeliveries)
		.innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
		.innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
		.where(where);

type DeliveryRow = Awaited<ReturnType<typeof readDeliveries>>[number];

function toDelivery({ delivery, event, endpoint }: DeliveryRow): WebhookDelivery {
	const { id, eventId, state, tries, nextAt, status, problem, deliveredAt } = delivery;
	return {
		...{ id, eventId, event: event.event, subject: event.subject, happenedAt: event.at.toISOString(), endpoint },
		...{ state, tries, status, problem, nextAt: isoOf(nextAt), deliveredAt: isoOf(deliveredAt) },
	};
}

/** Deliveries, the newest first. */
export async function findDeliveries(db: Db, search: DeliverySearch) {
	const { endpoint, state, event, subject, cursor, per_page } = search;
	const [at, id] = readPageCursor(cursor, 'deliveries', ['moment', 'uuid']) ?? [];
	const moment = sql`date_trunc('milliseconds', ${webhookDeliveries.at})`;
	const found = await readDeliveries(
		db,
		and(
			endpoint === undefined ? undefined : eq(webhookDeliveries.endpointId, endpoint),
			state === undefined ? undefined : eq(webhookDeliveries.state, state),
			event === undefined ? undefined : eq(webhookEvents.event, event),
			subject === undefined ? undefined : eq(webhookEvents.subject, subject),
			at === undefined ? undefined : sql`(${moment}, ${webhookDeliveries.id}) < (${at}::timestamptz, ${id}::uuid)`,
		),
	)
		.orderBy(desc(moment), desc(webhookDeliveries.id))
		.limit(per_page + 1);
	const { rows, next } = cutPage(found, per_page, 'deliveries', ({ delivery }) => [
		...[delivery.at.toISOString(), delivery.id],
	]);
	return { items: rows.map(toDelivery), page: { next } };
}

/** One delivery with its body and its tries. @throws Failure `webhook_not_found` */
export async function findDelivery(db: Db, id: string): Promise<WebhookDeliveryDetails> {
	const [row] = await readDeliveries(db, eq(webhookDeliveries.id, id));
	if (!row) throw new Failure('webhook_not_found');
	const tries = await db
		.select()
		.from(webhookTries)
		.where(eq(webhookTries.deliveryId, id))
		.orderBy(desc(webhookTries.id))
		.limit(SHOWN_TRIES);
	const history = tries.map(({ id: tryId, at, status, problem, milliseconds, answer }) => ({
		...{ id: String(tryId), at: at.toISOString(), status, problem, milliseconds, answer },
	}));
	return { ...toDelivery(row), body: bodyOf(row.event), history };
}
