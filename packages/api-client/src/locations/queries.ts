import { call } from '../http/request.ts';
import type { listCountries } from './contract.ts';

/** The countries that goods are delivered to: `answer.data` (Specification §7). */
export function countries() {
	return call<typeof listCountries>('GET', '/api/locations/countries', { guarded: false });
}
