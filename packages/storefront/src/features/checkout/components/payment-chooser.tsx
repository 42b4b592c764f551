import { sumMoney } from '@zaylat/domain/money';
import type { PaymentOption } from '@zaylat/domain/payments';
import { pointsUsable } from '@zaylat/domain/points';
import { Banner } from '@zaylat/ui/banner';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PaymentOptions } from '../../payment/payment-options.tsx';
import { ORDER_FIELDS } from '../order-fields.ts';
import type { PaymentCheck } from '../state/use-payment-check.ts';
import type { StepProps } from './address-step.tsx';
import { chosenOption } from './checkout-steps.ts';
import { FIELD_IDS, ORDER_FORM } from './place-ids.ts';

/** Props of {@link PaymentChooser}. */
export interface PaymentChooserProps extends Pick<StepProps, 'checkout' | 'quote'> {
	readonly check: PaymentCheck;
	/** Names the ways to pay. */
	readonly legend: string;
	/** Whether the first ways to pay are shown until the shopper asks for all. Default false. */
	readonly isCompact?: boolean;
}

/** Chooses how to pay, and asks for an email where digital codes need one (Specification §5). */
export function PaymentChooser({ checkout, quote, check, legend, isCompact }: PaymentChooserProps) {
	const { t } = useTranslation('checkout');
	const { draft, update } = checkout;
	const { total, pointsPaid, pointsBalance, paymentOptions, lastPaymentOption } = quote;

	function choose(option: PaymentOption) {
		const due = sumMoney([total, pointsPaid], total.currency);
		// Points are the way to pay where they pay for everything.
		update(option === 'points' ? { points: pointsUsable(pointsBalance, due) } : { paymentOption: option });
	}

	return (
		<div className="flex min-w-0 flex-col gap-5">
			{quote.needsEmail && (
				<Field
					id={FIELD_IDS.email}
					label={t('email.label')}
					description={t('email.help')}
					error={check.emailProblem && t(`email.${check.emailProblem}`)}
					isRequired
					requiredLabel={t('email.required')}
				>
					{(control) => (
						<Input
							{...control}
							ref={check.emailRef}
							type="email"
							name={ORDER_FIELDS.email}
							form={ORDER_FORM}
							autoComplete="email"
							inputMode="email"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={254}
							value={checkout.email}
							onChange={(event) => update({ email: event.target.value })}
						/>
					)}
				</Field>
			)}
			{total.amount === 0 ? (
				<Banner tone="positive">{t('payment.nothingLeft')}</Banner>
			) : paymentOptions.length === 0 ? (
				<Banner tone="warning">{t('payment.none')}</Banner>
			) : (
				<PaymentOptions
					legend={legend}
					field={isCompact ? { name: ORDER_FIELDS.paymentOption, form: ORDER_FORM } : undefined}
					options={paymentOptions}
					value={chosenOption(draft, quote)}
					onChange={choose}
					lastUsed={lastPaymentOption}
					isCompact={isCompact === true}
				/>
			)}
		</div>
	);
}
