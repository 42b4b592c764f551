import { checkoutQuote } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { CouponField } from '@zaylat/ui/coupon-field';
import { useState } from 'react';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKeptValues } from '../../shared/kept-form/use-kept-values.ts';
import { usePrice } from '../../shared/price/use-price.ts';
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
		const attempt = await client.attempt(checkoutQuote({ ...checkout.wishes, coupon: code }));
		if (attempt.ok) {
			setState({ isPending: false });
			keptText.forget();
			checkout.setCoupon(attempt.value.data.coupon?.code);
			return;
		}
		const reason = REASONS.find((known) => known === attempt.error.details.reason);
		const { title, advice } = errorText(attempt.error.code);
		setState({ isPending: false, refusal: reason ? inCart(`coupon.${reason}`) : `${title}. ${advice}` });
	}

	const status = coupon ? 'applied' : state.isPending ? 'pending' : state.refusal ? 'refused' : 'idle';
	return (
		<CouponField
			label={t('coupon.label')}
			value={coupon?.code ?? typed}
			onValueChange={(code) => {
				setTyped(code);
				keptText.keep({ code });
			}}
			status={status}
			message={coupon ? t('coupon.takesOff', { title: coupon.title, amount: show(coupon.amount).text }) : state.refusal}
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
	);
}

/** Why a coupon is refused, with a sentence of its own. */
const REASONS = ['malformed', 'unknown', 'not_yet', 'expired', 'used_up', 'min_spend', 'other_shop'] as const;
