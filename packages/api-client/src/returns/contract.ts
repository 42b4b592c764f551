import { RETURN_REASONS } from '@zaylat/domain/orders';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { order, returnLine } from '../orders/contract.ts';
import { sellerParcel } from '../seller-parcels/contract.ts';

const defineEndpoint = defineResource('returns', 'Orders');

/** Longest words of a shopper or shop about a return. */
const MOST_LETTERS = 500;

/** Asks a shop to take goods of a delivered parcel back (ADR 70). */
export const requestReturn = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/returns',
	summary: 'Ask to return goods of a parcel',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'order',
	params: z.object({
		/** Id or code of the order. */
		id: z.string().max(40),
	}),
	body: z.object({
		trackCode: z.string().max(20),
		lines: z.array(returnLine).min(1).max(100),
		reason: z.enum(RETURN_REASONS),
		note: z.string().max(MOST_LETTERS).default(''),
		/** Bank account or wallet for the money; needed where it was paid in cash. */
		payTo: z.string().max(200).default(''),
	}),
	answer: z.object({ data: order }),
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'order_not_found',
		'order_move_refused',
		'too_many_requests',
		'unavailable',
	],
});

/** Withdraws the open return of a parcel. */
export const withdrawReturn = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/returns/{returnId}/withdraw',
	summary: 'Withdraw a return',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'order',
	params: z.object({ id: z.string().max(40), returnId: z.string().max(40) }),
	answer: z.object({ data: order }),
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'order_not_found',
		'order_move_refused',
		'too_many_requests',
		'unavailable',
	],
});

/** Accepts, declines or refunds a return of the seller's shops; declining needs words for the shopper. */
export const moveReturn = defineEndpoint({
	method: 'POST',
	path: '/api/seller/returns/{returnId}/moves',
	summary: 'Decide about a return',
	caller: 'seller',
	cache: 'private',
	guarded: true,
	limit: 'write',
	params: z.object({ returnId: z.string().max(40) }),
	body: z
		.object({ to: z.enum(['accepted', 'declined', 'refunded']), note: z.string().max(MOST_LETTERS).default('') })
		.refine(({ to, note }) => to !== 'declined' || note.trim() !== '', { path: ['note'] }),
	answer: z.object({ data: sellerParcel }),
	errors: [
		'bad_request',
		'sign_in_required',
		'seller_required',
		'security_key_refused',
		'order_not_found',
		'order_move_refused',
		'too_many_requests',
		'unavailable',
	],
});
