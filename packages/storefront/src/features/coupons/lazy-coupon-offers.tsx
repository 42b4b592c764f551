import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { useIsHydrated } from '../../core/lazy/use-is-hydrated.ts';
import type { CouponOffersProps } from './coupon-offers.tsx';

const Offers = lazyComponent<CouponOffersProps>(async () => (await import('./coupon-offers.tsx')).CouponOffers, {
	namespaces: ['cart'],
});

/** The coupons that fit what is bought; they come after hydration, because they depend on who is signed in. */
export function LazyCouponOffers(props: CouponOffersProps) {
	return useIsHydrated() ? <Offers {...props} /> : null;
}
