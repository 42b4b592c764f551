import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Sends a code to delete the account with: `response.data` tells where it went.
 * Errors: `reauthentication_required` where there is a password, `otp_wait`.
 */
export function startAccountDeletion() {
	return call<typeof contract.startAccountDeletion>('POST', '/api/account-deletion', { guarded: true });
}

/**
 * Deletes the account and ends every session: signing in until `response.data.restorableUntil` restores it.
 * Errors: `reauthentication_required` where there is a password, `otp_wrong` with `details.triesLeft`, `otp_expired`.
 */
export function confirmAccountDeletion(code: string) {
	return call<typeof contract.confirmAccountDeletion>('POST', '/api/account-deletion/confirm', {
		guarded: true,
		body: { code },
	});
}
