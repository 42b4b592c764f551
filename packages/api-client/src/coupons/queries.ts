import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Coupons that hold now: `response.data.items`. Error: `shop_not_found`.
 * @param addressId a saved address, whose phone number the uses count for
 */
export function coupons(shop?: string, addressId?: string) {
	return call<typeof contract.listCoupons>('GET', '/api/coupons', { guarded: false, query: { shop, addressId } });
}

/** The coupons that the account has collected: `response.data.items`. */
export function collectedCoupons() {
	return call<typeof contract.listCollectedCoupons>('GET', '/api/coupons/collected', { guarded: true });
}

/** What a code takes off the cart: `response.data`. Errors: `coupon_invalid` with `details.reason`, `cart_empty`. */
export function couponCheck(code: string) {
	return call<typeof contract.checkCoupon>('POST', '/api/coupons/check', { guarded: true, body: { code } });
}
