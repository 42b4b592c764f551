import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Coupons that hold now: `response.data.items`. Error: `shop_not_found`. */
export function coupons(shop?: string) {
	return call<typeof contract.listCoupons>('GET', '/api/coupons', { guarded: false, query: { shop } });
}

/** What a code takes off the cart: `response.data`. Errors: `coupon_invalid` with `details.reason`, `cart_empty`. */
export function couponCheck(code: string) {
	return call<typeof contract.checkCoupon>('POST', '/api/coupons/check', { guarded: true, body: { code } });
}
