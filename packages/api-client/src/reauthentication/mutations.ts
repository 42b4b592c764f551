import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Sends a code to the contact of an account without a password: `response.data` tells where it went.
 * Errors: `password_expected`, `otp_wait` with `details.retryAfter`.
 */
export function sendReauthenticationCode() {
	return call<typeof contract.sendReauthenticationCode>('POST', '/api/reauthentication/code', { guarded: true });
}

/**
 * Proves who uses this session, for ten minutes.
 * Errors: `password_wrong`, `reauthentication_locked` with `details.retryAfter`, `otp_wrong` with `details.triesLeft`,
 * `otp_expired`.
 */
export function reauthenticate(proof: { readonly password: string } | { readonly code: string }) {
	return call<typeof contract.reauthenticate>('POST', '/api/reauthentication', { guarded: true, body: proof });
}
