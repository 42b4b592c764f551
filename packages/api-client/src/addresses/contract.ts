import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('addresses', 'Account');

/** What a shopper fills in; `addressProblems` of `@zaylat/domain/addresses` judges it. Places are keys of the location tables. */
export const addressInput = z.object({
	/** What the shopper calls it ("Home"). */
	label: z.string().max(200),
	recipient: z.string().max(200),
	phoneCountry: z.enum(['95', '65', '66']),
	phone: z.string().max(40),
	country: z.enum(['mm', 'th']),
	/** Myanmar: region or state; Thailand: province. */
	region: z.string().max(80),
	/** Myanmar: township; Thailand: district. */
	township: z.string().max(80),
	/** Thailand only. */
	subdistrict: z.string().max(80).nullable(),
	postcode: z.string().max(20),
	homeNo: z.string().max(200),
	street: z.string().max(400),
	landmark: z.string().max(400).nullable(),
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
const addressesAnswer = z.object({ data: z.object({ items: z.array(address) }) });
const addressParams = z.object({ addressId: z.string().max(40) });

/** The address book of the session. */
export const listAddresses = defineEndpoint({
	method: 'GET',
	path: '/api/addresses',
	summary: 'The address book',
	caller: 'session',
	cache: 'private',
	guarded: true,
	answer: addressesAnswer,
	errors: ['sign_in_required', 'security_key_refused', 'unavailable'],
});

/** Adds an address; the first one becomes the primary one. A UUID as idempotency key becomes its id. */
export const addAddress = defineEndpoint({
	method: 'POST',
	path: '/api/addresses',
	summary: 'Add an address',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	body: addressInput.extend({ isPrimary: z.boolean().default(false) }),
	answer: addressesAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'key_missing',
		'key_reused',
		'addresses_full',
		'too_many_requests',
		'unavailable',
	],
});

/** Changes an address as a whole. */
export const changeAddress = defineEndpoint({
	method: 'PUT',
	path: '/api/addresses/{addressId}',
	summary: 'Change an address',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: addressParams,
	body: addressInput,
	answer: addressesAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'key_missing',
		'key_reused',
		'address_not_found',
		'too_many_requests',
		'unavailable',
	],
});

/** Makes an address the primary one; the one that was it before no longer is. */
export const makeAddressPrimary = defineEndpoint({
	method: 'PUT',
	path: '/api/addresses/{addressId}/primary',
	summary: 'Make an address the primary one',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: addressParams,
	answer: addressesAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'key_missing',
		'key_reused',
		'address_not_found',
		'too_many_requests',
		'unavailable',
	],
});

/** Deletes an address; when it was the primary one, the oldest that is left becomes it. */
export const removeAddress = defineEndpoint({
	method: 'DELETE',
	path: '/api/addresses/{addressId}',
	summary: 'Delete an address',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: addressParams,
	answer: addressesAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'key_missing',
		'key_reused',
		'address_not_found',
		'too_many_requests',
		'unavailable',
	],
});

export type Address = z.infer<typeof address>;
export type AddressInput = z.infer<typeof addressInput>;
