import { call } from '../http/request.ts';
import type { collectCoupon as collectEndpoint } from './contract.ts';

/** Collects a coupon; twice changes nothing: `response.data.items`. Error: `coupon_invalid` with `details.reason`. */
export function collectCoupon(code: string) {
	return call<typeof collectEndpoint>('PUT', '/api/coupons/collected/{code}', { guarded: true, params: { code } });
}
