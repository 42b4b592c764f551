import { call } from '../http/request.ts';
import type { listCurrencies } from './contract.ts';

/** The currencies and their exchange rates: `response.data.data` (Specification §7). */
export function currencies() {
	return call<typeof listCurrencies>('GET', '/api/currency-exchange', { guarded: false });
}
