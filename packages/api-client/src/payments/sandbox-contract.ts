import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { payment } from './contract.ts';

const defineEndpoint = defineResource('dev-tool', 'Developers');

/** Plays the bank or wallet of the sandbox gateway: confirms or refuses a payment, and tells the shop by webhook. Demo profile only. */
export const settleSandboxPayment = defineEndpoint({
	method: 'POST',
	path: '/api/sandbox-payments/{reference}',
	summary: 'Confirm or refuse a payment at the sandbox gateway',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'order',
	params: z.object({ reference: z.string().max(80) }),
	body: z.object({
		outcome: z.enum(['confirm', 'refuse']),
		/** How often the webhook comes; 0 loses it. */
		webhooks: z.number().int().min(0).max(5).default(1),
	}),
	answer: z.object({ data: payment }),
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'payment_not_found',
		'payment_expired',
		'too_many_requests',
		'unavailable',
	],
});
