import type { StepProps } from './address-step.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { PointsChoice } from './points-choice.tsx';

/** Props of {@link Reductions}. */
export interface ReductionsProps extends Pick<StepProps, 'checkout' | 'quote'> {
	/** Whether a switch stands for the number of points. Default false. */
	readonly isCompact?: boolean;
}

/** What makes the order cheaper: a coupon and points. */
export function Reductions({ checkout, quote, isCompact = false }: ReductionsProps) {
	return (
		<>
			<CheckoutCoupon checkout={checkout} quote={quote} />
			{quote.pointsBalance > 0 && <PointsChoice checkout={checkout} quote={quote} isCompact={isCompact} />}
		</>
	);
}
