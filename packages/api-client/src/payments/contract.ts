import { WALLET_OPERATORS } from '@zaylat/domain/payments';
import { z } from 'zod';
import { paymentMethod, paymentOption } from '../checkout/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { orderStatus, paymentStatus } from '../orders/contract.ts';
import { money } from '../shared.ts';

const defineEndpoint = defineResource('payments', 'Payments');

/** A try to pay an order with the gateway (Decision 11). */
export const payment = z.object({
	id: z.string(),
	orderId: z.string(),
	orderCode: z.string(),
	orderStatus,
	method: paymentMethod,
	option: paymentOption,
	amount: money,
	status: paymentStatus,
	/** What the gateway calls it. */
	reference: z.string(),
	/** Page where the shopper confirms it; null for QR codes. */
	redirectUrl: z.string().nullable(),
	/** What the QR code says, an EMVCo payload; null for other methods. */
	qrPayload: z.string().nullable(),
	startedAt: z.string(),
	expiresAt: z.string(),
	/** Milliseconds until "time is up", by the server's clock. */
	timeLeft: z.number().int().nonnegative(),
	settledAt: z.string().nullable(),
	/** Code of why it failed. */
	failure: z.string().nullable(),
});

const paymentAnswer = z.object({ data: payment });
const personal = { caller: 'session', cache: 'private', guarded: true } as const;
const paymentParams = z.object({
	/** Id of the payment, or what the gateway calls it. */
	id: z.string().max(80),
});

/**
 * Starts paying an order, or tries again after a failure; one that still runs with the same method is answered as it is,
 * with another it is abandoned first.
 */
export const startPayment = defineEndpoint({
	method: 'POST',
	path: '/api/payments',
	summary: 'Start or retry the payment of an order',
	...personal,
	limit: 'order',
	isIdempotent: true,
	body: z.object({
		/** Id or code of the order. */
		orderId: z.string().max(40),
		/** The order's own unless given. */
		method: paymentMethod.optional(),
		/** Names the way to pay within the method; its method counts where both are given. */
		option: paymentOption.optional(),
		/** The wallet of an operator to ask; without it the gateway's own page asks. */
		wallet: z.object({ operator: z.enum(WALLET_OPERATORS), phone: z.string().min(1).max(40) }).optional(),
	}),
	answer: paymentAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'key_missing',
		'key_reused',
		'order_not_found',
		'order_move_refused',
		'payment_method_refused',
		'out_of_stock',
		'too_many_requests',
		'unavailable',
	],
});

/** How a payment stands; asked again and again while the shopper pays. */
export const getPayment = defineEndpoint({
	method: 'GET',
	path: '/api/payments/{id}',
	summary: 'State of a payment',
	...personal,
	params: paymentParams,
	answer: paymentAnswer,
	errors: ['bad_request', 'sign_in_required', 'security_key_refused', 'payment_not_found', 'unavailable'],
});

/**
 * Gives a payment up, as leaving its page does (Specification §4); a settled one stays as it is. It asks for no security
 * key: a page that is being closed has no time to make one.
 */
export const abandonPayment = defineEndpoint({
	method: 'POST',
	path: '/api/payments/{id}/abandon',
	summary: 'Leave the payment',
	...personal,
	guarded: false,
	limit: 'order',
	params: paymentParams,
	answer: paymentAnswer,
	errors: ['bad_request', 'sign_in_required', 'payment_not_found', 'too_many_requests', 'unavailable'],
});

export type Payment = z.infer<typeof payment>;
