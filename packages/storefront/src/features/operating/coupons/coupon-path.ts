import { COUPON_STATES, type CouponState } from '@zaylat/domain/coupons';
import { SEARCH_LETTERS, SECTIONS } from '../operating-path.ts';

const COUPONS = SECTIONS.coupons.path;

/** Path of the form of a coupon. */
export const COUPON_PATH = `${COUPONS}/Edit`;

/** Address of the form of a coupon. @param code undefined for a new one */
export const couponFormPath = (code?: string): string =>
	code === undefined ? COUPON_PATH : `${COUPON_PATH}?${new URLSearchParams({ code })}`;

/** What the address of the coupons selects. */
export interface CouponsSearch {
	readonly search?: string | undefined;
	readonly state?: CouponState | undefined;
}

/** Reads the address of the coupons; unknown values are ignored. */
export const readCouponsSearch = (query: URLSearchParams): CouponsSearch => ({
	search: query.get('search')?.trim().slice(0, SEARCH_LETTERS) || undefined,
	state: COUPON_STATES.find((state) => state === query.get('state')),
});

/** Address of the coupons. @param cursor where the list begins */
export function couponsPath({ search, state }: CouponsSearch, cursor?: string): string {
	const set = { ...(search && { search }), ...(state && { state }), ...(cursor && { cursor }) };
	const query = new URLSearchParams(set);
	return query.size === 0 ? COUPONS : `${COUPONS}?${query}`;
}
