import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Sends a code to set a new password with, if there is such an account: `response.data` tells where it went.
 * Errors: `otp_wait` with `details.retryAfter`, `bad_request` with `fields.identifier`.
 */
export function startPasswordReset(identifier: string) {
	return call<typeof contract.startPasswordReset>('POST', '/api/password-resets', {
		guarded: true,
		body: { identifier },
	});
}

/**
 * Sets the new password and ends all sessions; then sign in with `response.data.identifier`.
 * Errors: `otp_wrong` with `details.triesLeft`, `otp_expired`, `bad_request` with `fields.password`.
 */
export function confirmPasswordReset(body: {
	readonly identifier: string;
	readonly code: string;
	readonly password: string;
}) {
	return call<typeof contract.confirmPasswordReset>('POST', '/api/password-resets/confirm', { guarded: true, body });
}
