import { z } from 'zod';
import { deliveryOption } from '../delivery-quotes/contract.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { namedPlace } from '../locations/contract.ts';

/** What a parcel of a weight costs from a region to a region or a country (Specification §1: delivery cost calculator). */
export const estimateDeliveryCost = defineEndpoint({
	method: 'GET',
	path: '/api/delivery-estimates',
	summary: 'Delivery services and costs of a parcel by weight',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	query: z.object({
		/** Id of the region that the parcel leaves from. */
		from: z.string().max(80),
		/** Id of the region that it goes to, of either country. */
		to: z.string().max(80).optional(),
		/** Value of the delivery country that it goes to, for example `cn`; instead of `to`. */
		country: z.string().max(10).optional(),
		/** Weight of the packed parcel. */
		grams: z.coerce.number().int().min(1).max(1_000_000),
	}),
	answer: z.object({
		data: z.object({
			from: namedPlace,
			/** Null for a parcel to a country whose regions are not kept. */
			to: namedPlace.nullable(),
			/** Value of the country that it goes to. */
			country: z.string(),
			grams: z.number().int().positive(),
			/** Cheapest first, never empty. */
			services: z.array(deliveryOption).min(1),
		}),
	}),
	errors: ['bad_request', 'place_not_found', 'no_delivery_service', 'unavailable'],
});
