import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { orderStatus, parcelEvent } from '../orders/contract.ts';
import { typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('tracking', 'Orders');

/** A parcel as anyone with code and phone number may see it: nothing of where it goes (Decision 10). */
export const trackedParcel = z.object({
	trackCode: z.string(),
	shop: z.object({ slug: z.string(), name: z.string() }),
	kind: z.enum(['goods', 'digital']),
	status: orderStatus,
	service: z.string().nullable(),
	arrives: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
	pieceCount: z.number().int().nonnegative(),
	/** Oldest first. */
	events: z.array(parcelEvent.omit({ actor: true })),
});

/**
 * Follows an order by its code, or one parcel by its track code, with the phone number that it was ordered with; or an
 * order with the token of a link that its buyer was sent.
 */
export const trackOrder = defineEndpoint({
	method: 'POST',
	path: '/api/tracking',
	summary: 'Follow an order without signing in',
	caller: 'visitor',
	guarded: true,
	limit: 'track',
	body: z
		.object({
			code: typedSigns(40),
			/** Needed unless there is a token. */
			phone: typedSigns(30).optional(),
			/** Dialling code chosen beside the field. */
			phoneCountry: z.enum(['95', '65', '66']).optional(),
			/** Token of the link in a message about the order. */
			token: z.string().max(40).optional(),
		})
		.refine(({ phone, token }) => phone !== undefined || token !== undefined, { path: ['phone'] }),
	response: z.object({
		data: z.object({
			code: z.string(),
			status: orderStatus,
			placedAt: z.string(),
			parcels: z.array(trackedParcel),
		}),
	}),
	errors: ['order_not_found'],
});

export type TrackedOrder = z.infer<typeof trackOrder.response>['data'];
export type TrackedParcel = z.infer<typeof trackedParcel>;
