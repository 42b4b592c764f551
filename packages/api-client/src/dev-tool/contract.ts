import { DAY_MS } from '@zaylat/domain/time';
import { z } from 'zod';
import { paymentOption } from '../checkout/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { orderStatus, paymentStatus } from '../orders/contract.ts';
import { settleSandboxPayment } from '../payments/sandbox-contract.ts';
import { quotationStatus } from '../quotations/contract.ts';
import { money, typedLine, typedLines, typedSigns } from '../shared.ts';
import { actOnDeadJob, listDeadJobs } from './dead-jobs-contract.ts';
import { actOnSettlement, listOperatedMoney } from './operated-money-contract.ts';
import { getFactorCode } from './staff-contract.ts';

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

/**
 * What the bank does with a payment: `approve` notifies the shop once, `twice` two times; `late` notifies it that the money
 * came when its time was up, after letting the time of a running payment run out; `silent` lets the time run out and
 * notifies nobody; `refuse` declines.
 */
export const bankAct = z.enum(['approve', 'twice', 'refuse', 'silent', 'late']);

/** A payment as the bank of the sandbox sees it. */
export const bankPayment = z.object({
	reference: z.string(),
	orderCode: z.string(),
	option: paymentOption,
	amount: money,
	status: paymentStatus,
	startedAt: z.iso.datetime(),
	expiresAt: z.iso.datetime(),
	/** What the bank can do now. */
	acts: z.array(bankAct),
});

/** A conversation of a shopper and a shop, and what was said last. */
export const operatedConversation = z.object({
	id: z.string(),
	shopName: z.string(),
	shopperName: z.string(),
	/** Empty when a picture or a product was sent without words. */
	text: z.string(),
	side: z.enum(['shopper', 'shop']),
	at: z.iso.datetime(),
});

/** What the operator does with a quotation for its shop: `expire` ends the validity of a response now. */
export const quotationAct = z.enum(['offer', 'accept_wish', 'decline', 'expire']);

/** A quotation of a shop of the edition. */
export const operatedQuotation = z.object({
	id: z.string(),
	name: z.string(),
	variantName: z.string(),
	shopName: z.string(),
	buyerName: z.string(),
	quantity: z.number().int().positive(),
	listPrice: money,
	wishedPrice: money.nullable(),
	unitPrice: money.nullable(),
	status: quotationStatus,
	validUntil: z.iso.datetime().nullable(),
	requestedAt: z.iso.datetime(),
	/** What can be done with it now. */
	acts: z.array(quotationAct),
});

/** A coupon that was made for the operator. */
export const grantedCoupon = z.object({ code: z.string(), title: z.string(), endsAt: z.iso.datetime() });

/** Most points that one grant gives. */
export const MOST_GRANTED_POINTS = 1_000_000;

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
export const MOST_SHIFT_MS = 3650 * DAY_MS;

const clockResponse = z.object({ data: developerClock });
const faultsResponse = z.object({ data: z.object({ items: z.array(fault) }) });
const open = { caller: 'visitor', guarded: false } as const;

/** Which conversations and quotations are listed. */
const waiting = z.object({
	/** `1` lists only those that wait for their shop. */
	waiting: z.enum(['1']).optional(),
});

/** The stored messages, newest first; at most 50. */
const listOutbox = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/outbox',
	summary: 'Messages that were kept instead of sent',
	...open,
	query: z.object({
		channel: z.enum(['sms', 'mail']).optional(),
		/** A part of the recipient, the subject or the text. */
		search: typedLine(100).optional(),
	}),
	response: z.object({ data: z.object({ items: z.array(outboxMessage) }) }),
});

/** Parcels of the session's orders, or those that a code names, the newest order first; at most 20. */
const listSteppedParcels = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/parcels',
	summary: 'Parcels that can be moved along',
	...open,
	query: z.object({
		/** Code of an order or of a parcel, of whomever; those of the session without it. */
		code: typedSigns(20).optional(),
	}),
	response: z.object({ data: z.object({ items: z.array(steppedParcel) }) }),
});

/** Moves a parcel as its seller, as far as the table of moves allows (Decisions 9 and 15). */
const stepParcel = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/parcels/{trackCode}/moves',
	summary: 'Move a parcel as its seller',
	...open,
	params: z.object({ trackCode: z.string().max(20) }),
	body: z.object({ to: orderStatus }),
	response: z.object({ data: steppedParcel }),
	errors: ['order_not_found', 'order_move_refused'],
});

/** Lets the time of a running payment run out, as when nobody confirms it (Decision 11). */
const endPaymentTime = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/payments/{reference}/expiry',
	summary: 'Let the time of a payment run out',
	...open,
	params: z.object({ reference: z.string().max(80) }),
	response: z.object({ data: z.object({ isExpired: z.literal(true) }) }),
	errors: ['payment_not_found'],
});

