import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Sends a code to register with: `response.data` tells where it went. Where an account exists, the response is the same
 * and the message says so. Errors: `otp_wait` with `details.retryAfter`, `bad_request` with `fields.identifier`.
 */
export function startRegistration(body: { readonly identifier: string; readonly name: string }) {
	return call<typeof contract.startRegistration>('POST', '/api/registrations', { guarded: true, body });
}

/**
 * Registers and signs in; a guest's cart, wishlist and orders stay: `response.data` is the profile. Read the session
 * afterwards. Errors: `otp_wrong` with `details.triesLeft`, `otp_expired`, `identifier_taken`, `bad_request` with
 * `fields.password`.
 */
export function confirmRegistration(body: {
	readonly identifier: string;
	readonly name: string;
	readonly code: string;
	readonly password: string;
}) {
	return call<typeof contract.confirmRegistration>('POST', '/api/registrations/confirm', { guarded: true, body });
}
