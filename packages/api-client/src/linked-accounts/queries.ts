import { call } from '../http/request.ts';
import type { listLinkedAccounts } from './contract.ts';

/** Accounts elsewhere that sign in here: `answer.data.items`. */
export function linkedAccounts() {
	return call<typeof listLinkedAccounts>('GET', '/api/linked-accounts', { guarded: true });
}
