import { RETURN_MOST_PICTURES, RETURN_REASONS } from '@zaylat/domain/orders';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { order, returnLine } from '../orders/contract.ts';
import { sellerParcel } from '../seller-parcels/contract.ts';
import { typedLine, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('returns', 'Orders');

/** Longest words of a shopper or shop about a return. */
const MOST_LETTERS = 500;

/**
 * Asks a shop to take goods of a delivered parcel back, by piece (ADR 70, ADR 167). A repeated idempotency key changes
 * nothing. `order_move_refused` when the time is over or pieces are in another return.
 */
export const requestReturn = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/returns',
	summary: 'Ask to return goods of a parcel',
	caller: 'session',
	guarded: true,
	limit: 'order',
	isIdempotent: 'optional',
	params: z.object({
		/** Id or code of the order. */
		id: z.string().max(40),
	}),
	body: z.object({
		trackCode: z.string().max(20),
		lines: z.array(returnLine).min(1).max(100),
		reason: z.enum(RETURN_REASONS),
		note: typedLines(MOST_LETTERS).default(''),
		/** Bank account or wallet for the money; needed where it was paid in cash. */
		payTo: typedLine(200).default(''),
		/** Keys of photographs that were uploaded for a return. */
		pictureKeys: z.array(z.string().max(120)).max(RETURN_MOST_PICTURES).default([]),
	}),
	response: z.object({ data: order }),
	errors: ['order_not_found', 'order_move_refused', 'upload_not_found'],
});

/** Withdraws an open return; its pieces can be returned again. */
export const withdrawReturn = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/returns/{returnId}/withdraw',
	summary: 'Withdraw a return',
	caller: 'session',
	guarded: true,
	limit: 'order',
	params: z.object({ id: z.string().max(40), returnId: z.string().max(40) }),
	response: z.object({ data: order }),
	errors: ['order_not_found', 'order_move_refused'],
});

/** Accepts, declines or refunds a return of the seller's shops; declining needs words for the shopper. */
export const moveReturn = defineEndpoint({
	method: 'POST',
	path: '/api/seller/returns/{returnId}/moves',
	summary: 'Decide about a return',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	params: z.object({ returnId: z.string().max(40) }),
	body: z
		.object({ to: z.enum(['accepted', 'declined', 'refunded']), note: typedLines(MOST_LETTERS).default('') })
		.refine(({ to, note }) => to !== 'declined' || note !== '', { path: ['note'] }),
	response: z.object({ data: sellerParcel }),
	errors: ['order_not_found', 'order_move_refused'],
});