/** Payments of the session's orders, or of the order that a code names, the newest first; at most 20. */
const listBankPayments = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/payments',
	summary: 'Payments as the bank sees them',
	...open,
	query: z.object({
		/** Code of an order or of a parcel, of whomever; payments of the session without it. */
		code: typedSigns(20).optional(),
		status: paymentStatus.optional(),
	}),
	response: z.object({ data: z.object({ items: z.array(bankPayment) }) }),
});

/** Does with a payment what a bank does (Decision 11). */
const actOnPayment = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/payments/{reference}/acts',
	summary: 'Approve, refuse or ignore a payment as the bank',
	...open,
	params: z.object({ reference: z.string().max(80) }),
	body: z.object({ act: bankAct }),
	response: z.object({ data: bankPayment }),
	errors: ['payment_not_found'],
});

/** Conversations with the shops of the edition, the latest first; at most 20. */
const listOperatedConversations = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/conversations',
	summary: 'Conversations of all shops',
	...open,
	query: waiting,
	response: z.object({ data: z.object({ items: z.array(operatedConversation) }) }),
});

/** Writes into a conversation as its shop. */
const writeAsShop = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/conversations/{threadId}/messages',
	summary: 'Write as a shop',
	...open,
	params: z.object({ threadId: z.string().max(40) }),
	body: z.object({ text: typedLines(2000).min(1) }),
	response: z.object({ data: operatedConversation }),
	errors: ['thread_not_found'],
});

/** Quotations of the shops of the edition, the latest first; at most 20. */
const listOperatedQuotations = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/quotations',
	summary: 'Quotations of all shops',
	...open,
	query: waiting,
	response: z.object({ data: z.object({ items: z.array(operatedQuotation) }) }),
});

/** Answers or declines a quotation as its shop, or ends its validity (Decision 13). */
const actOnQuotation = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/quotations/{quotationId}/acts',
	summary: 'Answer a quotation as a shop',
	...open,
	params: z.object({ quotationId: z.string().max(40) }),
	body: z.object({ act: quotationAct }),
	response: z.object({ data: operatedQuotation }),
	errors: ['quotation_not_found', 'quotation_move_refused', 'out_of_stock'],
});

/** Gives the session's account bonus points of the edition (Decision 12). */
const grantPoints = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/points',
	summary: 'Give bonus points',
	caller: 'registered',
	guarded: false,
	body: z.object({ points: z.number().int().min(1).max(MOST_GRANTED_POINTS) }),
	response: z.object({ data: z.object({ balance: z.number().int() }) }),
});

/** Makes a coupon of the edition that can be used once within 7 days; an account is notified of it. */
const grantCoupon = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/coupons',
	summary: 'Make a coupon',
	...open,
	body: z.object({ benefit: z.enum(['percent', 'amount', 'free_delivery']) }),
	response: z.object({ data: grantedCoupon }),
});

/** What time it is for the API. */
const getClock = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/clock',
	summary: 'Clock of the API',
	...open,
	response: clockResponse,
});

/** Sets the clock of the API that far from the clock of its machine; 0 sets it right. */
const shiftClock = defineEndpoint({
	method: 'PUT',
	path: '/api/dev-tool/clock',
	summary: 'Shift the clock of the API',
	...open,
	body: z.object({ shiftMs: z.number().int().min(-MOST_SHIFT_MS).max(MOST_SHIFT_MS) }),
	response: clockResponse,
});

/** The failures that are still to come. */
const listFaults = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/faults',
	summary: 'Failures that are switched on',
	...open,
	response: faultsResponse,
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
	response: faultsResponse,
});

/** Takes all failures back. */
const clearFaults = defineEndpoint({
	method: 'DELETE',
	path: '/api/dev-tool/faults',
	summary: 'Take all failures back',
	...open,
	response: faultsResponse,
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
	listBankPayments,
	actOnPayment,
	listOperatedConversations,
	writeAsShop,
	listOperatedQuotations,
	actOnQuotation,
	listDeadJobs,
	actOnDeadJob,
	listOperatedMoney,
	actOnSettlement,
	grantPoints,
	grantCoupon,
	getClock,
	shiftClock,
	listFaults,
	addFault,
	clearFaults,
	getFactorCode,
	settleSandboxPayment,
} as const;

export type OutboxMessage = z.infer<typeof outboxMessage>;
export type SteppedParcel = z.infer<typeof steppedParcel>;
export type BankAct = z.infer<typeof bankAct>;
export type BankPayment = z.infer<typeof bankPayment>;
export type OperatedConversation = z.infer<typeof operatedConversation>;
export type QuotationAct = z.infer<typeof quotationAct>;
export type OperatedQuotation = z.infer<typeof operatedQuotation>;
export type GrantedCoupon = z.infer<typeof grantedCoupon>;
export type CouponBenefit = z.infer<typeof grantCoupon.body>['benefit'];
export type DeveloperClock = z.infer<typeof developerClock>;
export type Fault = z.infer<typeof fault>;
export type FaultKind = z.infer<typeof faultKind>;
export type NewFault = z.infer<typeof addFault.body>;
