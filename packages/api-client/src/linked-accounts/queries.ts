import { call } from '../http/request.ts';
import type { listLinkedAccounts } from './contract.ts';

/** Linked OAuth accounts: `response.data.items`. */
export function linkedAccounts() {
	return call<typeof listLinkedAccounts>('GET', '/api/linked-accounts', { guarded: true });
}
