import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { CheckoutStep } from '../../../core/paths/checkout-path.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionOver } from '../../session/use-session-over.ts';
import { firstOpenStep, stepsFor } from '../components/checkout-steps.ts';
import type { Checkout } from './use-checkout.ts';

/**
 * Keeps a checkout in order: no step before those that it needs, no decision that no longer holds, no session that is
 * over.
 * @returns what was put right, in words, if something was
 */
export function useCheckoutRules(checkout: Checkout, step: CheckoutStep): string | undefined {
	const { t } = useTranslation('checkout');
	const navigate = useShopNavigate();
	const sessionIsOver = useSessionOver();
	const { pathname, search } = useLocation();
	const [notice, setNotice] = useState<string>();
	const { known } = checkout;
	const { error, isValidating } = checkout.quote;

	const putRight = useEffectEvent(() => {
		if (error === undefined) return;
		const rights: Readonly<Record<string, () => string | undefined>> = {
			coupon_invalid() {
				checkout.loseCoupon();
				return t('coupon.gone');
			},
			points_short() {
				checkout.update({ points: Number(error.details.available ?? 0) });
				return t('points.cut');
			},
			address_not_found() {
				checkout.update({ addressId: undefined, services: {} });
				return undefined;
			},
		};
		const right = rights[error.code];
		if (right) setNotice(right());
		else void sessionIsOver(error, pathname + search);
	});
	useEffect(() => {
		if (error !== undefined) putRight();
	}, [error]);

	const leadBack = useEffectEvent((at: CheckoutStep) => {
		// The whole checkout on one page lets everything be decided where it is.
		if (known === undefined || at === 'review') return;
		const steps = stepsFor(known);
		const open = error?.code === 'no_delivery_service' ? 'address' : firstOpenStep(checkout, known);
		const isAhead = steps.indexOf(at) > steps.indexOf(open) || !steps.includes(at);
		if (isAhead) navigate(checkout.pathOf(open), { replace: true });
	});
	useEffect(() => {
		if (!isValidating) leadBack(step);
	}, [isValidating, step]);

	return notice;
}
