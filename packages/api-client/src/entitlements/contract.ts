import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, picture } from '../shared.ts';

const defineEndpoint = defineResource('entitlements', 'Digital goods');

/** What somebody holds of a digital product (Specification §3, Decision 14); texts are in the language of the request. */
export const entitlement = z.object({
	id: z.string(),
	productId: z.string(),
	variantId: z.string(),
	name: z.string(),
	/** The chosen plan in words, for example "1 year"; empty without options. */
	variantName: z.string(),
	picture,
	orderCode: z.string(),
	plan: z.object({
		kind: z.enum(['one_time', 'life_time', 'days']),
		/** Plan duration of `days`; null for the others. */
		days: z.number().int().positive().nullable(),
	}),
	delivery: z.enum(['code', 'download']),
	/** The digital code; null for downloads. */
	code: z.string().nullable(),
	startsAt: z.iso.datetime(),
	/** Null for plans that never end. */
	endsAt: z.iso.datetime().nullable(),
	status: z.enum(['unlimited', 'running', 'ended']),
	/** Days left, counted up, so that the last day is 1; null unless it is running. */
	daysLeft: z.number().int().positive().nullable(),
	/** Whether a renewal is offered. */
	isEndingSoon: z.boolean(),
	/** Whether it renews by itself at its end: by points, else by an order that waits to be paid (Decision 14). */
	renewsAutomatically: z.boolean(),
	/** Code of the order that renews it and waits to be paid; null without one. */
	renewalOrder: z.string().nullable(),
});

const one = z.object({ data: entitlement });
const params = z.object({ entitlementId: z.string().max(40) });

/** The digital goods of the session, the last bought first. */
export const listEntitlements = defineEndpoint({
	method: 'GET',
	path: '/api/entitlements',
	summary: 'Digital goods that the shopper holds',
	caller: 'session',
	guarded: true,
	query: pageQuery(30),
	response: z.object({
		data: z.object({ items: z.array(entitlement), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** One of them. */
export const getEntitlement = defineEndpoint({
	method: 'GET',
	path: '/api/entitlements/{entitlementId}',
	summary: 'One digital product that the shopper holds',
	caller: 'session',
	guarded: true,
	params,
	response: one,
	errors: ['entitlement_not_found'],
});

/**
 * Chooses whether a plan of days renews by itself; others have nothing to renew, and nor have plans that ended. Switched
 * off, the order that would renew it is cancelled.
 */
export const changeEntitlement = defineEndpoint({
	method: 'PATCH',
	path: '/api/entitlements/{entitlementId}',
	summary: 'Choose whether a plan is renewed',
	caller: 'session',
	guarded: true,
	limit: 'write',
	params,
	body: z.object({ renewsAutomatically: z.boolean() }),
	response: one,
	errors: ['entitlement_not_found'],
});

/** Gives the address of the file of a download, good for some minutes and for its owner alone. */
export const createDownload = defineEndpoint({
	method: 'POST',
	path: '/api/entitlements/{entitlementId}/download',
	summary: 'Address of the file of a digital product',
	caller: 'session',
	guarded: true,
	limit: 'write',
	params,
	response: z.object({
		data: z.object({
			/** Path within the site; the browser saves what it leads to. */
			url: z.string(),
			fileName: z.string(),
			expiresAt: z.iso.datetime(),
		}),
	}),
	errors: ['entitlement_not_found', 'entitlement_ended'],
});

export type Download = z.infer<typeof createDownload.response>['data'];
export type HeldEntitlement = z.infer<typeof entitlement>;
