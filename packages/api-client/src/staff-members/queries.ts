import { call } from '../http/request.ts';
import type { listStaffMembers } from './contract.ts';

/** Who runs the market: `response.data.items`. */
export function staffMembers() {
	return call<typeof listStaffMembers>('GET', '/api/operating/staff', { guarded: true });
}
