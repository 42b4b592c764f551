import { couponCheck } from '@zaylat/api-client';
import type { Coupon, Money } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { readCouponCode } from '@zaylat/domain/coupons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chosenCoupon } from '../../coupons/chosen-coupon.ts';
import { useCouponRefusal } from '../../coupons/use-coupon-refusal.ts';
import { cartState } from '../feature.ts';

/** What a coupon does to the cart. */
export type CouponState =
	| { readonly status: 'idle' }
	| { readonly status: 'pending' }
	| {
			readonly status: 'applied';
			readonly code: string;
			readonly title: string;
			/** Slug of the shop that gives it; null when it holds in all. */
			readonly shop: string | null;
			/** Those that it is for; none for all goods. */
			readonly categories: Coupon['categories'];
			readonly goodsOff: Money;
			readonly isDeliveryFree: boolean;
			/** Whether it was taken as the best one, and not chosen. */
			readonly isBest: boolean;
	  }
	| { readonly status: 'refused'; readonly message: string };

/** A coupon of the cart, and what changes it. */
export interface CouponChoice {
	readonly state: CouponState;
	/** What is typed, or was chosen. */
	readonly code: string;
	readonly setCode: (code: string) => void;
	readonly apply: (code: string) => void;
	/** Whether the shopper has chosen neither a coupon nor none. */
	readonly isOpen: boolean;
	/** Takes a coupon as the best one; resolves to whether it is accepted. */
	readonly takeBest: (code: string) => Promise<boolean>;
	readonly remove: () => void;
}

/**
 * Holds a code against the selected lines of the cart, and again whenever they come to something else. The steps of the
 * checkout find the code in `chosenCoupon`. A code that was typed but not taken yet outlives a reload. Texts: area `cart`.
 *
 * @param subtotal what the selected lines come to
 */
export function useCoupon({ amount }: Money): CouponChoice {
	const { t } = useTranslation('cart');
	const client = useClient();
	const cart = useFeatureState(cartState);
	const refusalOf = useCouponRefusal();
	const [code, setCode] = useState('');
	const [state, setState] = useState<CouponState>({ status: 'idle' });
	const [isOpen, setIsOpen] = useState(false);
	/** Whether the shopper did something about coupons: what nobody chose no longer matters then. */
	const hasActed = useRef(false);
	const keptText = useKeptValues('coupon', ({ code: typed }) => {
		if (typeof typed === 'string') setCode((shown) => shown || typed);
	});

	async function check(typed: string, isBest = false): Promise<boolean> {
		const read = readCouponCode(typed);
		if (!isBest) hasActed.current = true;
		if (read === undefined) {
			setIsOpen(false);
			setState({ status: 'refused', message: t('coupon.malformed') });
			return false;
		}
		setIsOpen(isBest);
		if (!isBest) setState((known) => (known.status === 'applied' ? known : { status: 'pending' }));
		await cart.settled();
		const attempt = await client.attempt(couponCheck(read));
		if (isBest && hasActed.current) return true;
		if (attempt.ok) {
			chosenCoupon.write(read, isBest);
			setState({ status: 'applied', ...attempt.value.data, isBest });
			// What somebody is typing beside the best one stays.
			if (isBest) return true;
			keptText.forget();
			setCode(read);
			return true;
		}
		chosenCoupon.forget();
		if (isBest) {
			// Nobody chose it, so nobody is told: the next best one is taken.
			setState({ status: 'idle' });
			return false;
		}
		setState({ status: 'refused', message: refusalOf(attempt.error) });
		return false;
	}

	const checkAgain = useEffectEvent((kept: string) => {
		const isBest = chosenCoupon.isOpen();
		if (!isBest) setCode(kept);
		void check(kept, isBest);
	});
	useEffect(() => {
		const kept = chosenCoupon.read();
		if (kept !== undefined && amount > 0) checkAgain(kept);
		else setIsOpen(chosenCoupon.isOpen());
	}, [amount]);

	return {
		state,
		code,
		setCode(typed) {
			setCode(typed);
			keptText.keep({ code: typed });
		},
		apply: (typed) => void check(typed),
		isOpen: isOpen && amount > 0,
		takeBest: (best) => check(best, true),
		remove() {
			hasActed.current = true;
			chosenCoupon.write(undefined);
			setIsOpen(false);
			keptText.forget();
			setCode('');
			setState({ status: 'idle' });
		},
	};
}
