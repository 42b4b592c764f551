import type { z } from 'zod';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';
import type * as sandbox from './sandbox-contract.ts';

/**
 * Starts or retries the payment of an order: `response.data` has the page or QR code to pay with.
 * Errors: `order_not_found`, `order_move_refused`, `payment_method_refused`, `out_of_stock`.
 * @param idempotencyKey key of this attempt, reused when it is sent again
 */
export function startPayment(wanted: z.input<typeof contract.startPayment.body>, idempotencyKey: string) {
	return call<typeof contract.startPayment>('POST', '/api/payments', { guarded: true, body: wanted, idempotencyKey });
}

/**
 * Gives a payment up: `response.data` is how it stands. Error: `payment_not_found`.
 * @param id of the payment, or what the gateway calls it
 */
export function abandonPayment(id: string) {
	return call<typeof contract.abandonPayment>('POST', '/api/payments/{id}/abandon', { guarded: false, params: { id } });
}

/**
 * Says that the page of a payment is open, or that the shopper is elsewhere to confirm it: `response.data` is how it stands.
 * Error: `payment_not_found`.
 * @param id of the payment, or what the gateway calls it
 */
export function reportPresence(id: string, presence: z.input<typeof contract.reportPresence.body>['presence']) {
	return call<typeof contract.reportPresence>('POST', '/api/payments/{id}/presence', {
		guarded: false,
		params: { id },
		body: { presence },
	});
}

/** Confirms or refuses a payment at the sandbox gateway of the demo profile. Errors: `payment_not_found`, `payment_expired`. */
export function settleSandboxPayment(reference: string, settle: z.input<typeof sandbox.settleSandboxPayment.body>) {
	return call<typeof sandbox.settleSandboxPayment>('POST', '/api/sandbox-payments/{reference}', {
		guarded: true,
		params: { reference },
		body: settle,
	});
}
