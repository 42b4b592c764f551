import type { CheckoutQuote } from '@zaylat/api-client/contract';
import type { Money } from '@zaylat/domain/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressForm } from '../components/place-ids.ts';
import type { Checkout } from './use-checkout.ts';
import type { PlaceOrder } from './use-place-order.ts';

/** An order that was agreed to, and is placed once the address is saved and the totals are current. */
export interface AgreedOrder {
	/** Whether something is still on its way that the order waits for. */
	readonly isWaiting: boolean;
	/**
	 * Agrees to the total that is shown: sends an open address form, then places the order if its total is still the same,
	 * and shows the new one to be confirmed otherwise.
	 */
	agree(this: void): void;
	/** To be called when the form was saved or refused, by whichever button. */
	onSave(this: void, isSaved: boolean): void;
}

/** Whether the address in the open form is meant: something was typed, or there is no other address. */
export const isAddressTyped = ({ typed, draft }: Pick<Checkout, 'typed' | 'draft'>): boolean =>
	typed !== undefined && (typed.isTouched || draft.addressId === undefined);

/**
 * Places an order with its current totals. A press while an address is saved or the server adds up is remembered, so that
 * nobody has to press again on a slow network.
 */
export function useAgreedOrder(
	checkout: Pick<Checkout, 'typed' | 'draft'> & { readonly quote: Pick<Checkout['quote'], 'isValidating' | 'error'> },
	quote: Pick<CheckoutQuote, 'total' | 'needsAddress'>,
	order: Pick<PlaceOrder, 'place' | 'tellTotal'>,
): AgreedOrder {
	const [agreed, setAgreed] = useState<{ readonly total: Money; readonly isSaved: boolean }>();
	const { isValidating, error } = checkout.quote;
	const isTyped = isAddressTyped(checkout);
	const isReady = agreed?.isSaved === true && !isTyped && !isValidating;

	const goOn = useEffectEvent(() => {
		if (!agreed) return;
		setAgreed(undefined);
		if (error || quote.needsAddress) return;
		if (quote.total.amount === agreed.total.amount) order.place();
		else order.tellTotal(agreed.total);
	});
	useEffect(() => {
		if (isReady) goOn();
	}, [isReady]);

	return {
		isWaiting: agreed !== undefined,
		agree() {
			if (!isTyped && !isValidating) return order.place();
			// A form that has just been saved is gone.
			const form = isTyped ? addressForm() : undefined;
			setAgreed({ total: quote.total, isSaved: form === undefined });
			form?.requestSubmit();
		},
		onSave: (isSaved) => setAgreed((asked) => (asked && isSaved ? { ...asked, isSaved } : undefined)),
	};
}
