import { call } from '../http/request.ts';
import type { unlinkAccount as endpoint } from './contract.ts';

/**
 * Takes a linked account off, after `reauthenticate`: `response.data.items`.
 * Errors: `reauthentication_required`, `linked_account_not_found`, `last_sign_in`.
 */
export function unlinkAccount(provider: string) {
	return call<typeof endpoint>('DELETE', '/api/linked-accounts/{provider}', { guarded: true, params: { provider } });
}
