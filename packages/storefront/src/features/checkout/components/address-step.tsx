import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { keepFieldValues } from '../../../core/forms/keep-field-values.ts';
import { useFormAction } from '../../../core/forms/use-form-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAfterQuote } from '../state/use-after-quote.ts';
import type { Checkout } from '../state/use-checkout.ts';
import { useChosenAddress } from '../state/use-chosen-address.ts';
import { AddressChooser } from './address-chooser.tsx';
import { StepLayout } from './step-layout.tsx';

/** Props of a step of the checkout. */
export interface StepProps {
	readonly checkout: Checkout;
	readonly quote: CheckoutQuote;
	/** Goes on to the next step. */
	readonly onDone: () => void;
}

/** Chooses where the parcels go, as a step of its own. */
export function AddressStep({ checkout, quote, onDone }: StepProps) {
	const { t } = useTranslation('checkout');
	const { draft, update, quote: asked } = checkout;
	const chosen = useChosenAddress(checkout);
	// Until the address is sent, and until the request that follows the choice has started, the totals are those without.
	const isOutdated = quote.needsAddress && asked.error === undefined;
	const next = useAfterQuote({ isValidating: asked.isValidating || isOutdated }, () => {
		if (!asked.error && !quote.needsAddress) onDone();
	});
	const goOn = useFormAction(() => {
		// An address that is chosen by a press was taken over at once; the preselected one is taken over here.
		if (chosen !== undefined && chosen.id !== draft.addressId) update({ addressId: chosen.id, services: {} });
		next.press();
	});
	return (
		<StepLayout title={t('address.title')}>
			<AddressChooser
				checkout={checkout}
				quote={quote}
				renderActions={(add) => (
					// A form: React replays a press that comes before hydration.
					<form action={goOn} onReset={keepFieldValues} className="flex flex-wrap gap-3">
						<Button
							type="submit"
							size="lg"
							className="max-mobile-wide:w-full"
							isLoading={next.isWaiting}
							loadingLabel={t('address.checking')}
						>
							{t('address.next')}
						</Button>
						{add}
					</form>
				)}
			/>
		</StepLayout>
	);
}
