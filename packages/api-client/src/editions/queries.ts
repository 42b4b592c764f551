import { call } from '../http/request.ts';
import type { getEdition, listEditions } from './contract.ts';

/** Settings of both editions: `response.data.items`. */
export function editions() {
	return call<typeof listEditions>('GET', '/api/editions', { guarded: false });
}

/** Settings of one edition: `response.data`; error `path_not_found`. */
export function edition(key: 'mm' | 'th') {
	return call<typeof getEdition>('GET', '/api/editions/{key}', { guarded: false, params: { key } });
}
