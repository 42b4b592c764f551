import type { CheckoutQuote } from '@zaylat/api-client/contract';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { CHECKOUT_STEPS, type CheckoutStep } from '../checkout-step.ts';

/** The steps that an order needs: digital goods go nowhere. */
export function stepsFor(quote: CheckoutQuote | undefined): readonly CheckoutStep[] {
	const hasGoods = quote === undefined || quote.parcels.some(({ kind }) => kind === 'goods');
	return CHECKOUT_STEPS.filter((step) => hasGoods || (step !== 'address' && step !== 'delivery'));
}

/** The first step that is not decided yet; a later one cannot be done before it. */
export function firstOpenStep(draft: CheckoutDraft, quote: CheckoutQuote): CheckoutStep {
	const { paymentMethods, needsAddress, needsEmail, total } = quote;
	const isOpen: Readonly<Record<CheckoutStep, boolean>> = {
		address: needsAddress,
		// The cheapest service is chosen until another one is.
		delivery: false,
		payment:
			(total.amount > 0 && (draft.paymentMethod === undefined || !paymentMethods.includes(draft.paymentMethod))) ||
			(needsEmail && draft.email === ''),
		review: true,
	};
	return stepsFor(quote).find((step) => isOpen[step]) ?? 'review';
}
