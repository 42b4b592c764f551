import type { CouponState } from '@zaylat/domain/coupons';
import { call } from '../http/request.ts';
import type { getOperatedCoupon, listOperatedCoupons } from './contract.ts';

/** Coupons that are wanted. */
export interface OperatedCouponFilter {
	readonly state?: CouponState | undefined;
	/** A part of the code, or of the title in some language. */
	readonly search?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** Coupons of the market, the last to begin first: `response.data`. */
export function operatedCoupons({ state, search, cursor }: OperatedCouponFilter = {}) {
	return call<typeof listOperatedCoupons>('GET', '/api/operating/coupons', {
		guarded: true,
		query: { state, search, cursor },
	});
}

/** A coupon of the market: `response.data`. Errors: `path_not_found`. */
export function operatedCoupon(code: string) {
	return call<typeof getOperatedCoupon>('GET', '/api/operating/coupons/{code}', { guarded: true, params: { code } });
}
