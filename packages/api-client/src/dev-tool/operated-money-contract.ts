import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { paymentStatus } from '../orders/contract.ts';
import { money } from '../shared.ts';

const defineEndpoint = defineResource('dev-tool', 'Developers');
const OPEN = { caller: 'visitor', guarded: false } as const;

/** Payments of an edition in one state. */
const paymentState = z.object({
	status: paymentStatus,
	count: z.number().int().positive(),
	amount: money,
});

/** Why the operator must look at money. */
const moneyConcern = z.enum(['waiting', 'differing', 'refund', 'settlement']);

/** What the operator decides about a difference of a settlement file: `accept` posts the proposed entry, `refuse` ends it. */
const settlementAct = z.enum(['accept', 'refuse']);

/** Money that the operator must look at. */
const operatedMoney = z.object({
	id: z.uuid(),
	/**
	 * `waiting`: a payment that has not ended; `differing`: one of which the gateway says something else; `refund`: one that
	 * has not gone back; `settlement`: a difference of a settlement file.
	 */
	concern: moneyConcern,
	/** Null where the shop knows no order of it. */
	orderCode: z.string().nullable(),
	/** Our reference at the gateway, or a track code. */
	reference: z.string(),
	/** What differs, the state of a refund, or the gateway of a payment. */
	detail: z.string(),
	/** Of a settlement: what the file says less what the shop says. */
	amount: money,
	/** When it began or was found. */
	at: z.iso.datetime(),
	/** What can be decided now. */
	acts: z.array(settlementAct),
});

const response = z.object({
	data: z.object({
		states: z.array(paymentState),
		/** The oldest first of each concern; at most 20 of each. */
		items: z.array(operatedMoney),
	}),
});

/** Payments of the edition by state, and what the operator must look at. */
export const listOperatedMoney = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/money',
	summary: 'Payments by state, and what waits or differs',
	...OPEN,
	response,
});

/** Decides a difference of a settlement file, and answers what is left. */
export const actOnSettlement = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/settlements/{differenceId}/acts',
	summary: 'Accept or refuse a difference of a settlement file',
	...OPEN,
	params: z.object({ differenceId: z.uuid() }),
	body: z.object({ act: settlementAct }),
	response,
	errors: ['payment_not_found', 'order_move_refused'],
});

export type OperatedMoney = z.infer<typeof operatedMoney>;
export type SettlementAct = z.infer<typeof settlementAct>;
