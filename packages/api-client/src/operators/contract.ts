import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { paymentStatus } from '../orders/contract.ts';

const defineEndpoint = defineResource('operators', 'Operation');
const open = { caller: 'operator', guarded: false } as const;

/** A job that failed at each try. */
export const deadJob = z.object({
	id: z.uuid(),
	/** Kind of work, such as `refund`. */
	kind: z.string(),
	/** Id of what it is about, such as a refund. */
	item: z.string(),
	/** Why the last try failed. */
	reason: z.string(),
	tries: z.number().int().positive(),
	/** When it was given up. */
	at: z.iso.datetime(),
});

const kind = z.string().max(40);
const ids = z.array(z.uuid()).min(1).max(500);

/** Jobs that failed at each try, the newest first; at most 500. */
const listDeadLetters = defineEndpoint({
	method: 'GET',
	path: '/api/operator/dead-jobs',
	summary: 'Jobs that failed at each try, the newest first',
	...open,
	permission: 'read_jobs',
	query: z.object({
		/** Only those of this kind of work. */
		kind: kind.optional(),
	}),
	response: z.object({ data: z.object({ items: z.array(deadJob) }) }),
});

/** All that is stored of one, without recipients, texts and codes. */
const getDeadLetter = defineEndpoint({
	method: 'GET',
	path: '/api/operator/dead-jobs/{id}',
	summary: 'A job that failed at each try, with its data',
	...open,
	permission: 'read_jobs',
	params: z.object({ id: z.string().max(40) }),
	response: z.object({
		data: deadJob.extend({
			/** What the job was given, without recipients, texts and codes. */
			data: z.record(z.string(), z.unknown()),
			/** When it was queued first. */
			queuedAt: z.iso.datetime().nullable(),
			/** Why it was not repeated; null unless that was tried in vain. */
			notRepeated: z.string().nullable(),
		}),
	}),
});

/** Puts jobs back into their queues, with all their tries: those with these ids, or all of a kind of work, or all. */
const repeatDeadLetters = defineEndpoint({
	method: 'POST',
	path: '/api/operator/dead-jobs/repeat',
	summary: 'Try jobs again',
	...open,
	permission: 'repeat_jobs',
	body: z.strictObject({ ids: ids.optional(), kind: kind.optional() }),
	response: z.object({ data: z.object({ repeated: z.number().int().nonnegative() }) }),
});

/** Deletes jobs. What is dropped is lost, so it is named. */
const dropDeadLetters = defineEndpoint({
	method: 'POST',
	path: '/api/operator/dead-jobs/drop',
	summary: 'Delete jobs that nobody needs any more',
	...open,
	permission: 'repeat_jobs',
	body: z.union([z.strictObject({ ids }), z.strictObject({ kind })]),
	response: z.object({ data: z.object({ dropped: z.number().int().nonnegative() }) }),
});

/** A payment that somebody may have to look at. */
const listedPayment = z.object({
	id: z.string(),
	orderCode: z.string(),
	edition: z.string(),
	gateway: z.string(),
	/** What we call it at the gateway. */
	reference: z.string(),
	status: paymentStatus,
	/** In minor units. */
	amount: z.number().int(),
	/** Seconds since it began. */
	age: z.number().int(),
	/** What the gateway says otherwise. */
	difference: z.enum(['currency', 'unpaid', 'returned', 'charged_back']).nullable(),
	/** When the gateway was last asked. */
	inquiredAt: z.iso.datetime().nullable(),
});

/** Payments by state, and what waits or differs. Lists begin with the oldest, and have at most 200 entries. */
const getPaymentOverview = defineEndpoint({
	method: 'GET',
	path: '/api/operator/payments',
	summary: 'Payments by state, and what waits or differs',
	...open,
	permission: 'read_payments',
	response: z.object({
		data: z.object({
			states: z.array(
				z.object({
					edition: z.string(),
					gateway: z.string(),
					status: paymentStatus,
					count: z.number().int(),
					/** In minor units. */
					amount: z.number().int(),
					/** Seconds since the oldest began. */
					age: z.number().int(),
				}),
			),
			/** Those that have not ended. */
			waiting: z.array(listedPayment),
			/** Those of which the gateway says something else than the shop. */
			differing: z.array(listedPayment),
			/** Refunds that have not gone back: the gateway has them queued, has not answered, or refused them. */
			refunds: z.array(
				z.object({
					id: z.string(),
					orderCode: z.string(),
					edition: z.string(),
					/** Of the payment. */
					reference: z.string(),
					status: z.string(),
					/** In minor units. */
					amount: z.number().int(),
					/** Seconds since it was requested. */
					age: z.number().int(),
					/** What the gateway does first. */
					waitsFor: z.string().nullable(),
					/** Code of the gateway that refused it. */
					failure: z.string().nullable(),
				}),
			),
			/** Orders of the last 24 hours of which the ledger says something else than the gateway. */
			ledger: z.array(
				z.object({
					edition: z.string(),
					orderCode: z.string(),
					/** Money at the gateway, with its fees, as the ledger has it, in minor units. */
					ledger: z.number().int(),
					/** What the gateway took and did not give back, in minor units. */
					gateway: z.number().int(),
				}),
			),
		}),
	}),
});

