import { useClient } from '@zaylat/api-client/swr';
import { COUPON_REFUSALS } from '@zaylat/domain/coupons';
import { CouponField } from '@zaylat/ui/coupon-field';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyCouponOffers } from '../../coupons/lazy-coupon-offers.tsx';
import { quoteRequest } from '../queries.ts';
import type { StepProps } from './address-step.tsx';

/** Takes a coupon at the checkout: it is held against the whole order, delivery with it. What was typed outlives a reload. */
export function CheckoutCoupon({ checkout, quote }: Pick<StepProps, 'checkout' | 'quote'>) {
	const { t } = useTranslation('checkout');
	const { t: inCart } = useTranslation('cart');
	const client = useClient();
	const errorText = useErrorText();
	const show = usePrice();
	const [typed, setTyped] = useState(quote.coupon?.code ?? '');
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
		const reason = COUPON_REFUSALS.find((known) => known === attempt.error.details.reason);
		setState({ isPending: false, refusal: reason ? inCart(`coupon.${reason}`) : errorText(attempt.error.code).text });
	}

	const status = coupon ? 'applied' : state.isPending ? 'pending' : state.refusal ? 'refused' : 'idle';
	return (
		<div className="flex min-w-0 flex-col gap-3">
			<CouponField
				label={t('coupon.label')}
				value={coupon?.code ?? typed}
				onValueChange={(code) => {
					setTyped(code);
					keptText.keep({ code });
				}}
				status={status}
				message={
					coupon ? t('coupon.takesOff', { title: coupon.title, amount: show(coupon.amount).text }) : state.refusal
				}
				onApply={(code) => void apply(code)}
				onRemove={() => {
					setTyped('');
					keptText.forget();
					checkout.setCoupon(undefined);
				}}
				labels={{
					apply: t('coupon.apply'),
					remove: t('coupon.remove'),
					pending: t('coupon.pending'),
					missing: t('coupon.missing'),
				}}
			/>
			<LazyCouponOffers
				parcels={quote.parcels.map(({ shop, goods, kind }) => ({
					shop: shop.slug,
					goods,
					isDelivered: kind === 'goods',
				}))}
				used={coupon?.code}
				onUse={(code) => void apply(code)}
			/>
		</div>
	);
}
