import { call } from '../http/request.ts';
import type { getWholesale } from './contract.ts';

/** All that the wholesale home of the edition shows: `response.data`. */
export function wholesale() {
	return call<typeof getWholesale>('GET', '/api/wholesale', { guarded: false });
}
