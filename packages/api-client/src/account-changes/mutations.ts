import { call } from '../http/request.ts';
import type { revertAccountChange as endpoint } from './contract.ts';

/**
 * Reverts a change of an account by the token of its notice; every session ends.
 * Errors: `revert_link_invalid`, `revert_link_used`, `revert_link_expired`, `identifier_taken` when another account has
 * the old address or number by now.
 */
export function revertAccountChange(token: string) {
	return call<typeof endpoint>('POST', '/api/account-changes/revert', { guarded: true, body: { token } });
}
