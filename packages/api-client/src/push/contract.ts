import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('push', 'Notifications');

/** Which push messages a device gets. */
export const pushChoices = z.object({ orders: z.boolean(), chat: z.boolean() });

/** Where a browser is reached; a secret of the browser and the server. */
const endpoint = z.url({ protocol: /^https?$/ }).max(1000);

/** A subscription as `PushSubscription.toJSON()` of a browser names it. */
export const pushSubscription = z.object({
	endpoint,
	keys: z.object({
		/** The browser's public key: an uncompressed point of P-256 in base64url. */
		p256dh: z.string().regex(/^B[\w-]{86}$/),
		/** 16 bytes in base64url. */
		auth: z.string().regex(/^[\w-]{22}$/),
	}),
});

/** The public key that browsers subscribe with (VAPID, RFC 8292). */
export const getPushKey = defineEndpoint({
	method: 'GET',
	path: '/api/push/key',
	summary: 'Public key for push subscriptions',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	response: z.object({
		data: z.object({
			/** In base64url; null where the server sends no push messages. */
			publicKey: z.string().nullable(),
		}),
	}),
});

/**
 * Sends push messages to this device, for as long as the session lives. Called again it renews the subscription and its
 * language, and changes what is chosen; what is not named stays, and is on at first.
 */
export const savePushSubscription = defineEndpoint({
	method: 'PUT',
	path: '/api/push/subscription',
	summary: 'Subscribe a device to push messages, or choose what it gets',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: pushSubscription.extend({ choices: pushChoices.partial().optional() }),
	response: z.object({ data: pushChoices }),
});

/** Sends no more push messages to this device; one that is unknown or another's changes nothing. */
export const removePushSubscription = defineEndpoint({
	method: 'POST',
	path: '/api/push/unsubscribe',
	summary: 'Unsubscribe a device from push messages',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: z.object({ endpoint }),
	response: z.object({ data: z.object({ isSubscribed: z.literal(false) }) }),
});

export type PushChoices = z.infer<typeof pushChoices>;
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;
