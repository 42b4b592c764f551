import { randomUUID } from 'node:crypto';
import type { WebhookChange, WebhookEndpointInput, WebhookReplay } from '@zaylat/api-client/contract';
import type { AuditFacts } from '@zaylat/domain/audit';
import { endpointUrlProblem, oldSecretUntil, WEBHOOK_LIMITS } from '@zaylat/domain/webhooks';
import { and, count, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import { type RecordedChange, recordChange } from '../audit-trail/record.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { seal } from '../jobs/seal.ts';
import { giveUpWaiting, pausedColumns } from './record.ts';
import { newSecret } from './signature.ts';

type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** @throws Failure `bad_request` at `url` */
function requireUrl({ config }: Pick<Services, 'config'>, url: string): void {
	const problem = endpointUrlProblem(url, config.profile === 'demo');
	if (problem) throw new Failure('bad_request', { fields: { url: problem } });
}

/** An endpoint, locked. @throws Failure `webhook_not_found` */
async function holdEndpoint(tx: Db, id: string): Promise<EndpointRow> {
	const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('no key update');
	if (!endpoint) throw new Failure('webhook_not_found');
	return endpoint;
}

const factsOf = ({ name, url, events, state }: Pick<EndpointRow, 'name' | 'url' | 'events' | 'state'>) => ({
	...{ endpoint: name, url, events, status: state },
});

const record = (
	tx: Db,
	{ id, name }: Pick<EndpointRow, 'id' | 'name'>,
	change: Omit<RecordedChange, 'subject'>,
): Promise<void> => recordChange(tx, { ...change, subject: { kind: 'webhook', id, name } });

/** Adds an endpoint. @returns its id and its secret @throws Failure `bad_request`, `webhooks_full` */
export async function addEndpoint(
	services: Services,
	actor: Session,
	{ name, url, events }: WebhookEndpointInput,
): Promise<{ readonly id: string; readonly secret: string }> {
	requireUrl(services, url);
	const { db, config, now } = services;
	const at = new Date(now());
	const secret = newSecret();
	const endpoint = { id: randomUUID(), name, url, events: [...new Set(events)], state: 'active' as const };
	await db.transaction(async (tx) => {
		const [all] = await tx.select({ number: count() }).from(webhookEndpoints);
		if ((all?.number ?? 0) >= WEBHOOK_LIMITS.endpoints) throw new Failure('webhooks_full');
		await tx.insert(webhookEndpoints).values({ ...endpoint, sealedSecret: seal(config, secret), createdAt: at });
		await record(tx, endpoint, { at, actor, action: 'webhook_added', before: {}, after: factsOf(endpoint) });
	});
	return { id: endpoint.id, secret };
}

/** Changes, pauses or resumes an endpoint. @throws Failure `bad_request`, `webhook_not_found` */
export async function changeEndpoint(
	services: Services,
	actor: Session,
	id: string,
	{ name, url, events, state }: WebhookChange,
): Promise<void> {
	requireUrl(services, url);
	const at = new Date(services.now());
	await services.db.transaction(async (tx) => {
		const before = await holdEndpoint(tx, id);
		const next = { name, url, events: [...new Set(events)], state };
		const isResumed = before.state === 'paused' && state === 'active';
		await tx
			.update(webhookEndpoints)
			.set({
				...next,
				...(isResumed && { pausedBecause: null, failingSince: null, failures: 0, restsUntil: null }),
				...(before.state === 'active' && state === 'paused' && pausedColumns('staff')),
			})
			.where(eq(webhookEndpoints.id, id));
		if (state === 'paused') await giveUpWaiting(tx, id);
		const facts = { before: factsOf(before), after: factsOf(next) };
		await record(tx, { id, name }, { at, actor, action: 'webhook_changed', ...facts });
	});
}

/** Replaces the secret; the one before signs too for a day. @returns the new one @throws Failure `webhook_not_found` */
export async function replaceSecret({ db, config, now }: Services, actor: Session, id: string): Promise<string> {
	const at = new Date(now());
	const secret = newSecret();
	await db.transaction(async (tx) => {
		const before = await holdEndpoint(tx, id);
		const until = new Date(oldSecretUntil(at.getTime()));
		await tx
			.update(webhookEndpoints)
			.set({
				sealedSecret: seal(config, secret),
				sealedOldSecret: before.sealedSecret,
				oldSecretUntil: until,
			})
			.where(eq(webhookEndpoints.id, id));
		const facts = { before: {}, after: { oldSecretUntil: until.toISOString() } };
		await record(tx, before, { at, actor, action: 'webhook_secret_replaced', ...facts });
	});
	return secret;
}

/** Removes an endpoint with its deliveries. @throws Failure `webhook_not_found` */
export async function removeEndpoint({ db, now }: Services, actor: Session, id: string): Promise<void> {
	await db.transaction(async (tx) => {
		const before = await holdEndpoint(tx, id);
		await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
		const change = { at: new Date(now()), actor, action: 'webhook_removed' as const };
		await record(tx, before, { ...change, before: factsOf(before), after: {} });
	});
}

/**
 * Puts deliveries back into the queue with all tries. Those of a paused endpoint wait until it goes on.
 * @returns how many
 * @throws Failure `webhook_not_found`
 */
export async function replay({ db, now }: Services, actor: Session, wanted: WebhookReplay): Promise<number> {
	const at = new Date(now());
	return db.transaction(async (tx) => {
		const endpoint = await holdEndpoint(tx, 'id' in wanted ? await endpointOf(tx, wanted.id) : wanted.endpoint);
		const { id, endpointId, state, at: happenedAt } = webhookDeliveries;
		const chosen = tx
			.select({ id })
			.from(webhookDeliveries)
			.where(
				'id' in wanted
					? eq(id, wanted.id)
					: and(
							eq(endpointId, endpoint.id),
							gte(happenedAt, new Date(wanted.from)),
							lte(happenedAt, new Date(wanted.to)),
							wanted.which === 'failed' ? eq(state, 'failed') : ne(state, 'waiting'),
						),
			)
			.limit(WEBHOOK_LIMITS.replayed);
		const { rowCount } = await tx
			.update(webhookDeliveries)
			.set({ state: 'waiting', tries: 0, nextAt: null, deliveredAt: null })
			.where(inArray(id, chosen));
		const replayed = rowCount ?? 0;
		// Whoever sends again has mended the receiver: it need not rest any longer.
		const rested = { failures: 0, restsUntil: null };
		await tx.update(webhookEndpoints).set(rested).where(eq(webhookEndpoints.id, endpoint.id));
		const range: AuditFacts = 'id' in wanted ? { delivery: wanted.id } : { from: wanted.from, to: wanted.to };
		const facts = { before: {}, after: { deliveries: replayed, ...range } };
		await record(tx, endpoint, { at, actor, action: 'webhooks_replayed', ...facts });
		if (endpoint.state === 'active' && replayed > 0) await tx.enqueue('webhooks', [{ id: endpoint.id }]);
		return replayed;
	});
}

async function endpointOf(tx: Db, deliveryId: string): Promise<string> {
	const [delivery] = await tx
		.select({ endpointId: webhookDeliveries.endpointId })
		.from(webhookDeliveries)
		.where(eq(webhookDeliveries.id, deliveryId));
	if (!delivery) throw new Failure('webhook_not_found');
	return delivery.endpointId;
}
