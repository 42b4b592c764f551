import { z } from 'zod';
import { carryingCharge, deliveryOption } from '../delivery-quotes/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { namedPlace } from '../locations/contract.ts';

const defineEndpoint = defineResource('delivery-calculator', 'Places');

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
	response: z.object({
		data: z.object({
			from: namedPlace,
			/** Null for a parcel to a country whose regions are not stored. */
			to: namedPlace.nullable(),
			/** Value of the country that it goes to. */
			country: z.string(),
			grams: z.number().int().positive(),
			/** Cheapest first, never empty. */
			services: z.array(deliveryOption).min(1),
		}),
	}),
	errors: ['place_not_found', 'no_delivery_service'],
});

/** What the shop of a product asks to send some pieces of it, before they are in a cart. */
export const estimateProductDelivery = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}/delivery',
	summary: 'Delivery services and costs of a product',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	params: z.object({ id: z.string().max(40) }),
	query: z.object({
		/** Value of the delivery country, for example `cn`. */
		country: z.string().max(10),
		/** Id of a region of the shop's own country; where none is given, the one that the shop sends from. */
		region: z.string().max(80).optional(),
		quantity: z.coerce.number().int().min(1).max(100_000).default(1),
	}),
	response: z.object({
		data: z.object({
			/** Null for a country whose regions are not stored. */
			to: namedPlace.nullable(),
			/** Null for a product that is no bulky goods. */
			carrying: carryingCharge.nullable(),
			/** Cheapest first, never empty. */
			services: z.array(deliveryOption).min(1),
		}),
	}),
	errors: ['product_not_found', 'place_not_found', 'no_delivery_service'],
});
