import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Adds an address: `response.data.items` is the address book. Errors: `addresses_full`, `bad_request` with `fields`.
 * @param isPrimary whether it becomes the primary one; the first always does.
 * @param idempotencyKey sent again with it, nothing changes and the response is the address book as it is
 */
export function addAddress(fields: contract.AddressInput, isPrimary = false, idempotencyKey?: string) {
	return call<typeof contract.addAddress>('POST', '/api/addresses', {
		guarded: true,
		body: { ...fields, isPrimary },
		idempotencyKey,
	});
}

/**
 * Changes an address as a whole: `response.data.items`. Errors: `address_not_found`, `bad_request` with `fields`.
 * @param idempotencyKey sent again with it, nothing changes and the response is the address book as it is
 */
export function changeAddress(addressId: string, fields: contract.AddressInput, idempotencyKey?: string) {
	return call<typeof contract.changeAddress>('PUT', '/api/addresses/{addressId}', {
		guarded: true,
		params: { addressId },
		body: fields,
		idempotencyKey,
	});
}

/**
 * Makes an address the primary one: `response.data.items`. Error: `address_not_found`.
 * @param idempotencyKey sent again with it, nothing changes and the response is the address book as it is
 */
export function makeAddressPrimary(addressId: string, idempotencyKey?: string) {
	return call<typeof contract.makeAddressPrimary>('PUT', '/api/addresses/{addressId}/primary', {
		guarded: true,
		params: { addressId },
		idempotencyKey,
	});
}

/**
 * Deletes an address: `response.data.items` is what is left. Error: `address_not_found`.
 * @param idempotencyKey sent again with it, nothing changes and the response is the address book as it is
 */
export function removeAddress(addressId: string, idempotencyKey?: string) {
	return call<typeof contract.removeAddress>('DELETE', '/api/addresses/{addressId}', {
		guarded: true,
		params: { addressId },
		idempotencyKey,
	});
}
