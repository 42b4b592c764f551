import { call } from '../http/request.ts';
import type { getAccountDeletion } from './contract.ts';

/** Where the code of a deletion would go, and for how many days it can be undone: `response.data`. */
export function accountDeletion() {
	return call<typeof getAccountDeletion>('GET', '/api/account-deletion', { guarded: true });
}
