import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { orderStatus } from '../orders/contract.ts';
import { settleSandboxPayment } from '../payments/sandbox-contract.ts';

const defineEndpoint = defineResource('dev-tool', 'Developers');

/** A message that was stored instead of sent. */
export const outboxMessage = z.object({
	id: z.string(),
	channel: z.enum(['sms', 'mail']),
	/** A number with country code, or an address. */
	recipient: z.string(),
	/** Empty for text messages. */
	subject: z.string(),
	text: z.string(),
	createdAt: z.iso.datetime(),
});

/** A parcel with the moves that its seller can make. */
export const steppedParcel = z.object({
	trackCode: z.string(),
	orderCode: z.string(),
	shopName: z.string(),
	kind: z.enum(['goods', 'digital']),
	status: orderStatus,
	isPaid: z.boolean(),
	placedAt: z.iso.datetime(),
	/** Where its seller may move it now; empty while its money has not come, and at the end. */
	moves: z.array(orderStatus),
});

/** The clock of the API. */
export const developerClock = z.object({
	/** What the API takes for now. */
	now: z.iso.datetime(),
	/** How far that is ahead of the clock of its machine, in milliseconds. */
	shiftMs: z.number().int(),
});

/** How the API fails: it answers 3 seconds late, 500, or 503. */
export const faultKind = z.enum(['slow', 'internal_error', 'unavailable']);

/** A failure that the API was told to make. */
export const fault = z.object({
	/** Beginning of the paths that fail, for example `/api/cart`. */
	path: z.string(),
	kind: faultKind,
	/** Calls that it still fails. */
	callsLeft: z.number().int().positive(),
});

/** As far as the clock goes either way, in milliseconds: ten years. */
export const MOST_SHIFT_MS = 3650 * 86_400_000;

const clockAnswer = z.object({ data: developerClock });
const faultsAnswer = z.object({ data: z.object({ items: z.array(fault) }) });
const open = { caller: 'visitor', cache: 'private', guarded: false } as const;

/** The stored messages, newest first; at most 50. */
const listOutbox = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/outbox',
	summary: 'Messages that were kept instead of sent',
	...open,
	answer: z.object({ data: z.object({ items: z.array(outboxMessage) }) }),
	errors: ['unavailable'],
});

/** Parcels of the session's orders, or those that a code names, the newest order first; at most 20. */
const listSteppedParcels = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/parcels',
	summary: 'Parcels that can be moved along',
	...open,
	query: z.object({
		/** Code of an order or of a parcel, of whomever; those of the session without it. */
		code: z.string().trim().max(20).optional(),
	}),
	answer: z.object({ data: z.object({ items: z.array(steppedParcel) }) }),
	errors: ['bad_request', 'unavailable'],
});

/** Moves a parcel as its seller, as far as the table of moves allows (Decisions 9 and 15). */
const stepParcel = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/parcels/{trackCode}/moves',
	summary: 'Move a parcel as its seller',
	...open,
	params: z.object({ trackCode: z.string().max(20) }),
	body: z.object({ to: orderStatus }),
	answer: z.object({ data: steppedParcel }),
	errors: ['bad_request', 'order_not_found', 'order_move_refused', 'unavailable'],
});

/** Lets the time of a running payment run out, as when nobody confirms it (Decision 11). */
const endPaymentTime = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/payments/{reference}/expiry',
	summary: 'Let the time of a payment run out',
	...open,
	params: z.object({ reference: z.string().max(80) }),
	answer: z.object({ data: z.object({ isExpired: z.literal(true) }) }),
	errors: ['bad_request', 'payment_not_found', 'unavailable'],
});

/** What time it is for the API. */
const getClock = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/clock',
	summary: 'Clock of the API',
	...open,
	answer: clockAnswer,
	errors: ['unavailable'],
});

/** Sets the clock of the API that far from the clock of its machine; 0 sets it right. */
const shiftClock = defineEndpoint({
	method: 'PUT',
	path: '/api/dev-tool/clock',
	summary: 'Shift the clock of the API',
	...open,
	body: z.object({ shiftMs: z.number().int().min(-MOST_SHIFT_MS).max(MOST_SHIFT_MS) }),
	answer: clockAnswer,
	errors: ['bad_request', 'unavailable'],
});

/** The failures that are still to come. */
const listFaults = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/faults',
	summary: 'Failures that are switched on',
	...open,
	answer: faultsAnswer,
	errors: ['unavailable'],
});

/** Makes the next calls of some paths fail; takes the place of an earlier failure of the same path. */
const addFault = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/faults',
	summary: 'Make calls fail',
	...open,
	body: z.object({
		path: z
			.string()
			.trim()
			.regex(/^\/api\/[\w/.-]*$/)
			.max(100),
		kind: faultKind,
		calls: z.number().int().min(1).max(1000),
	}),
	answer: faultsAnswer,
	errors: ['bad_request', 'unavailable'],
});

/** Takes all failures back. */
const clearFaults = defineEndpoint({
	method: 'DELETE',
	path: '/api/dev-tool/faults',
	summary: 'Take all failures back',
	...open,
	answer: faultsAnswer,
	errors: ['unavailable'],
});

/**
 * Endpoints of the demo profile by their names (Decisions 16, 23): those for developers, and the sandbox bank. They stand
 * beside the contract: neither the list of its endpoints nor the OpenAPI document has them.
 */
export const developerEndpoints = {
	listOutbox,
	listSteppedParcels,
	stepParcel,
	endPaymentTime,
	getClock,
	shiftClock,
	listFaults,
	addFault,
	clearFaults,
	settleSandboxPayment,
} as const;

export type OutboxMessage = z.infer<typeof outboxMessage>;
export type SteppedParcel = z.infer<typeof steppedParcel>;
export type DeveloperClock = z.infer<typeof developerClock>;
export type Fault = z.infer<typeof fault>;
export type FaultKind = z.infer<typeof faultKind>;
export type NewFault = z.infer<typeof addFault.body>;
