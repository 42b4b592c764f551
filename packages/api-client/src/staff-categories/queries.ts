import { call } from '../http/request.ts';
import type { listStaffCategories } from './contract.ts';

/** All categories: `response.data.items`, parents before their children, siblings in their order. */
export function staffCategories() {
	return call<typeof listStaffCategories>('GET', '/api/operating/categories', { guarded: true });
}
