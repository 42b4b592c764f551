import { call } from '../http/request.ts';
import type { getStaffAccess } from './contract.ts';

/** What the caller may do in the operation of the market: `response.data`. Error: `path_not_found` for who is no staff. */
export function staffAccess() {
	return call<typeof getStaffAccess>('GET', '/api/operating/access', { guarded: true });
}