/** A line that somebody writes, such as a name or a reason. */
const words = (most: number) =>
	z
		.string()
		.trim()
		.min(1)
		.regex(/^\P{Cc}*$/u)
		.max(most);

/** Records that the operator returned the money of a refund that the gateway refused; the same record again changes nothing. */
const recordRefundTransfer = defineEndpoint({
	method: 'POST',
	path: '/api/operator/refunds/{id}/transfer',
	summary: 'Record a refund that was returned by bank transfer',
	...open,
	permission: 'record_refunds',
	params: z.object({ id: z.string().max(40) }),
	body: z.strictObject({
		/** What the bank calls the transfer. */
		reference: words(80),
		/** Who made it. */
		by: words(80),
	}),
	response: z.object({ data: z.object({ recorded: z.boolean() }) }),
	errors: ['payment_not_found', 'order_move_refused'],
});

/** What settlement files say differently than the shop, and the files that were read; at most 200 of each. */
const getSettlementOverview = defineEndpoint({
	method: 'GET',
	path: '/api/operator/settlements',
	summary: 'Differences of settlement files, and the files',
	...open,
	permission: 'read_settlements',
	response: z.object({
		data: z.object({
			/** Those that wait for a decision, the oldest first. */
			differences: z.array(
				z.object({
					id: z.string(),
					edition: z.string(),
					/** Whose file it is: a gateway or the courier. */
					source: z.string(),
					kind: z.string(),
					/** What the file calls the payment, refund or parcel. */
					reference: z.string(),
					of: z.string(),
					currency: z.string(),
					/** What the file says, in minor units; what the shop says where the file says nothing. */
					amount: z.number().int(),
					/** What the file says less what the shop says. */
					difference: z.number().int(),
					/** Entry of the ledger that accepting writes; empty where a person must ask first. */
					proposal: z.array(z.object({ account: z.string(), amount: z.number().int() })),
					/** Null where the shop knows no order of it. */
					orderCode: z.string().nullable(),
					foundAt: z.iso.datetime(),
				}),
			),
			/** Files that were read, the newest first. */
			files: z.array(
				z.object({
					edition: z.string(),
					source: z.string(),
					name: z.string(),
					lines: z.number().int().nonnegative(),
					readAt: z.iso.datetime(),
				}),
			),
		}),
	}),
});

/** Ends a difference: its proposed entry is written to the ledger, or it is refused. */
const decideSettlementDifference = defineEndpoint({
	method: 'POST',
	path: '/api/operator/settlements/differences/{id}/decision',
	summary: 'Accept or refuse the entry of a difference',
	...open,
	permission: 'decide_settlements',
	params: z.object({ id: z.string().max(40) }),
	body: z.strictObject({
		/** `accept` posts the proposed entry; `refuse` ends the difference without one. */
		decision: z.enum(['accept', 'refuse']),
		/** Who decides. */
		by: words(80),
		/** Why. */
		note: words(500),
	}),
	response: z.object({ data: z.object({ decided: z.boolean() }) }),
	errors: ['payment_not_found', 'order_move_refused'],
});

/**
 * Endpoints of operators by their names. The OpenAPI document has them; the list of the contract's endpoints has not, because
 * no page calls them and the mock API does not answer them.
 */
export const operatorEndpoints = {
	listDeadLetters,
	getDeadLetter,
	repeatDeadLetters,
	dropDeadLetters,
	getPaymentOverview,
	recordRefundTransfer,
	getSettlementOverview,
	decideSettlementDifference,
} as const;

/** How the operator returned the money of a refund. */
export type RefundTransfer = z.infer<typeof recordRefundTransfer.body>;

/** What operators see of settlement files. */
export type SettlementOverview = z.infer<typeof getSettlementOverview.response>['data'];

/** What the operator decides about a difference. */
export type SettlementDecision = z.infer<typeof decideSettlementDifference.body>;

/** What operators see of payments. */
export type PaymentOverview = z.infer<typeof getPaymentOverview.response>['data'];
