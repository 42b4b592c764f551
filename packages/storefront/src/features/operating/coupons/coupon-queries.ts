import { operatedCoupon, operatedCoupons } from '@zaylat/api-client';
import { optional } from '../../../core/screen/screen-queries.ts';
import { operatingQueries } from '../queries.ts';
import { readCouponsSearch } from './coupon-path.ts';

/** What the section of coupons shows. */
export const couponsQueries = {
	...operatingQueries,
	coupons: optional(({ url, cursor }) => operatedCoupons({ ...readCouponsSearch(url.searchParams), cursor })),
};

/** What the form of a coupon shows: the one that the address names. */
export const couponQueries = {
	...operatingQueries,
	coupon: optional(({ url }) => {
		const code = url.searchParams.get('code');
		return code === null ? undefined : operatedCoupon(code);
	}),
};
