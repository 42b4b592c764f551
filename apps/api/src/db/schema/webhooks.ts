import type { DeliveryProblem, DeliveryState, WebhookEvent } from '@zaylat/domain/webhooks';
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, oneOf } from './columns.ts';

/** Where events are sent. */
export const webhookEndpoints = pgTable(
	'webhook_endpoints',
	{
		id: uuid().primaryKey(),
		name: text().notNull(),
		url: text().notNull(),
		events: text().array().$type<WebhookEvent[]>().notNull(),
		state: text().$type<'active' | 'paused'>().notNull(),
		pausedBecause: text('paused_because').$type<'failing' | 'gone' | 'staff'>(),
		/** What deliveries are signed with, sealed (`jobs/seal.ts`). */
		sealedSecret: text('sealed_secret').notNull(),
		/** The secret before, which signs too until a moment. */
		sealedOldSecret: text('sealed_old_secret'),
		oldSecretUntil: at('old_secret_until'),
		/** Since when every try failed. */
		failingSince: at('failing_since'),
		/** Tries in a row that failed. */
		failures: integer().notNull().default(0),
		/** Until when nothing is sent to it. */
		restsUntil: at('rests_until'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		oneOf('webhook_endpoints_state_known', t.state, ['active', 'paused']),
		check('webhook_endpoints_paused', sql`(${t.state} = 'paused') = (${t.pausedBecause} is not null)`),
		check('webhook_endpoints_old_secret', sql`(${t.sealedOldSecret} is null) = (${t.oldSecretUntil} is null)`),
	],
);

/** What happened, written by triggers in the transaction of the change where an endpoint wants to know it (ADR 280). */
export const webhookEvents = pgTable(
	'webhook_events',
	{
		/** `webhook-id` of its deliveries. */
		id: uuid().primaryKey(),
		event: text().$type<WebhookEvent>().notNull(),
		/** What it is about, such as the code of an order. */
		subject: text().notNull(),
		/** The data of its body, with amounts as numbers. */
		facts: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
		/** When the transaction began, by the clock of the database. */
		at: at('at').notNull(),
	},
	(t) => [index('webhook_events_old').on(t.at), index('webhook_events_by_subject').on(t.subject)],
);

/** An event on its way to an endpoint. */
export const webhookDeliveries = pgTable(
	'webhook_deliveries',
	{
		id: uuid().primaryKey(),
		eventId: uuid('event_id')
			.notNull()
			.references(() => webhookEvents.id, { onDelete: 'cascade' }),
		endpointId: uuid('endpoint_id')
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
		state: text().$type<DeliveryState>().notNull(),
		/** Tries since it was last put in the queue. */
		tries: smallint().notNull().default(0),
		/** When it is tried; null for now. */
		nextAt: at('next_at'),
		/** Status of the last answer. */
		status: smallint(),
		problem: text().$type<DeliveryProblem>(),
		deliveredAt: at('delivered_at'),
		/** When the event happened, by which lists are ordered. */
		at: at('at').notNull(),
	},
	(t) => [
		unique('webhook_deliveries_once').on(t.eventId, t.endpointId),
		oneOf('webhook_deliveries_state_known', t.state, ['waiting', 'delivered', 'failed']),
		index('webhook_deliveries_due').on(t.endpointId, t.nextAt).where(sql`${t.state} = 'waiting'`),
		index('webhook_deliveries_failed').on(t.endpointId).where(sql`${t.state} = 'failed'`),
		index('webhook_deliveries_newest').on(t.at.desc(), t.id.desc()),
	],
);

/** Tries to deliver an event. */
export const webhookTries = pgTable(
	'webhook_tries',
	{
		id: bigserial({ mode: 'number' }).primaryKey(),
		deliveryId: uuid('delivery_id')
			.notNull()
			.references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
		at: at('at').notNull(),
		status: smallint(),
		problem: text().$type<DeliveryProblem>(),
		milliseconds: integer().notNull(),
		/** What the receiver answered, its first letters. */
		answer: text().notNull(),
	},
	(t) => [index('webhook_tries_by_delivery').on(t.deliveryId, t.id.desc())],
);
