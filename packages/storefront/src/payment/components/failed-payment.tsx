import type { Order, Payment } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@zaylat/domain/payments';
import { Button } from '@zaylat/ui/button';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { FieldSet } from '@zaylat/ui/field-set';
import { Heading } from '@zaylat/ui/heading';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { CircleX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link FailedPayment}. */
export interface FailedPaymentProps {
	readonly order: Order;
	/** How the last try ended. */
	readonly status?: Payment['status'] | undefined;
	/** Why a try could not even begin; instead of `status`. */
	readonly reason?: string | undefined;
	/** Another try is being started. */
	readonly isStarting?: boolean | undefined;
	/** Tries again. */
	readonly onRetry: (method: GatewayMethod) => void;
}

/** Ways to pay that a gateway confirms. */
type GatewayMethod = Exclude<PaymentMethod, 'cash_on_delivery' | 'points'>;

const METHODS = ['card', 'mobile_banking', 'qr', 'e_wallet'] as const satisfies readonly GatewayMethod[];

/** What each end means for the shopper's money (Specification §4, §8). */
const REASONS = { failed: 'declined', expired: 'expired', abandoned: 'abandoned' } as const;

const hasReason = (status: string): status is keyof typeof REASONS => Object.hasOwn(REASONS, status);

/** A payment that did not come through: what happened to the money, and another try in the same way or another. */
export function FailedPayment({ order, status = 'failed', reason, isStarting = false, onRetry }: FailedPaymentProps) {
	const { t } = useTranslation('payment');
	const { language } = usePreferences();
	const known = METHODS.find((method) => method === order.paymentMethod && PAYMENT_METHODS[method].hasGateway);
	const [method, setMethod] = useState<GatewayMethod>(known ?? 'card');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="flex flex-col gap-5">
			<div className="flex flex-col items-center gap-2 text-center">
				<CircleX aria-hidden size={48} strokeWidth={1.5} className="text-critical" />
				<Heading ref={heading} level={1} size="xl" tabIndex={-1} className="outline-none">
					{t(status === 'expired' ? 'timeUp' : 'failed.title')}
				</Heading>
				<p role="status" className="max-w-prose text-pretty text-text-muted">
					{reason ?? t(`failed.${hasReason(status) ? REASONS[status] : 'declined'}`)}
				</p>
				<p className="text-sm">
					{t('order', { code: order.code })} · <strong>{formatPrice(order.total, language)}</strong>
				</p>
			</div>
			<FieldSet legend={t('failed.methods')}>
				<RadioGroup
					value={method}
					onValueChange={(value) => setMethod(METHODS.find((each) => each === value) ?? method)}
				>
					<ChoiceCards layout="grid">
						{METHODS.map((each) => (
							<ChoiceCard key={each} value={each} title={t(`methods.${each}`)} />
						))}
					</ChoiceCards>
				</RadioGroup>
			</FieldSet>
			<Button size="lg" isFullWidth isLoading={isStarting} loadingLabel={t('starting')} onClick={() => onRetry(method)}>
				{t(method === known ? 'failed.retry' : 'failed.other')}
			</Button>
		</div>
	);
}
