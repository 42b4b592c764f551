import { PRESENCES, WALLET_OPERATORS } from '@zaylat/domain/payments';
import { z } from 'zod';
import { paymentMethod, paymentOption } from '../checkout/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { orderStatus, paymentStatus } from '../orders/contract.ts';
import { money, typedSigns } from '../shared.ts';

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

const paymentResponse = z.object({ data: payment });
const personal = { caller: 'session', guarded: true } as const;
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
		wallet: z.object({ operator: z.enum(WALLET_OPERATORS), phone: typedSigns(40).min(1) }).optional(),
		/** Whether a page is open that will report its presence; without its reports the payment then ends early. */
		isWatched: z.boolean().optional(),
	}),
	response: paymentResponse,
	errors: ['order_not_found', 'order_move_refused', 'payment_method_refused', 'out_of_stock'],
});

/** How a payment stands; asked again and again while the shopper pays. */
export const getPayment = defineEndpoint({
	method: 'GET',
	path: '/api/payments/{id}',
	summary: 'State of a payment',
	...personal,
	params: paymentParams,
	response: paymentResponse,
	errors: ['payment_not_found'],
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
	response: paymentResponse,
	errors: ['payment_not_found'],
});

/**
 * Says that the page of a payment is open, or that the shopper is elsewhere to confirm it. Once a page has said that it is
 * there, a payment that fails on leaving ends a minute after its last report. It asks for no security key: it is also
 * sent while a page is being left.
 */
export const reportPresence = defineEndpoint({
	method: 'POST',
	path: '/api/payments/{id}/presence',
	summary: 'Say that the page of a payment is open',
	...personal,
	guarded: false,
	limit: 'write',
	params: paymentParams,
	body: z.object({ presence: z.enum(PRESENCES) }),
	response: paymentResponse,
	errors: ['payment_not_found'],
});

export type Payment = z.infer<typeof payment>;
