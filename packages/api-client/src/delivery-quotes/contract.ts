import { CARRYING_KINDS } from '@zaylat/domain/delivery';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { money, typedLine, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('delivery-quotes', 'Checkout');

/** An address that is typed at the checkout, without keeping it; places are keys of the location tables. */
export const typedAddress = z.object({
	recipient: typedLine(80),
	phoneCountry: z.enum(['95', '65', '66']),
	phone: typedSigns(30),
	country: z.enum(['mm', 'th']),
	region: z.string().max(60),
	township: z.string().max(60),
	subdistrict: typedLine(60).nullable().default(null),
	postcode: typedSigns(10),
	homeNo: typedLine(40),
	street: typedLine(160),
	landmark: typedLine(160).nullable().default(null),
});

/** Where parcels go: an address of the address book, or one that is typed. */
export const destination = {
	addressId: z.string().max(40).optional(),
	address: typedAddress.optional(),
};

/** A service that would carry a parcel. */
export const deliveryOption = z.object({
	id: z.string(),
	name: z.string(),
	/** What the shopper pays; zero when the shop does. */
	cost: money,
	/** Days until arrival, both ends counted. */
	minDays: z.number().int().nonnegative(),
	maxDays: z.number().int().nonnegative(),
	isTracked: z.boolean(),
	/** Whether it takes the money at the door. */
	takesCash: z.boolean(),
});

/** How the bulky goods of a parcel are carried, and what that adds to the price of each service, in which it is included. */
export const carryingCharge = z.object({ kind: z.enum(CARRYING_KINDS), fee: money });

/** What the parcels of the selected lines of the cart would cost to an address, one parcel per shop (Decision 9). */
export const quoteDelivery = defineEndpoint({
	method: 'POST',
	path: '/api/delivery-quotes',
	summary: 'Delivery services and costs of the cart to an address',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: z.object(destination),
	response: z.object({
		data: z.object({
			parcels: z.array(
				z.object({
					shop: z.object({ slug: z.string(), name: z.string() }),
					/** Weight of the packed pieces. */
					grams: z.number().int().nonnegative(),
					goods: money,
					/** Cheapest first, never empty. */
					services: z.array(deliveryOption).min(1),
				}),
			),
		}),
	}),
	errors: ['cart_empty', 'address_not_found', 'no_delivery_service'],
});

export type TypedAddress = z.infer<typeof typedAddress>;
export type DeliveryOption = z.infer<typeof deliveryOption>;
