import { CANCEL_REASONS, ORDER_CONCERNS, ORDER_NOTE_LETTERS } from '@zaylat/domain/orders';
import { STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { z } from 'zod';
import { paymentMethod } from '../checkout/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { orderStatus, paymentStatus, returnStatus } from '../orders/contract.ts';
import { money, pageQuery, typedLine, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('staff-orders', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;
const params = z.object({ id: z.uuid() });

/** An order as staff see it in a list; who bought it is masked. */
export const staffOrder = z.object({
	id: z.uuid(),
	code: z.string(),
	edition: z.enum(['mm', 'th']),
	status: orderStatus,
	paymentMethod,
	/** As it was placed. */
	total: money,
	placedAt: z.iso.datetime(),
	/** Null while its money has not come. */
	paidAt: z.iso.datetime().nullable(),
	/** Masked. */
	buyer: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
	/** Why a person must look at it. */
	concerns: z.array(z.enum(ORDER_CONCERNS)),
});

/** Something that happened to an order. */
const orderHappening = z.object({
	at: z.iso.datetime(),
	kind: z.enum(['placed', 'parcel', 'payment', 'refund', 'return', 'message', 'note']),
	/** A status of the kind: of an order, a payment, a refund, a return; the kind of a message; empty for notes. */
	what: z.string(),
	/** What it is about, such as a track code. */
	about: z.string(),
	/** Who did it: `customer`, `seller`, `system`, or the name of the staff who wrote a note. */
	by: z.string(),
	/** What was written. */
	text: z.string(),
});

/** An order with what happened to it, and what staff can do. */
export const staffOrderDetails = staffOrder.extend({
	parcels: z.array(
		z.object({ trackCode: z.string(), shop: z.string(), status: orderStatus, total: money, isLate: z.boolean() }),
	),
	payments: z.array(
		z.object({
			id: z.uuid(),
			gateway: z.string(),
			/** What we call it at the gateway. */
			reference: z.string(),
			status: paymentStatus,
			amount: money,
			startedAt: z.iso.datetime(),
			difference: z.enum(['currency', 'unpaid', 'returned', 'charged_back']).nullable(),
			failure: z.string().nullable(),
		}),
	),
	refunds: z.array(
		z.object({
			id: z.uuid(),
			status: z.enum(['requested', 'settled', 'failed']),
			amount: money,
			reason: z.string(),
			requestedAt: z.iso.datetime(),
			failure: z.string().nullable(),
			/** What the bank calls the transfer by which it was returned. */
			transferReference: z.string().nullable(),
		}),
	),
	returns: z.array(z.object({ code: z.string(), status: returnStatus, amount: money })),
	/** The newest first. */
	history: z.array(orderHappening),
	/** What the rules of orders allow now; roles decide besides. */
	can: z.object({ cancel: z.boolean(), resendReceipt: z.boolean() }),
});

const one = z.object({ data: staffOrderDetails });

/** Orders, the newest first; those that need a person begin with the oldest, at most 100 of them. */
export const listStaffOrders = defineEndpoint({
	method: 'GET',
	path: '/api/operating/orders',
	summary: 'Find orders, and those that need a person',
	...ofStaff,
	permission: 'read_orders',
	query: pageQuery(20).extend({
		/** A whole code of an order or a parcel, phone number or email address. */
		search: typedLine(80).optional(),
		/** Those that need a person for this reason. */
		concern: z.enum(ORDER_CONCERNS).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(staffOrder), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** One order with its history. */
export const getStaffOrder = defineEndpoint({
	method: 'GET',
	path: '/api/operating/orders/{id}',
	summary: 'An order with what happened to it',
	...ofStaff,
	permission: 'read_orders',
	params,
	response: one,
	errors: ['order_not_found'],
});

/** Cancels an order for its buyer, by the rules that hold for the buyer. */
export const cancelStaffOrder = defineEndpoint({
	method: 'POST',
	path: '/api/operating/orders/{id}/cancel',
	summary: 'Cancel an order for its buyer',
	...ofStaff,
	permission: 'help_orders',
	limit: 'write',
	params,
	body: z.strictObject({
		/** What the buyer says. */
		cause: z.enum(CANCEL_REASONS),
		/** Why staff does it; kept in the audit trail. */
		reason: typedLine(STAFF_REASON_LETTERS).min(1),
	}),
	response: one,
	errors: ['order_not_found', 'order_move_refused'],
});

/** Sends the receipt of a paid order again. */
export const resendOrderReceipt = defineEndpoint({
	method: 'POST',
	path: '/api/operating/orders/{id}/receipt',
	summary: 'Send the receipt of an order again',
	...ofStaff,
	permission: 'help_orders',
	limit: 'write',
	params,
	response: one,
	errors: ['order_not_found', 'order_move_refused'],
});

/** Writes a note that staff alone read. */
export const noteStaffOrder = defineEndpoint({
	method: 'POST',
	path: '/api/operating/orders/{id}/notes',
	summary: 'Write a note about an order',
	...ofStaff,
	permission: 'help_orders',
	limit: 'write',
	params,
	body: z.strictObject({ text: typedLines(ORDER_NOTE_LETTERS).min(1) }),
	response: one,
	errors: ['order_not_found'],
});

/** Records that the money of a refused refund was returned by bank transfer; the same record again changes nothing. */
export const recordStaffRefund = defineEndpoint({
	method: 'POST',
	path: '/api/operating/orders/{id}/refunds/{refundId}/transfer',
	summary: 'Record a refund of an order that was returned by bank transfer',
	...ofStaff,
	permission: 'record_refunds',
	limit: 'write',
	params: params.extend({ refundId: z.uuid() }),
	body: z.strictObject({
		/** What the bank calls the transfer. */
		reference: typedLine(80).min(1),
	}),
	response: one,
	errors: ['order_not_found', 'payment_not_found', 'order_move_refused'],
});

export type StaffOrder = z.infer<typeof staffOrder>;
export type StaffOrderDetails = z.infer<typeof staffOrderDetails>;
/** How staff cancels an order. */
export type StaffCancellation = z.input<typeof cancelStaffOrder.body>;
