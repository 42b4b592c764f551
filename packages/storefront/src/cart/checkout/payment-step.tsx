import { readEmail } from '@zaylat/domain/contact';
import { PAYMENT_METHODS, type PaymentMethod } from '@zaylat/domain/payments';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { Field } from '@zaylat/ui/field';
import { FieldSet } from '@zaylat/ui/field-set';
import { Input } from '@zaylat/ui/input';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { Banknote, Coins, CreditCard, Landmark, type LucideIcon, QrCode, Wallet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { StepProps } from './address-step.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { PointsChoice } from './points-choice.tsx';
import { StepLayout } from './step-layout.tsx';
import { useAfterQuote } from './use-after-quote.ts';

/** MethodIcon of each way to pay. */
const ICONS: Readonly<Record<PaymentMethod, LucideIcon>> = {
	card: CreditCard,
	mobile_banking: Landmark,
	qr: QrCode,
	e_wallet: Wallet,
	cash_on_delivery: Banknote,
	points: Coins,
};

const isMethod = (value: string): value is PaymentMethod => Object.hasOwn(PAYMENT_METHODS, value);

/** Chooses how to pay, with coupon and points, and asks for an email where digital codes need one (Specification §5). */
export function PaymentStep({ checkout, quote, onDone }: StepProps) {
	const { t } = useTranslation('checkout');
	const { draft, update } = checkout;
	const [isTold, setIsTold] = useState(false);
	const email = useRef<HTMLInputElement>(null);
	const isFree = quote.total.amount === 0;
	const method = quote.paymentMethods.find((each) => each === draft.paymentMethod);
	const isMethodMissing = !isFree && method === undefined;
	const emailProblem = quote.needsEmail ? problemOf(draft.email) : undefined;
	const next = useAfterQuote(checkout.quote, goOn);

	function goOn() {
		setIsTold(true);
		if (emailProblem !== undefined) email.current?.focus();
		if (!isMethodMissing && emailProblem === undefined) onDone();
	}

	return (
		<StepLayout title={t('payment.title')}>
			{quote.needsEmail && (
				<Field
					label={t('email.label')}
					description={t('email.help')}
					error={isTold && emailProblem ? t(`email.${emailProblem}`) : undefined}
					isRequired
					requiredLabel={t('email.required')}
				>
					{(control) => (
						<Input
							{...control}
							ref={email}
							type="email"
							autoComplete="email"
							inputMode="email"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={254}
							value={draft.email}
							onChange={(event) => update({ email: event.target.value })}
						/>
					)}
				</Field>
			)}
			<CheckoutCoupon checkout={checkout} quote={quote} />
			{quote.pointsBalance > 0 && <PointsChoice checkout={checkout} quote={quote} />}
			{isFree ? (
				<Banner tone="positive">{t('payment.nothingLeft')}</Banner>
			) : quote.paymentMethods.length === 0 ? (
				<Banner tone="warning">{t('payment.none')}</Banner>
			) : (
				<FieldSet legend={t('payment.methods')} error={isTold && isMethodMissing ? t('payment.missing') : undefined}>
					<RadioGroup
						value={method ?? null}
						isInvalid={isTold && isMethodMissing}
						onValueChange={(value) => isMethod(value) && update({ paymentMethod: value })}
					>
						<ChoiceCards>
							{quote.paymentMethods.map((each) => {
								const MethodIcon = ICONS[each];
								return (
									<ChoiceCard
										key={each}
										value={each}
										title={t(`methods.${each}`)}
										description={t(`methodHelp.${each}`)}
										media={<MethodIcon aria-hidden size={22} strokeWidth={1.75} />}
									/>
								);
							})}
						</ChoiceCards>
					</RadioGroup>
				</FieldSet>
			)}
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

function problemOf(typed: string): 'missing' | 'malformed' | undefined {
	if (typed.trim() === '') return 'missing';
	return readEmail(typed) === undefined ? 'malformed' : undefined;
}
