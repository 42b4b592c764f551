import type { CartLine } from '@zaylat/api-client/contract';
import { CouponField } from '@zaylat/ui/coupon-field';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BestCoupon } from '../../coupons/best-coupon.tsx';
import { couponParcels } from '../../coupons/coupon-goods.ts';
import { LazyCouponOffers } from '../../coupons/lazy-coupon-offers.tsx';
import { useCouponTerms } from '../../coupons/use-coupon-terms.ts';
import type { CouponChoice } from '../state/use-coupon.ts';

/** Props of {@link CartCoupon}. */
export interface CartCouponProps {
	readonly coupon: CouponChoice;
	/** The lines of the cart; the selected ones are bought. */
	readonly lines: readonly CartLine[];
}

/** Takes a coupon for the cart, says what it takes off or why it does not hold, and lists those that fit. */
export function CartCoupon({ coupon, lines }: CartCouponProps) {
	const { t } = useTranslation('cart');
	const show = usePrice();
	const termsOf = useCouponTerms();
	const { state, code, setCode, apply, isOpen, takeBest, remove } = coupon;
	const applied = state.status === 'applied' ? state : undefined;
	const isBest = applied?.isBest === true;
	const off = applied && appliedText(applied);

	function appliedText({ title, goodsOff, isDeliveryFree, ...of }: NonNullable<typeof applied>) {
		const text = isDeliveryFree
			? t('coupon.freeDelivery', { title })
			: t('coupon.off', { title, amount: show(goodsOff).text });
		return termsOf(of, text);
	}

	return (
		<div className="flex flex-col gap-3 border-border border-t pt-3">
			<CouponField
				label={t('coupon.label')}
				value={code}
				onValueChange={setCode}
				status={isBest ? 'idle' : state.status}
				message={state.status === 'refused' ? state.message : isBest ? undefined : off}
				onApply={apply}
				onRemove={remove}
				labels={{
					apply: t('coupon.apply'),
					remove: t('coupon.remove'),
					pending: t('coupon.pending'),
					missing: t('coupon.missing'),
				}}
			/>
			{isBest && off && <BestCoupon off={off} onNone={remove} />}
			<LazyCouponOffers
				parcels={couponParcels(lines)}
				used={applied?.code}
				isOpen={isOpen && state.status !== 'pending'}
				onBest={takeBest}
				onUse={apply}
			/>
		</div>
	);
}
