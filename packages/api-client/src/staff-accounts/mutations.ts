import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Locks an account: `response.data`. Errors: `account_not_found`, `staff_change_refused` with `details.reason`. */
export function lockAccount(id: string, reason: string) {
	return call<typeof contract.lockAccount>('POST', '/api/operating/accounts/{id}/lock', {
		guarded: true,
		params: { id },
		body: { reason },
	});
}

/** Unlocks an account: `response.data`. Errors as `lockAccount`. */
export function unlockAccount(id: string, reason: string) {
	return call<typeof contract.unlockAccount>('POST', '/api/operating/accounts/{id}/unlock', {
		guarded: true,
		params: { id },
		body: { reason },
	});
}

/** Signs an account out everywhere: `response.data`. Errors as `lockAccount`. */
export function endAccountSessions(id: string, reason: string) {
	return call<typeof contract.endAccountSessions>('POST', '/api/operating/accounts/{id}/sign-out', {
		guarded: true,
		params: { id },
		body: { reason },
	});
}
