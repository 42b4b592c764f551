import { PAYMENT_OPTIONS, type PaymentOption, QR_READERS } from '@zaylat/domain/payments';
import { Badge } from '@zaylat/ui/badge';
import { PromptPayMark } from '@zaylat/ui/payment-mark';
import { QrCode, ThaiQrFrame } from '@zaylat/ui/qr-code';
import { type ReactNode, useId } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link QrPayment}. */
export interface QrPaymentProps {
	/** EMVCo payload of the code. */
	readonly payload: string;
	/** Amount in the currency that is paid, as a text. */
	readonly amount: string;
	/** Standard of the code: MMQR or PromptPay. */
	readonly option: PaymentOption;
	readonly fileName: string;
}

const STEPS = ['open', 'scan', 'confirm'] as const;

/**
 * The QR code of a payment: who is paid how much, the apps that read it, and what happens next. A PromptPay code has the
 * frame of the Thai QR standard.
 */
export function QrPayment({ payload, amount, option, fileName }: QrPaymentProps) {
	const { t } = useTranslation('payment');
	const { brand, edition } = useAppContext();
	const id = useId();
	const code = (caption: ReactNode) => (
		<QrCode
			value={payload}
			label={t('qr.label', { amount })}
			caption={caption}
			saveLabel={t('qr.save')}
			fileName={fileName}
		/>
	);
	return (
		<>
			{option === 'promptpay' ? (
				<ThaiQrFrame>
					<PromptPayMark size="lg" />
					{code(
						<>
							<span className="block">{brand.name}</span>
							<strong className="block text-lg text-text tabular-nums">{amount}</strong>
						</>,
					)}
				</ThaiQrFrame>
			) : (
				code(<strong className="text-base text-text">{PAYMENT_OPTIONS[option].name}</strong>)
			)}
			<section aria-labelledby={id} className="flex w-full flex-col gap-3 text-start">
				<h2 id={id} className="font-semibold">
					{t('qr.apps')}
				</h2>
				<ul className="flex flex-wrap gap-2">
					{QR_READERS[edition].map((app) => (
						<li key={app} className="flex">
							<Badge size="md">{app}</Badge>
						</li>
					))}
				</ul>
				<ol className="flex list-decimal flex-col gap-1 ps-5 text-sm text-text-muted">
					{STEPS.map((step) => (
						<li key={step}>{t(`qr.steps.${step}`, { amount, merchant: brand.name })}</li>
					))}
				</ol>
				<p className="text-pretty text-sm text-text-muted">{t('qr.next')}</p>
				<p className="text-pretty text-sm text-text-muted">{t('qr.how')}</p>
			</section>
		</>
	);
}
