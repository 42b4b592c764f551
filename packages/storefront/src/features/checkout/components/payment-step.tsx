import { Button } from '@zaylat/ui/button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAfterQuote } from '../state/use-after-quote.ts';
import { usePaymentCheck } from '../state/use-payment-check.ts';
import type { StepProps } from './address-step.tsx';
import { PaymentChooser } from './payment-chooser.tsx';
import { Reductions } from './reductions.tsx';
import { StepLayout } from './step-layout.tsx';

/** Chooses how to pay, as a step of its own. */
export function PaymentStep({ checkout, quote, onDone }: StepProps) {
	const { t } = useTranslation('checkout');
	const check = usePaymentCheck(checkout, quote);
	const next = useAfterQuote(checkout.quote, () => {
		if (check.run()) onDone();
	});
	return (
		<StepLayout title={t('payment.title')}>
			<PaymentChooser checkout={checkout} quote={quote} check={check} legend={t('payment.methods')} />
			<Reductions checkout={checkout} quote={quote} />
			<Button
				size="lg"
				className="self-start max-mobile-wide:self-stretch"
				isLoading={next.isWaiting}
				loadingLabel={t('loading')}
				onClick={next.press}
			>
				{t('payment.next')}
			</Button>
		</StepLayout>
	);
}
