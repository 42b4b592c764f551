import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { productSummary } from '../shared.ts';

const defineEndpoint = defineResource('recent-views', 'Products');

/** Most products that are remembered. */
export const MOST_RECENT_VIEWS = 50;

const list = z.object({ data: z.object({ items: z.array(productSummary).max(MOST_RECENT_VIEWS) }) });

/** The products that the session looked at, the last one first. */
export const listRecentViews = defineEndpoint({
	method: 'GET',
	path: '/api/recent-views',
	summary: 'Products looked at',
	caller: 'session',
	guarded: true,
	response: list,
});

/** Remembers products, the last one looked at first; what a visitor's device has stored is sent on sign-in. */
export const addRecentViews = defineEndpoint({
	method: 'POST',
	path: '/api/recent-views',
	summary: 'Remember products as looked at',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: z.object({ productIds: z.array(z.string().max(40)).min(1).max(MOST_RECENT_VIEWS) }),
	response: list,
	errors: ['product_not_found'],
});

/** Forgets them all. */
export const clearRecentViews = defineEndpoint({
	method: 'DELETE',
	path: '/api/recent-views',
	summary: 'Forget what was looked at',
	caller: 'session',
	guarded: true,
	limit: 'write',
	response: list,
});
