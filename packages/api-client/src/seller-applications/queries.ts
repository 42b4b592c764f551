import { call } from '../http/request.ts';
import type { getSellerApplication } from './contract.ts';

/** The own application to sell: `response.data.application`, null before one was sent. */
export function sellerApplication() {
	return call<typeof getSellerApplication>('GET', '/api/seller-application', { guarded: true });
}
