import type { ApplicationDecision } from '@zaylat/domain/seller-applications';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Shows the bank account of an application: `response.data.bank`. Error: `application_not_found`. */
export function showBankAccount(id: string) {
	return call<typeof contract.showBankAccount>('POST', '/api/operating/applications/{id}/bank-account', {
		guarded: true,
		params: { id },
	});
}

/** Decides about an application: `response.data`. Errors: `application_not_found`, `application_move_refused`. */
export function decideApplication(id: string, decision: ApplicationDecision, reason: string) {
	return call<typeof contract.decideStaffApplication>('POST', '/api/operating/applications/{id}/decision', {
		guarded: true,
		params: { id },
		body: { decision, reason },
	});
}
