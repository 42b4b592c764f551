import { call } from '../http/request.ts';
import type { listAddresses } from './contract.ts';

/** The address book: `response.data.items`, exactly one of them primary when there are any. */
export function addresses() {
	return call<typeof listAddresses>('GET', '/api/addresses', { guarded: true });
}
