import { call } from '../http/request.ts';
import type { getPayment } from './contract.ts';

/** How a payment stands: `response.data`. Error: `payment_not_found`. */
export function paymentState(id: string) {
	return call<typeof getPayment>('GET', '/api/payments/{id}', { guarded: true, params: { id } });
}
