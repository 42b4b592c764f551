import { ORDER_STAGES } from '@zaylat/domain/orders';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import { orderAddress, orderStatus, parcel } from '../orders/contract.ts';
import { typedLines } from '../shared.ts';

const defineEndpoint = defineResource('seller-parcels', 'Selling');

/** A parcel as its seller sees it: with the address and the buyer's note, without the parcels of other shops. */
export const sellerParcel = parcel.extend({
	orderCode: z.string(),
	placedAt: z.string(),
	isPaid: z.boolean(),
	/** Where it is sent; null for digital goods. */
	address: orderAddress.nullable(),
	/** What the buyer wrote to the shops of the order. */
	note: z.string(),
	/** States that the seller may set now. */
	moves: z.array(orderStatus),
});

/** Parcels of the seller's shops, newest first. */
export const listSellerParcels = defineEndpoint({
	method: 'GET',
	path: '/api/seller/parcels',
	summary: "Parcels of the seller's shops",
	caller: 'seller',
	guarded: true,
	query: z.object({
		status: orderStatus.optional(),
		stage: z.enum(ORDER_STAGES).optional(),
		/** `open` selects parcels with a return that waits for its shop or for the goods. */
		returns: z.enum(['open']).optional(),
		/** Slug of one of the seller's shops. */
		shop: z.string().max(80).optional(),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(200).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(20),
	}),
	response: z.object({
		data: z.object({
			items: z.array(sellerParcel),
			page: z.object({ next: z.string().nullable() }),
			/** All shops of the seller in the edition, by name. */
			shops: z.array(z.object({ slug: z.string(), name: z.string() })),
		}),
	}),
});

/** Moves a parcel along, as far as the table of moves allows the seller (Decisions 9, 15). */
export const moveSellerParcel = defineEndpoint({
	method: 'POST',
	path: '/api/seller/parcels/{trackCode}/moves',
	summary: 'Move a parcel',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	params: z.object({ trackCode: z.string().max(20) }),
	body: z.object({ to: orderStatus, note: typedLines(200).default('') }),
	response: z.object({ data: sellerParcel }),
	errors: ['order_not_found', 'order_move_refused'],
});

/**
 * Where the label of a parcel is a file. A browser follows the address to print it, with its cookie and no header of ours;
 * `lang` chooses its language.
 */
export const PARCEL_LABEL_FILE = '/api/seller/parcels/{trackCode}/label.pdf';

/** Errors of the label of a parcel. */
export const PARCEL_LABEL_ERRORS = [
	'sign_in_required',
	'session_expired',
	'seller_required',
	'order_not_found',
	'too_many_requests',
	'unavailable',
] as const satisfies readonly ErrorCode[];

export type SellerParcel = z.infer<typeof sellerParcel>;
