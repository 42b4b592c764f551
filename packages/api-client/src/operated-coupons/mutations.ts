import { call } from '../http/request.ts';
import type * as contract from './contract.ts';
import type { CouponInput } from './contract.ts';

/**
 * Writes a coupon: `response.data`. Errors: `bad_request` with `fields`, such as `code` (`taken`, `malformed`) or
 * `percent` (`only_more`).
 * @param isNew whether the code must be free
 */
export function saveCoupon(code: string, coupon: CouponInput, isNew: boolean) {
	return call<typeof contract.saveCoupon>('PUT', '/api/operating/coupons/{code}', {
		guarded: true,
		params: { code },
		body: { isNew, coupon },
	});
}

/** Ends a coupon now: `response.data`. Errors: `path_not_found`. */
export function endCoupon(code: string) {
	return call<typeof contract.endCoupon>('POST', '/api/operating/coupons/{code}/end', {
		guarded: true,
		params: { code },
	});
}
