import type { Coupon } from '@zaylat/api-client/contract';
import { CollectButton } from './collect-button.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import type { Collecting } from './use-collecting.ts';
import { useCouponWords } from './use-coupon-words.ts';

/** Props of {@link CouponCard}. */
export interface CouponCardProps {
	readonly coupon: Coupon;
	readonly collecting: Collecting;
}

/** A coupon to collect, with its condition and end. Texts: area `coupons`. */
export function CouponCard({ coupon, collecting }: CouponCardProps) {
	const { benefit, condition, scope, end } = useCouponWords()(coupon);
	const { code } = coupon;
	return (
		<CouponTicket
			className="h-full"
			title={benefit}
			terms={[condition, end, scope].join(' · ')}
			action={<CollectButton code={code} benefit={benefit} collecting={collecting} />}
		/>
	);
}
