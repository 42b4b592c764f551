import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import type { CouponParcel } from '@zaylat/domain/coupons';
import { CouponField } from '@zaylat/ui/coupon-field';
import { useState } from 'react';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BestCoupon } from '../../coupons/best-coupon.tsx';
import { LazyCouponOffers } from '../../coupons/lazy-coupon-offers.tsx';
import { useCouponRefusal } from '../../coupons/use-coupon-refusal.ts';
import { useCouponTerms } from '../../coupons/use-coupon-terms.ts';
import { quoteRequest } from '../queries.ts';
import type { StepProps } from './address-step.tsx';

/** A parcel with what its service asks: its own amount is what is left when a coupon pays for the delivery. */
function parcelOf({ shop, lines, kind, services, service }: CheckoutQuote['parcels'][number]): CouponParcel {
	const cost = services.find(({ id }) => id === service)?.cost;
	return {
		...{ shop: shop.slug, isDelivered: kind === 'goods', delivery: cost },
		lines: lines.map(({ total, categories }) => ({ goods: total, categories })),
	};
}

/** Takes a coupon at the checkout: it is held against the whole order, delivery with it. What was typed outlives a reload. */
export function CheckoutCoupon({ checkout, quote }: Pick<StepProps, 'checkout' | 'quote'>) {
	const { t } = useTranslation('checkout');
	const client = useClient();
	const refusalOf = useCouponRefusal();
	const termsOf = useCouponTerms();
	const show = usePrice();
	const [typed, setTyped] = useState(checkout.isCouponOpen ? '' : (quote.coupon?.code ?? ''));
	const [state, setState] = useState<{ readonly isPending: boolean; readonly refusal?: string }>({ isPending: false });
	const { coupon } = quote;
	const keptText = useKeptValues('coupon', ({ code }) => {
		if (typeof code === 'string') setTyped((shown) => shown || code);
	});

	async function apply(code: string) {
		setState({ isPending: true });
		const attempt = await client.attempt(quoteRequest({ ...checkout.wishes, coupon: code }));
		if (attempt.ok) {
			setState({ isPending: false });
			keptText.forget();
			checkout.setCoupon(attempt.value.data.coupon?.code);
			return;
		}
		setState({ isPending: false, refusal: refusalOf(attempt.error) });
	}

	const off =
		coupon && termsOf(coupon, t('coupon.takesOff', { title: coupon.title, amount: show(coupon.amount).text }));
	const isBest = coupon !== null && checkout.isCouponOpen;
	const takeNone = () => {
		setTyped('');
		keptText.forget();
		checkout.setCoupon(undefined);
	};

	const status = coupon && !isBest ? 'applied' : state.isPending ? 'pending' : state.refusal ? 'refused' : 'idle';
	return (
		<div className="flex min-w-0 flex-col gap-3">
			<CouponField
				label={t('coupon.label')}
				value={isBest ? typed : (coupon?.code ?? typed)}
				onValueChange={(code) => {
					setTyped(code);
					keptText.keep({ code });
				}}
				status={status}
				message={off && !isBest ? off : state.refusal}
				onApply={(code) => void apply(code)}
				onRemove={takeNone}
				labels={{
					apply: t('coupon.apply'),
					remove: t('coupon.remove'),
					pending: t('coupon.pending'),
					missing: t('coupon.missing'),
				}}
			/>
			{isBest && off && <BestCoupon off={off} onNone={takeNone} />}
			<LazyCouponOffers
				parcels={quote.parcels.map(parcelOf)}
				addressId={checkout.wishes.addressId}
				used={coupon?.code}
				few={2}
				onUse={(code) => void apply(code)}
			/>
		</div>
	);
}
