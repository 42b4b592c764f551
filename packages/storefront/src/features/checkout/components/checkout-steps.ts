import type { CheckoutQuote } from '@zaylat/api-client/contract';
import type { PaymentOption } from '@zaylat/domain/payments';
import { CHECKOUT_STEPS, type CheckoutStep } from '../../../core/paths/checkout-path.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { Checkout } from '../state/use-checkout.ts';

/** The steps that an order needs: digital goods go nowhere. */
export function stepsFor(quote: CheckoutQuote | undefined): readonly CheckoutStep[] {
	const hasGoods = quote === undefined || quote.parcels.some(({ kind }) => kind === 'goods');
	return CHECKOUT_STEPS.filter((step) => hasGoods || (step !== 'address' && step !== 'delivery'));
}

/** The chosen way to pay; the best one while none is chosen or the chosen one is no longer possible. */
export function chosenOption(
	{ paymentOption }: Pick<CheckoutDraft, 'paymentOption'>,
	{ paymentOptions }: Pick<CheckoutQuote, 'paymentOptions'>,
): PaymentOption | undefined {
	const best = paymentOptions.find((option) => option !== 'points');
	return paymentOptions.find((option) => option === paymentOption) ?? best;
}

/** The first step that is not decided yet; a later one cannot be done before it. */
export function firstOpenStep({ draft, email }: Pick<Checkout, 'draft' | 'email'>, quote: CheckoutQuote): CheckoutStep {
	const { needsAddress, needsEmail, total } = quote;
	const isOpen: Readonly<Record<CheckoutStep, boolean>> = {
		address: needsAddress,
		// The cheapest service is chosen until another one is.
		delivery: false,
		payment: (total.amount > 0 && chosenOption(draft, quote) === undefined) || (needsEmail && email === ''),
		review: true,
	};
	return stepsFor(quote).find((step) => isOpen[step]) ?? 'review';
}
