import { CouponField } from '@zaylat/ui/coupon-field';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../../shared/price/use-price.ts';
import type { CouponChoice } from '../use-coupon.ts';

/** Takes a coupon for the cart, and says what it takes off or why it does not hold. */
export function CartCoupon({ coupon }: { readonly coupon: CouponChoice }) {
	const { t } = useTranslation('cart');
	const show = usePrice();
	const { state, code, setCode, apply, remove } = coupon;
	const messages = {
		idle: undefined,
		pending: undefined,
		refused: state.status === 'refused' ? state.message : undefined,
		applied: state.status === 'applied' ? appliedText(state) : undefined,
	};

	function appliedText({ title, goodsOff, isDeliveryFree }: Extract<CouponChoice['state'], { status: 'applied' }>) {
		return isDeliveryFree
			? t('coupon.freeDelivery', { title })
			: t('coupon.off', { title, amount: show(goodsOff).text });
	}

	return (
		<CouponField
			label={t('coupon.label')}
			value={code}
			onValueChange={setCode}
			status={state.status}
			message={messages[state.status]}
			onApply={apply}
			onRemove={remove}
			labels={{
				apply: t('coupon.apply'),
				remove: t('coupon.remove'),
				pending: t('coupon.pending'),
				missing: t('coupon.missing'),
			}}
			className="border-border border-t pt-3"
		/>
	);
}
