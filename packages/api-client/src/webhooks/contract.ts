import { DELIVERY_PROBLEMS, DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@zaylat/domain/webhooks';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('webhooks', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;
const params = z.object({ id: z.uuid() });

/** Where events are sent. */
export const webhookEndpoint = z.object({
	id: z.uuid(),
	name: z.string(),
	url: z.string(),
	events: z.array(z.enum(WEBHOOK_EVENTS)),
	state: z.enum(['active', 'paused']),
	/** Why it is paused: every try failed for days, the receiver said that it is gone, or staff paused it. */
	pausedBecause: z.enum(['failing', 'gone', 'staff']).nullable(),
	createdAt: z.iso.datetime(),
	/** Since when every try failed; null when the last one did not. */
	failingSince: z.iso.datetime().nullable(),
	/** Until when the secret before the present one signs too. */
	oldSecretUntil: z.iso.datetime().nullable(),
	/** Deliveries that wait for a try. */
	waiting: z.number().int().nonnegative(),
	/** Deliveries that were given up. */
	failed: z.number().int().nonnegative(),
});

/** What is said of an endpoint. */
const endpointBody = z.strictObject({
	name: typedLine(WEBHOOK_LIMITS.name).min(1),
	url: typedLine(WEBHOOK_LIMITS.url).min(1),
	events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
});

const all = z.object({ data: z.object({ items: z.array(webhookEndpoint) }) });

/** The endpoint, and its secret, which is shown this once. */
const withSecret = z.object({
	data: z.object({
		endpoint: webhookEndpoint,
		/** `whsec_` and 32 bytes in base64. */
		secret: z.string(),
	}),
});

/** Where events are sent, by name. */
export const listWebhooks = defineEndpoint({
	method: 'GET',
	path: '/api/operating/webhooks',
	summary: 'Where events are sent',
	...ofStaff,
	permission: 'read_webhooks',
	response: all,
});

/** Adds an endpoint, which gets the events that happen from now on. */
export const addWebhook = defineEndpoint({
	method: 'POST',
	path: '/api/operating/webhooks',
	summary: 'Add an endpoint for events',
	...ofStaff,
	permission: 'change_webhooks',
	limit: 'write',
	body: endpointBody,
	response: withSecret,
	errors: ['webhooks_full'],
});

/** Changes an endpoint, pauses it, or lets it go on. */
export const changeWebhook = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/webhooks/{id}',
	summary: 'Change, pause or resume an endpoint',
	...ofStaff,
	permission: 'change_webhooks',
	limit: 'write',
	params,
	body: endpointBody.extend({ state: z.enum(['active', 'paused']) }),
	response: z.object({ data: webhookEndpoint }),
	errors: ['webhook_not_found'],
});

/** Gives an endpoint another secret; the old one signs too for a day. */
export const replaceWebhookSecret = defineEndpoint({
	method: 'POST',
	path: '/api/operating/webhooks/{id}/secret',
	summary: 'Replace the secret of an endpoint',
	...ofStaff,
	permission: 'change_webhooks',
	limit: 'write',
	params,
	response: withSecret,
	errors: ['webhook_not_found'],
});

/** Removes an endpoint with its deliveries. */
export const removeWebhook = defineEndpoint({
	method: 'DELETE',
	path: '/api/operating/webhooks/{id}',
	summary: 'Remove an endpoint',
	...ofStaff,
	permission: 'change_webhooks',
	limit: 'write',
	params,
	response: all,
	errors: ['webhook_not_found'],
});

/** An event on its way to an endpoint. */
export const webhookDelivery = z.object({
	id: z.uuid(),
	/** `webhook-id` of the delivery; the same for each try and each endpoint. */
	eventId: z.uuid(),
	event: z.enum(WEBHOOK_EVENTS),
	/** What it is about, such as the code of an order. */
	subject: z.string(),
	happenedAt: z.iso.datetime(),
	endpoint: z.object({ id: z.uuid(), name: z.string() }),
	state: z.enum(DELIVERY_STATES),
	tries: z.number().int().nonnegative(),
	/** When it is tried again; null when it is due, or over. */
	nextAt: z.iso.datetime().nullable(),
	/** Status of the last answer. */
	status: z.number().int().nullable(),
	/** Why the last try failed. */
	problem: z.enum(DELIVERY_PROBLEMS).nullable(),
	deliveredAt: z.iso.datetime().nullable(),
});

/** A try to deliver an event. */
const webhookTry = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	status: z.number().int().nullable(),
	problem: z.enum(DELIVERY_PROBLEMS).nullable(),
	milliseconds: z.number().int().nonnegative(),
	/** What the receiver answered, its first 500 letters. */
	answer: z.string(),
});

/** Deliveries of the last 30 days, the newest first. */
export const listWebhookDeliveries = defineEndpoint({
	method: 'GET',
	path: '/api/operating/webhook-deliveries',
	summary: 'Deliveries of events, the newest first',
	...ofStaff,
	permission: 'read_webhooks',
	query: pageQuery(30).extend({
		endpoint: z.uuid().optional(),
		state: z.enum(DELIVERY_STATES).optional(),
		event: z.enum(WEBHOOK_EVENTS).optional(),
		/** What the events are about, such as the whole code of an order. */
		subject: typedLine(80).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(webhookDelivery), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** A delivery with what is sent and its tries. */
export const getWebhookDelivery = defineEndpoint({
	method: 'GET',
	path: '/api/operating/webhook-deliveries/{id}',
	summary: 'A delivery with its body and its tries',
	...ofStaff,
	permission: 'read_webhooks',
	params,
	response: z.object({
		data: webhookDelivery.extend({
			/** The body as it is sent, JSON. */
			body: z.string(),
			/** The newest first; at most 50. */
			history: z.array(webhookTry),
		}),
	}),
	errors: ['webhook_not_found'],
});

/** Sends deliveries again: one, or those of an endpoint whose events happened in a time. Receivers know them by `webhook-id`. */
export const replayWebhooks = defineEndpoint({
	method: 'POST',
	path: '/api/operating/webhook-deliveries/replay',
	summary: 'Send deliveries again',
	...ofStaff,
	permission: 'repeat_webhooks',
	limit: 'write',
	body: z.union([
		z.strictObject({ id: z.uuid() }),
		z.strictObject({
			endpoint: z.uuid(),
			from: z.iso.datetime(),
			to: z.iso.datetime(),
			/** `failed`: those that were given up; `all`: also those that were taken. */
			which: z.enum(['failed', 'all']),
		}),
	]),
	response: z.object({ data: z.object({ replayed: z.number().int().nonnegative() }) }),
	errors: ['webhook_not_found'],
});

export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export type WebhookDeliveryDetails = z.infer<typeof getWebhookDelivery.response>['data'];
/** What is typed of an endpoint. */
export type WebhookEndpointInput = z.input<typeof addWebhook.body>;
/** A changed endpoint. */
export type WebhookChange = z.input<typeof changeWebhook.body>;
/** Which deliveries are sent again. */
export type WebhookReplay = z.input<typeof replayWebhooks.body>;
