import type { CheckoutQuote } from '@zaylat/api-client/contract';
import type { FormErrorItem } from '@zaylat/ui/form-error-summary';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { bringIntoView } from '../components/bring-into-view.ts';
import { ADDRESS_FORM, addressForm, PLACE_IDS } from '../components/place-ids.ts';
import { isAddressTyped } from './use-agreed-order.ts';
import type { Checkout } from './use-checkout.ts';
import type { PaymentCheck } from './use-payment-check.ts';

/** Something that an order still needs. */
export interface Missing extends FormErrorItem {
	/** Scrolls to it and moves the focus there. */
	readonly show: () => void;
}

/** What is known of an order that is about to be placed. */
export interface OrderSituation {
	readonly checkout: Checkout;
	readonly quote: CheckoutQuote;
	readonly check: PaymentCheck;
	readonly isNoteTooLong: boolean;
	/** Opens the field of the note. */
	readonly openNote: () => void;
}

/** Lists what an order still needs, in the order of the page. */
export function useMissing(situation: OrderSituation): readonly Missing[] {
	const { checkout, quote, check, isNoteTooLong, openNote } = situation;
	const { t } = useTranslation('checkout');
	const errorText = useErrorText();
	const { typed } = checkout;
	const isTyped = isAddressTyped(checkout);
	const isUnreachable = checkout.quote.error?.code === 'no_delivery_service';
	const hasNoMethod = quote.total.amount > 0 && quote.paymentOptions.length === 0;
	const place = (name: keyof typeof PLACE_IDS, isMissing: boolean, message: string, before?: () => void) => ({
		isMissing,
		name,
		message,
		fieldId: PLACE_IDS[name],
		show() {
			before?.();
			// What was opened just now is rendered first.
			requestAnimationFrame(() => bringIntoView(document.getElementById(PLACE_IDS[name])));
		},
	});
	const form = {
		isMissing: isTyped && typed?.address === undefined,
		name: 'form',
		message: t('address.incomplete'),
		fieldId: ADDRESS_FORM,
		// The form names the fields and moves the focus to the first.
		show: () => addressForm()?.requestSubmit(),
	};
	return [
		place(
			'lines',
			quote.warnings.some(({ kind }) => kind !== 'sold_out'),
			t('warnings.title'),
		),
		form,
		place('address', isUnreachable, errorText('no_delivery_service').title),
		place('address', quote.needsAddress && !isTyped && !isUnreachable, t('address.missing')),
		place('payment', hasNoMethod, t('payment.none')),
		place('email', check.problem !== undefined, t(`email.${check.problem ?? 'missing'}`)),
		place('note', isNoteTooLong, t('note.tooLong'), openNote),
	].filter(({ isMissing }) => isMissing);
}
