import type { CheckoutQuote } from '@zaylat/api-client/contract';
import type { Money } from '@zaylat/domain/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressForm } from '../components/place-ids.ts';
import type { Checkout } from './use-checkout.ts';
import type { PlaceOrder } from './use-place-order.ts';

/** Saving the address in the open form on the way to an order. */
export interface SaveAddress {
	/** Whether the address in the form is the one that the order goes to. */
	readonly isNeeded: boolean;
	readonly isSaving: boolean;
	/** Sends the form, then places the order; only if its total is still the one that is shown now. */
	save(this: void): void;
	/** To be called when the form was saved or refused, by whichever button. */
	onSave(this: void, isSaved: boolean): void;
}

/** Whether the address in the open form is meant: something was typed, or there is no other address. */
export const isAddressTyped = ({ typed, draft }: Pick<Checkout, 'typed' | 'draft'>): boolean =>
	typed !== undefined && (typed.isTouched || draft.addressId === undefined);

/** Takes an address that is filled in but not saved into the order that is placed. */
export function useSaveAddress(checkout: Checkout, quote: CheckoutQuote, order: PlaceOrder): SaveAddress {
	const [agreed, setAgreed] = useState<{ readonly total: Money; readonly isSaved: boolean }>();
	const { isValidating, error } = checkout.quote;
	const isReady = agreed?.isSaved === true && checkout.typed === undefined && !isValidating;

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
		isNeeded: isAddressTyped(checkout),
		isSaving: agreed !== undefined,
		save() {
			setAgreed({ total: quote.total, isSaved: false });
			addressForm()?.requestSubmit();
		},
		onSave: (isSaved) => setAgreed((asked) => (asked && isSaved ? { ...asked, isSaved } : undefined)),
	};
}
