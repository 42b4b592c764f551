import { couponCheck } from '@zaylat/api-client';
import type { Money } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { COUPON_REFUSALS, readCouponCode } from '@zaylat/domain/coupons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chosenCoupon } from '../../coupons/chosen-coupon.ts';
import { cartState } from '../feature.ts';

/** What a coupon does to the cart. */
export type CouponState =
	| { readonly status: 'idle' }
	| { readonly status: 'pending' }
	| {
			readonly status: 'applied';
			readonly title: string;
			/** Slug of the shop that gives it; null when it holds in all. */
			readonly shop: string | null;
			readonly goodsOff: Money;
			readonly isDeliveryFree: boolean;
	  }
	| { readonly status: 'refused'; readonly message: string };

/** A coupon of the cart, and what changes it. */
export interface CouponChoice {
	readonly state: CouponState;
	readonly code: string;
	readonly setCode: (code: string) => void;
	readonly apply: (code: string) => void;
	readonly remove: () => void;
}

/**
 * Holds a code against the selected lines of the cart, and again whenever they come to something else. The steps of the
 * checkout find the code in `shared/chosen-coupon`. A code that was typed but not taken yet outlives a reload. Texts: area `cart`.
 *
 * @param subtotal what the selected lines come to
 */
export function useCoupon({ amount }: Money): CouponChoice {
	const { t } = useTranslation('cart');
	const client = useClient();
	const cart = useFeatureState(cartState);
	const errorText = useErrorText();
	const [code, setCode] = useState('');
	const [state, setState] = useState<CouponState>({ status: 'idle' });
	const keptText = useKeptValues('coupon', ({ code: typed }) => {
		if (typeof typed === 'string') setCode((shown) => shown || typed);
	});

	async function check(typed: string) {
		const read = readCouponCode(typed);
		if (read === undefined) {
			setState({ status: 'refused', message: t('coupon.malformed') });
			return;
		}
		setState((known) => (known.status === 'applied' ? known : { status: 'pending' }));
		await cart.settled();
		const attempt = await client.attempt(couponCheck(read));
		if (attempt.ok) {
			chosenCoupon.write(read);
			keptText.forget();
			setCode(read);
			setState({ status: 'applied', ...attempt.value.data });
			return;
		}
		chosenCoupon.write(undefined);
		const reason = COUPON_REFUSALS.find((known) => known === attempt.error.details.reason);
		const { title, advice } = errorText(attempt.error.code);
		setState({ status: 'refused', message: reason ? t(`coupon.${reason}`) : `${title}. ${advice}` });
	}

	const checkAgain = useEffectEvent((kept: string) => {
		setCode(kept);
		void check(kept);
	});
	useEffect(() => {
		const kept = chosenCoupon.read();
		if (kept !== undefined && amount > 0) checkAgain(kept);
	}, [amount]);

	return {
		state,
		code,
		setCode(typed) {
			setCode(typed);
			keptText.keep({ code: typed });
		},
		apply: (typed) => void check(typed),
		remove() {
			chosenCoupon.write(undefined);
			keptText.forget();
			setCode('');
			setState({ status: 'idle' });
		},
	};
}
