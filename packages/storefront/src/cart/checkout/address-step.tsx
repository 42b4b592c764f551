import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { useState } from 'react';
import { keepFieldValues } from '../../app/keep-field-values.ts';
import { useFormAction } from '../../app/use-form-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddressChooser } from './address-chooser.tsx';
import { StepLayout } from './step-layout.tsx';
import { useAfterQuote } from './use-after-quote.ts';
import type { Checkout } from './use-checkout.ts';

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
	const { draft, quote: asked } = checkout;
	const [isMissing, setIsMissing] = useState(false);
	// The totals that are shown may be those from before the choice, whose request starts after the next rendering.
	const isOutdated = draft.addressId !== undefined && quote.needsAddress && asked.error === undefined;
	const next = useAfterQuote({ isValidating: asked.isValidating || isOutdated }, () => {
		if (!asked.error && !quote.needsAddress) onDone();
	});
	const goOn = useFormAction(() => (draft.addressId === undefined ? setIsMissing(true) : next.press()));
	return (
		<StepLayout title={t('address.title')}>
			<AddressChooser
				checkout={checkout}
				quote={quote}
				isMissing={isMissing}
				onChoose={() => setIsMissing(false)}
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
