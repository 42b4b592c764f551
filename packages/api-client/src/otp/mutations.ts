import { call } from '../http/request.ts';
import type { sendSignInCode as endpoint } from './contract.ts';

/**
 * Sends a code that signs in by phone: `response.data` tells where it went; then sign in by the provider `phone` with the
 * fields `phone` and `code`. Errors: `bad_request` with `fields.phone`, `otp_wait` with `details.retryAfter`.
 */
export function sendSignInCode(phone: string) {
	return call<typeof endpoint>('POST', '/api/sign-in-codes', { guarded: true, body: { phone } });
}
