import { call } from '../http/request.ts';
import type { listContactPhones } from './contract.ts';

/** Further numbers that riders and shops may call: `response.data.items`. */
export function contactPhones() {
	return call<typeof listContactPhones>('GET', '/api/contact-phones', { guarded: true });
}
