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
	guarded: true,
	limit: 'order',
	params: z.object({ reference: z.string().max(80) }),
	body: z.object({
		outcome: z.enum(['confirm', 'refuse']),
		/** How often the webhook comes; with 0 the bank has not answered yet. */
		webhooks: z.number().int().min(0).max(5).default(1),
	}),
	response: z.object({ data: payment }),
	errors: ['payment_not_found', 'payment_expired'],
});
