import { placeOrder } from '@zaylat/api-client';
import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatPrice, type Money } from '@zaylat/domain/money';
import { PAYMENT_OPTIONS } from '@zaylat/domain/payments';
import type { BannerProps } from '@zaylat/ui/banner';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../../cart/feature.ts';
import { COUPONS_KEY } from '../../coupons/queries.ts';
import { useSessionOver } from '../../session/use-session-over.ts';
import { chosenOption } from '../components/checkout-steps.ts';
import { placedPath } from '../placed-path.ts';
import type { Checkout } from './use-checkout.ts';

/** What is above the button after a refusal. */
export interface PlaceNotice {
	readonly tone: NonNullable<BannerProps['tone']>;
	readonly title?: string;
	readonly text: string;
}

/** Placing the order, once. */
export interface PlaceOrder {
	readonly isPlacing: boolean;
	readonly notice: PlaceNotice | undefined;
	readonly place: () => void;
	/** Shows another total than the one that was agreed to, to be confirmed. @param before the agreed one */
	readonly tellTotal: (before: Money) => void;
}

/** Nobody knows whether the server has done it. */
const UNSURE: ReadonlySet<string> = new Set(['network_error', 'timeout', 'offline', 'bad_response', 'unavailable']);
/** The quote is out of date: the server is asked again, and the shopper confirms what is new. */
const STALE: ReadonlySet<string> = new Set([
	...['checkout_changed', 'quantity_limited', 'below_minimum', 'cart_empty', 'coupon_invalid', 'points_short'],
	...['no_delivery_service', 'address_not_found', 'payment_method_refused'],
]);

/**
 * Places the order of the quote, then navigates to the payment, or to the order where no gateway is needed. One
 * idempotency key per placement is reused until its result is known, so that a second click, a reload or a lost
 * response never orders twice.
 */
export function usePlaceOrder(
	{ draft, email, update, clear, wishes, quote: asked, isCartWaiting }: Checkout,
	quote: CheckoutQuote,
): PlaceOrder {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const app = useAppContext();
	const client = useClient();
	const navigate = useShopNavigate();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const { pathname, search } = useLocation();
	const [notice, setNotice] = useState<PlaceNotice>();
	const [isPlacing, setIsPlacing] = useState(false);
	// Two presses can come before the state of the first is drawn.
	const isRunning = useRef(false);

	/** @returns whether the order is placed, so that the page is left */
	async function place(): Promise<boolean> {
		if (isCartWaiting) {
			// The totals are those without the changes.
			setNotice({ tone: 'warning', title: t('cartWaiting.title'), text: t('cartWaiting.text') });
			app.stateOf(cartState).resume();
			return false;
		}
		const idempotencyKey = draft.idempotencyKey ?? crypto.randomUUID();
		update({ idempotencyKey });
		const attempt = await client.attempt(
			placeOrder(
				{
					...wishes,
					fingerprint: quote.fingerprint,
					...payingBy(draft, quote),
					...(quote.needsEmail && { email }),
					note: draft.note,
				},
				idempotencyKey,
			),
		);
		if (attempt.ok) {
			navigate(placedPath(attempt.value.data), { replace: true });
			clear();
			void app.stateOf(cartState).load();
			// The order may have used one: how often each can be used is asked for again.
			app.cache.remove((key) => key.includes(COUPONS_KEY));
			return true;
		}
		const { error } = attempt;
		if (error.code === 'offline' && draft.idempotencyKey === undefined) {
			// Nothing was sent, and no earlier try left its result open.
			update({ idempotencyKey: undefined });
			setNotice({ tone: 'warning', title: errorText(error.code).title, text: t('review.offline') });
			return false;
		}
		if (UNSURE.has(error.code)) {
			setNotice({ tone: 'warning', title: errorText(error.code).title, text: t('review.unsure') });
			return false;
		}
		update({ idempotencyKey: undefined });
		if (await sessionIsOver(error, pathname + search)) return false;
		const { title, advice } = errorText(error.code);
		setNotice({ tone: 'critical', title, text: advice });
		if (STALE.has(error.code)) await tellWhatChanged(error.code);
		return false;
	}

	async function tellWhatChanged(code: string): Promise<void> {
		const fresh = await asked.mutate().catch(() => undefined);
		if (code !== 'checkout_changed' || fresh === undefined) return;
		setNotice({ tone: 'warning', text: changedText(quote.total, fresh.data.total) });
	}

	function changedText(agreed: Money, now: Money): string {
		const [before, after] = [formatPrice(agreed, language), formatPrice(now, language)];
		return before === after ? t('review.changedSame') : t('review.changed', { before, after });
	}

	async function run(): Promise<void> {
		let isDone = false;
		try {
			isDone = await place();
		} finally {
			// Once it is placed the page is on its way out: nothing of the cart is asked for any more.
			isRunning.current = isDone;
			setIsPlacing(isDone);
		}
	}

	return {
		isPlacing,
		notice,
		tellTotal: (before) => setNotice({ tone: 'warning', text: changedText(before, quote.total) }),
		place() {
			if (isRunning.current) return;
			isRunning.current = true;
			setIsPlacing(true);
			setNotice(undefined);
			void run();
		},
	};
}

/** How the order is paid. */
function payingBy(draft: Checkout['draft'], quote: CheckoutQuote) {
	const option = chosenOption(draft, quote);
	// Where points pay for everything there is nothing else to choose.
	if (quote.total.amount === 0 || option === undefined) return { paymentMethod: methodWithoutMoney(quote) };
	return { paymentMethod: PAYMENT_OPTIONS[option].method, paymentOption: option };
}

/** A way to pay that asks no gateway, for an order that comes to nothing. */
const methodWithoutMoney = ({ paymentMethods }: CheckoutQuote) =>
	paymentMethods.find((method) => method === 'points') ?? paymentMethods[0] ?? 'points';
