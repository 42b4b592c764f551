import { call } from '../http/request.ts';
import type { getHome } from './contract.ts';

/** All that the home page shows: `response.data`. */
export function home() {
	return call<typeof getHome>('GET', '/api/home', { guarded: false });
}
