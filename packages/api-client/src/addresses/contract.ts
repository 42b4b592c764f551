import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { typedLine, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('addresses', 'Account');

/** What a shopper fills in; `addressProblems` of `@zaylat/domain/addresses` judges it. Places are keys of the location tables. */
export const addressInput = z.object({
	/** What the shopper calls it ("Home"). */
	label: typedLine(200),
	recipient: typedLine(200),
	phoneCountry: z.enum(['95', '65', '66']),
	phone: typedSigns(40),
	country: z.enum(['mm', 'th']),
	/** Myanmar: region or state; Thailand: province. */
	region: z.string().max(80),
	/** Myanmar: township; Thailand: district. */
	township: z.string().max(80),
	/** Thailand only. */
	subdistrict: typedLine(80).nullable(),
	postcode: typedSigns(20),
	homeNo: typedLine(200),
	street: typedLine(400),
	landmark: typedLine(400).nullable(),
});

/** An address as it is stored. */
export const savedAddress = addressInput.extend({
	id: z.string(),
	/** True for exactly one address of a list, as long as there is one at all. */
	isPrimary: z.boolean(),
});

/** An address of the address book (Specification §3). */
export const address = savedAddress.extend({
	/** Its places as people say them, the smallest first, in the language of the request. */
	placeText: z.string(),
});

/** The oldest address first; at most 20. */
const addressesResponse = z.object({ data: z.object({ items: z.array(address) }) });
const addressParams = z.object({ addressId: z.string().max(40) });

/** The address book of the session. */
export const listAddresses = defineEndpoint({
	method: 'GET',
	path: '/api/addresses',
	summary: 'The address book',
	caller: 'session',
	guarded: true,
	response: addressesResponse,
});

/** Adds an address; the first one becomes the primary one. A UUID as idempotency key becomes its id. */
export const addAddress = defineEndpoint({
	method: 'POST',
	path: '/api/addresses',
	summary: 'Add an address',
	caller: 'session',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	body: addressInput.extend({ isPrimary: z.boolean().default(false) }),
	response: addressesResponse,
	errors: ['addresses_full'],
});

/** Changes an address as a whole. */
export const changeAddress = defineEndpoint({
	method: 'PUT',
	path: '/api/addresses/{addressId}',
	summary: 'Change an address',
	caller: 'session',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: addressParams,
	body: addressInput,
	response: addressesResponse,
	errors: ['address_not_found'],
});

/** Makes an address the primary one; the one that was it before no longer is. */
export const makeAddressPrimary = defineEndpoint({
	method: 'PUT',
	path: '/api/addresses/{addressId}/primary',
	summary: 'Make an address the primary one',
	caller: 'session',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: addressParams,
	response: addressesResponse,
	errors: ['address_not_found'],
});

/** Deletes an address; when it was the primary one, the oldest that is left becomes it. */
export const removeAddress = defineEndpoint({
	method: 'DELETE',
	path: '/api/addresses/{addressId}',
	summary: 'Delete an address',
	caller: 'session',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: addressParams,
	response: addressesResponse,
	errors: ['address_not_found'],
});

export type Address = z.infer<typeof address>;
export type AddressInput = z.infer<typeof addressInput>;
