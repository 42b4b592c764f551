import { useParams } from 'react-router';
import { CouponList } from '../../shared/coupons/coupon-list.tsx';

/** Coupons of the shop that the address names. */
export function ShopCoupons() {
	const { slug = '' } = useParams();
	return <CouponList shop={slug} />;
}
