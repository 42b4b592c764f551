import type { Order, Payment } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import type { PaymentOption } from '@zaylat/domain/payments';
import { Button } from '@zaylat/ui/button';
import { Heading } from '@zaylat/ui/heading';
import { CircleX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { orderPath } from '../../../core/paths/order-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PaymentOptions } from '../payment-options.tsx';
import { usePayableOptions } from '../state/use-payable-options.ts';

/** Props of {@link FailedPayment}. */
export interface FailedPaymentProps {
	readonly order: Order;
	/** How the last try ended. */
	readonly status?: Payment['status'] | undefined;
	/** Why a try could not even begin; instead of `status`. */
	readonly reason?: string | undefined;
	/** The try was never sent, for lack of a connection: nothing has failed yet. */
	readonly isUnsent?: boolean | undefined;
	/** Another try is being started. */
	readonly isStarting?: boolean | undefined;
	/** Tries again. */
	readonly onRetry: (option: PaymentOption) => void;
}

/** What each end means for the shopper's money (Specification §4, §8). */
const REASONS = { failed: 'declined', expired: 'expired', abandoned: 'abandoned' } as const;

const hasReason = (status: string): status is keyof typeof REASONS => Object.hasOwn(REASONS, status);

/** A payment that did not come through: what happened to the money, and another try in the same way or another, or cash. */
export function FailedPayment({
	order,
	status = 'failed',
	reason,
	isUnsent = false,
	isStarting = false,
	onRetry,
}: FailedPaymentProps) {
	const { t } = useTranslation('payment');
	const { language } = usePreferences();
	const options = usePayableOptions(order);
	const [option, setOption] = useState<PaymentOption>(options[0] ?? order.paymentOption);
	const title = isUnsent ? 'failed.notStarted' : status === 'expired' ? 'timeUp' : 'failed.title';
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="flex flex-col gap-5">
			<div className="flex flex-col items-center gap-2 text-center">
				<CircleX aria-hidden size={48} strokeWidth={1.5} className="text-critical" />
				<Heading ref={heading} level={1} size="xl" tabIndex={-1} className="outline-none">
					{t(title)}
				</Heading>
				<p role="status" className="max-w-prose text-pretty text-text-muted">
					{reason ?? t(`failed.${hasReason(status) ? REASONS[status] : 'declined'}`)}
				</p>
				<p className="text-sm">
					{t('order', { code: order.code })} · <strong>{formatPrice(order.total, language)}</strong>
				</p>
			</div>
			<PaymentOptions legend={t('failed.methods')} options={options} value={option} onChange={setOption} />
			<Button size="lg" isFullWidth isLoading={isStarting} loadingLabel={t('starting')} onClick={() => onRetry(option)}>
				{t(option === order.paymentOption ? 'failed.retry' : option === 'cash' ? 'failed.cash' : 'failed.other')}
			</Button>
			<p className="text-pretty text-center text-sm text-text-muted">{t('failed.keptText')}</p>
			<LinkButton to={orderPath(order.code)} variant="secondary">
				{t('failed.toOrder')}
			</LinkButton>
		</div>
	);
}
